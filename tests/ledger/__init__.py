"""Proofs by rule: which tests prove each rule of the ledgers."""
