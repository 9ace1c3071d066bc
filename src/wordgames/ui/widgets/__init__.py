"""What several screens show: each draws itself, one a file."""
