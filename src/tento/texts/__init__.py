"""What people read, in Portuguese and English."""
