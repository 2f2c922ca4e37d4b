"""The proofs, in the same rooms as the code they prove."""
