"""Adapts generated requests to rules that the OpenAPI document cannot express, such as valid pictures and PDFs."""

import base64
import uuid

import schemathesis
from schemathesis.generation.jsonschema import strategy
from schemathesis.transport.serialization import contains_binary

PICTURE = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)
SHEET = (
    b"%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n"
    b"3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"
)
TABLE = b"Nome;Citt\xc3\xa0\r\nOfficina;Roma\r\n"
FILES = {
    "file": TABLE,
    "image": PICTURE,
    "images": PICTURE,
    "turn": PICTURE,
    "explodedViewImage": PICTURE,
    "sheet": SHEET,
    "technicalSheet": SHEET,
    "technicalSheetEn": SHEET,
}
MEDIA_TYPES = {PICTURE: "image/png", SHEET: "application/pdf", TABLE: "text/csv"}
TYPES = {name: MEDIA_TYPES[file] for name, file in FILES.items()}
CURVE = [{"rpm": 10000, "kW": 0.4}, {"rpm": 12500, "kW": 1}]


validator_of = strategy._validator


def lenient_validator(schema):
    """Accepts files, for which the tool's validator of alternatives throws (4.32.5)."""
    is_valid = validator_of(schema)
    return lambda value: contains_binary(value) or is_valid(value)


strategy._validator = lenient_validator


@schemathesis.serializer("text/csv", "application/pdf", "image/jpeg", "image/png", "image/gif", "image/webp", "image/avif")
def as_it_is(ctx, value):
    return value


def good(field, value):
    """Replaces a generated file by a valid one. An empty part stays empty."""
    if isinstance(value, list):
        return [good(field, one) for one in value]
    return "" if type(value) is str and value == "" else FILES[field]


def storable(value):
    """Replaces numbers that are too small for the table by 0."""
    if isinstance(value, dict):
        return {name: storable(one) for name, one in value.items()}
    if isinstance(value, list):
        return [storable(one) for one in value]
    return 0 if isinstance(value, float) and abs(value) < 1e-130 else value


@schemathesis.hook
def before_call(context, case, kwargs):
    meta = case.meta
    if meta is None or not meta.generation.mode.is_positive:
        return
    # Reusing a key with another body is refused, so each request gets a new key.
    if case.headers and "Idempotency-Key" in case.headers:
        case.headers["Idempotency-Key"] = uuid.uuid4().hex
    # In place, because the tool validates a newly assigned body.
    if isinstance(case.body, dict):
        case.body.update(storable(case.body))
    if case.media_type == "multipart/form-data" and isinstance(case.body, dict):
        for name in FILES.keys() & case.body.keys():
            case.body[name] = good(name, case.body[name])
        # A schema cannot require increasing speeds, an existing product id, the URL of a drawing, or a sold-out product.
        if case.body.get("powerCurve"):
            case.body["powerCurve"] = CURVE
        for name in ("successor", "backOn", "explodedView"):
            case.body.pop(name, None)
        case.multipart_content_types = {**(case.multipart_content_types or {}), **TYPES}
    # Only a URL parser can decide which host names are valid.
    if isinstance(case.body, dict) and str(case.body.get("site") or "").strip():
        case.body["site"] = "https://nitro.example"
    # Otherwise the tool validates the changed request again and treats bytes as an empty string.
    case._sync_validated_hashes()
