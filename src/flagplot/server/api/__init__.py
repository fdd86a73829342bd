"""The endpoints, one module for each corner of the table."""
