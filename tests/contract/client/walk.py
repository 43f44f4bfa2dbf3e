"""A client made of the OpenAPI document alone, with the standard library: requests by operation id, answers held to their schemas."""

import json
import re
import sys
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import Request, urlopen

BASE = sys.argv[1]
TYPES = {
    "object": dict, "array": list, "string": str, "integer": int, "number": (int, float), "boolean": bool, "null": type(None),
}


def read(request):
    try:
        with urlopen(request) as answer:
            return answer.status, answer.headers, json.load(answer)
    except HTTPError as refusal:
        return refusal.code, refusal.headers, json.load(refusal)


DOCUMENT = read(f"{BASE}/openapi.json")[2]


def resolved(part):
    while "$ref" in part:
        part_of = DOCUMENT
        for name in part["$ref"].removeprefix("#/").split("/"):
            part_of = part_of[name]
        part = part_of
    return part


OPERATIONS = {
    operation["operationId"]: (method.upper(), path, operation)
    for path, methods in DOCUMENT["paths"].items()
    for method, operation in methods.items()
}


def text_of(value, parameter):
    if isinstance(value, list):
        assert parameter["style"] == "form" and parameter["explode"] is False, parameter["name"]
        return ",".join(quote(item, safe="") for item in value)
    return quote(str(value), safe="")


def call(operation_id, body=None, **given):
    method, path, operation = OPERATIONS[operation_id]
    parameters = {parameter["name"]: parameter for parameter in map(resolved, operation["parameters"])}
    assert given.keys() <= parameters.keys(), given.keys() - parameters.keys()
    query = [f"{name}={text_of(value, parameters[name])}" for name, value in given.items() if parameters[name]["in"] == "query"]
    path = re.sub(r"\{(\w+)\}", lambda part: quote(given[part[1]], safe=""), path)
    request = Request(f"{BASE}{path}?{'&'.join(query)}", method=method)
    if body is not None:
        request.data = json.dumps(body).encode()
        request.add_header("Content-Type", "application/json")
    status, headers, answer = read(request)
    content = resolved(operation["responses"][str(status)])["content"]
    fit(answer, content[headers.get_content_type()]["schema"], operation_id)
    return status, answer


def fit(value, schema, place):
    """Raises where a value has not the types and members of its schema."""
    schema = resolved(schema)
    if "anyOf" in schema:
        assert any(fits(value, option, place) for option in schema["anyOf"]), (place, value)
    types = schema.get("type", [])
    types = [types] if isinstance(types, str) else types
    assert not types or isinstance(value, tuple(TYPES[name] for name in types)), (place, value)
    if isinstance(value, dict):
        missing = [name for name in schema.get("required", []) if name not in value]
        assert not missing, (place, missing)
        for name, member in schema.get("properties", {}).items():
            if name in value:
                fit(value[name], member, f"{place}.{name}")
    if isinstance(value, list) and "items" in schema:
        for item in value:
            fit(item, schema["items"], f"{place}[]")


def fits(value, schema, place):
    try:
        fit(value, schema, place)
        return True
    except AssertionError:
        return False


_, listed = call("list_actuators", category=["qdd_proprioceptive", "smart_servo"], min_peak_torque_nm=20, limit=2)
_, matched = call("match_actuators_batch", body={"joints": [{"name": "Wrist", "min_peak_torque_nm": 2}]})
status, problem = call("get_actuator", id="no-such-actuator")
print(json.dumps({
    "torques": [record["peak_torque_nm"] for record in listed["data"]],
    "categories": [record["category"] for record in listed["data"]],
    "joint": [matched["joints"][0]["name"], matched["joints"][0]["count"]],
    "meets": matched["joints"][0]["counts"]["meets"],
    "problem": [status, problem["code"]],
}))
