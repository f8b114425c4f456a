"""The API does what its schema says, whatever is thrown at it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from processes import Client, Process
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)  # fmt: skip

from choosing import nightly, patience
from theomachy.server.app import create
from theomachy.server.desk import Settings

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


class Running:
    process: Process
    client: Client
    table: str


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    process = Process(tmp_path_factory.mktemp("schema")).start()
    client = Client(process.address)
    Running.process, Running.client, Running.table = process, client, client.table("gods-second", 2)
    yield Running
    client.close()
    process.stop()


SCHEMA = schemathesis.openapi.from_dict(create(Settings(data="sqlite:///unused.db")).openapi_schema.to_schema())
# By day guesses alone; every night also each boundary of each value, thousands of questions that are asked one by one.
SCHEMA.config.phases.coverage.enabled = nightly()


@pytest.mark.usefixtures("running")
@SCHEMA.parametrize()
@settings(max_examples=patience(4, 100), deadline=None, suppress_health_check=list(HealthCheck))
def test_the_api_keeps_its_schema(case: Any) -> None:
    # Half of the guesses are about a table that exists, in the name of the one who sits there.
    if "table_id" in (case.path_parameters or {}) and len(str(case.path_parameters["table_id"])) % 2:
        case.path_parameters["table_id"] = Running.table
    headers = {"authorization": f"Bearer {Running.client.token}"}
    case.call_and_validate(base_url=Running.process.address, headers=headers, checks=CHECKS)


def test_everything_of_the_page_is_in_the_schema(running: Any) -> None:
    paths = Running.client.http.get("/api/openapi.json").json()["paths"]
    for path in (
        "/health", "/api/guests", "/api/me", "/api/games", "/api/games/{name}", "/api/games/{name}/rules",
        "/api/tables",
        "/api/tables/{table_id}", "/api/tables/{table_id}/seats/{seat}", "/api/tables/{table_id}/seats/{seat}/bot",
        "/api/tables/{table_id}/state",
        "/api/tables/{table_id}/actions", "/api/tables/{table_id}/undo", "/api/tables/{table_id}/why",
        "/api/tables/{table_id}/tell", "/api/tables/{table_id}/record",
    ):  # fmt: skip
        assert path in paths
