"""A championship on paper: pure functions from its state to pages, drawings and sheets of cells. Nothing here touches a file."""
