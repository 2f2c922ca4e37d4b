"""The rules of Fleet Commander, a module a chapter of its ledger."""
