"""Word games for the terminal: PDQ, Quiddler, Perquackey and Skeeter."""

__version__ = "0.1.0"
