"""The socket of those who follow a championship: what is decided is told to each as far as they may read it."""
