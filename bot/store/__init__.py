"""The store of the tables: models, repository, migrations and backups."""
