"""The rows, one module for each part of the program; each module here is read by itself."""
