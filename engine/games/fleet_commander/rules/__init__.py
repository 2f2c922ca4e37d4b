"""The rules of Fleet Commander, with one module for each chapter of the ledger."""
