"""Where tables are kept: models, repository, migrations and backups."""
