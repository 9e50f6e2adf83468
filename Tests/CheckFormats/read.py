# Copyright (c) 2026 the Typeladder authors
# SPDX-License-Identifier: MIT
"""Reads the reports of one check with independent programs, and compares what they find."""

import csv
import html.parser
import json
import pathlib
import re
import sys

import junitparser


class Tags(html.parser.HTMLParser):
    """The tags of a page, the rows of its table, and its links."""

    def __init__(self):
        super().__init__()
        self.tags, self.rows, self.attributes = set(), 0, []

    def handle_starttag(self, tag, attributes):
        self.tags.add(tag)
        self.rows += tag == "tr"
        self.attributes += [name for name, _ in attributes]


def expect(holds, what):
    if not holds:
        sys.exit(f"check-formats: {what}")


def main(folder):
    folder = pathlib.Path(folder)
    # Line ends stay as they are in the file.
    read = {path.suffix[1:]: path.read_bytes().decode("utf-8") for path in folder.glob("report.*")}
    report = json.loads(read["json"])
    findings, ignored = report["findings"], report["ignored"]
    severities = {word: sum(f["severity"] == word for f in findings) for word in ("violation", "warning", "information")}

    xml = junitparser.JUnitXml.fromfile(str(folder / "report.junit"))
    cases = [case for suite in xml for case in suite]
    failed = [case for case in cases if any(isinstance(result, junitparser.Failure) for result in case.result)]
    expect(len(failed) == severities["violation"], "junitparser finds other failures")
    expect(len(cases) >= len(findings) + len(ignored), "junitparser finds other cases")
    expect(len({(case.classname, case.name) for case in cases}) == len(cases), "names of cases repeat")
    print(f"JUnit: {len(cases)} cases, {len(failed)} failures")

    run = json.loads(read["sarif"])["runs"][0]
    expect(len(run["results"]) == len(findings) + len(ignored), "SARIF has other results")
    for result in run["results"]:
        expect(len(result["locations"]) == 1, "a result has several locations")
        place = result["locations"][0]["physicalLocation"]["artifactLocation"]
        expect(place["uriBaseId"] == "%SRCROOT%" and not place["uri"].startswith("/"), f"place {place}")
        expect(re.fullmatch(r"[A-Za-z0-9\-._~/%]+", place["uri"]), f"URI {place['uri']}")
    rows = list(csv.DictReader(read["csv"].splitlines()))
    shown = sum(not result.get("suppressions") for result in run["results"])
    expect(shown <= len(rows) <= len(run["results"]), f"sarif-tools finds {len(rows)} results")
    print(f"SARIF: {len(run['results'])} results, {len(rows)} in sarif-tools")

    commands = [line for line in re.split(r"\r\n|\n|\r", read["github"]) if re.match(r"\s*(::|##\[)", line)]
    counts = {word: min(10, count) for word, count in severities.items()}
    expected = counts["violation"], counts["warning"], counts["information"]
    levels = tuple(sum(line.startswith(f"::{word} file=") for line in commands) for word in ("error", "warning", "notice"))
    expect(levels == expected and len(commands) == sum(expected), f"GitHub has {levels}, not {expected}")
    print(f"GitHub: {len(commands)} annotations")

    issues = json.loads(read["gitlab"])
    expect(len(issues) == len(findings), "GitLab has other issues")
    expect(len({issue["fingerprint"] for issue in issues}) == len(issues), "GitLab's fingerprints repeat")
    for issue in issues:
        expect({"description", "check_name", "fingerprint", "severity", "location"} <= set(issue), f"GitLab: {issue}")
    print(f"GitLab: {len(issues)} issues")

    page = Tags()
    page.feed(read["html"])
    allowed = {"h3", "p", "table", "thead", "tbody", "tr", "th", "td", "code", "ul", "li"}
    expect(page.tags <= allowed and not page.attributes, f"Markdown makes {page.tags - allowed} {page.attributes}")
    expect(page.rows == len(findings) + 1, f"Markdown has {page.rows} rows for {len(findings)} findings")
    print(f"Markdown: {page.rows - 1} rows")


if __name__ == "__main__":
    main(sys.argv[1])
