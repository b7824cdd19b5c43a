"""What each release of Kleeblatt left behind: a folder of records and a database for each."""
