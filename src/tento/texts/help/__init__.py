"""What the help of `tento` says: its Portuguese by the English of the commands, and an example for each command."""
