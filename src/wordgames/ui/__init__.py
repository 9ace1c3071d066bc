"""The app: its pages and widgets, on Textual."""
