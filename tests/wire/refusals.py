"""Refusals of the service: its numeric codes, and the nested form errors of code 50035."""

from typing import Any

Json = dict[str, Any]

MALFORMED = 50035

_CODES: dict[int, tuple[int, str]] = {
    0: (404, "404: Not Found"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    40001: (401, "401: Unauthorized"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50013: (403, "Missing Permissions"),
    50027: (401, "Invalid Webhook Token"),
    MALFORMED: (400, "Invalid Form Body"),
}


class Refusal(Exception):
    """An answer of 4xx, as the bot reads it."""

    def __init__(self, code: int, errors: Json | None = None) -> None:
        self.code = code
        self.status, self.message = _CODES[code]
        self.errors = errors
        super().__init__(f"{self.status} ({code}) {self.message} {errors or ''}".rstrip())

    def body(self) -> Json:
        body: Json = {"message": self.message, "code": self.code}
        return body | {"errors": self.errors} if self.errors else body


class Form:
    """Gathers what is wrong with a body, by dotted path, and refuses it as a whole."""

    def __init__(self) -> None:
        self.errors: Json = {}

    def wrong(self, path: str, why: str, code: str = "BASE_TYPE_INVALID") -> None:
        node = self.errors
        for part in path.split("."):
            node = node.setdefault(part, {})
        node.setdefault("_errors", []).append({"code": code, "message": why})

    def length(self, path: str, value: Any, low: int, high: int) -> bool:
        """Check that the length of *value* is from *low* to *high*; None counts as empty."""
        if value is not None and not isinstance(value, str | list):
            self.wrong(path, f"Expected a text or a list, not {value!r}.")
            return False
        size = len(value) if value is not None else 0
        if size < low:
            self.wrong(path, "This field is required", "BASE_TYPE_REQUIRED")
        elif size > high:
            self.wrong(path, f"Must be {high} or fewer in length.", "BASE_TYPE_MAX_LENGTH")
        return low <= size <= high

    def check(self) -> None:
        if self.errors:
            raise Refusal(MALFORMED, self.errors)
