"""The sentences of the club and of its web server, in Portuguese, English and Spanish: a file for each topic."""
