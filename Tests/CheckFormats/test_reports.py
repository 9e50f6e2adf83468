# Copyright (c) 2026 the Typeladder authors
# SPDX-License-Identifier: MIT
"""Reads the reports of one check with independent programs, and compares what they find."""

import csv
import html.parser
import io
import json
import os
import pathlib
import re
import subprocess
import tempfile
import unittest
import xml.etree.ElementTree

import jsonschema
import junitparser

import project


class Tags(html.parser.HTMLParser):
    """The tags of a page, the rows of its table, and its attributes."""

    def __init__(self):
        super().__init__()
        self.tags, self.rows, self.attributes = set(), 0, []

    def handle_starttag(self, tag, attributes):
        self.tags.add(tag)
        self.rows += tag == "tr"
        self.attributes += [name for name, _ in attributes]


def run(*words, status=0, **options):
    """The standard output of a program. Another exit status is an error with the program's messages."""
    result = subprocess.run([*map(str, words)], capture_output=True, check=False, **options)
    if result.returncode != status:
        messages = result.stderr.decode(errors="replace")
        raise AssertionError(f"{words[0]} exits with {result.returncode}, not {status}: {messages}")
    return result.stdout


class Reports(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = pathlib.Path(folder.name)
        cls.project = cls.folder / "project"
        cls.project.mkdir()
        project.write(cls.project)
        cls.reports = {}
        for name in ["sarif", "junit", "github", "gitlab", "markdown", "json"]:
            words = ["check", ".", "--width", 320, "--width", 744, "--format", name]
            report = run(os.environ["TYPELADDER_CLI"], *words, status=1, cwd=cls.project)
            (cls.folder / f"report.{name}").write_bytes(report)
            cls.reports[name] = report.decode("utf-8")
        report = json.loads(cls.reports["json"])
        cls.findings, cls.ignored = report["findings"], report["ignored"]
        cls.severities = {
            word: sum(finding["severity"] == word for finding in cls.findings)
            for word in ["violation", "warning", "information"]
        }

    def path(self, name):
        return self.folder / f"report.{name}"

    def test_project_has_findings_to_read(self):
        counts = [self.severities["violation"], self.severities["warning"], len(self.ignored)]
        self.assertGreater(min(counts), 0, counts)

    def test_junit(self):
        run("xmllint", "--noout", self.path("junit"))
        cases = [case for suite in junitparser.JUnitXml.fromfile(str(self.path("junit"))) for case in suite]
        failed = [case for case in cases if any(isinstance(result, junitparser.Failure) for result in case.result)]
        self.assertEqual(len(failed), self.severities["violation"])
        self.assertGreaterEqual(len(cases), len(self.findings) + len(self.ignored))
        self.assertEqual(len({(case.classname, case.name) for case in cases}), len(cases), "names repeat")

    def test_sarif(self):
        results = json.loads(self.reports["sarif"])["runs"][0]["results"]
        self.assertEqual(len(results), len(self.findings) + len(self.ignored))
        for result in results:
            self.assertEqual(len(result["locations"]), 1)
            place = result["locations"][0]["physicalLocation"]["artifactLocation"]
            self.assertEqual(place["uriBaseId"], "%SRCROOT%")
            self.assertRegex(place["uri"], r"^[A-Za-z0-9\-._~%][A-Za-z0-9\-._~/%]*$")

    @unittest.skipUnless(os.environ.get("SARIF_TOOLS"), "sarif-tools could not be installed; the reason is above")
    def test_sarif_tools(self):
        table = self.folder / "sarif.csv"
        run(os.environ["SARIF_TOOLS"], "summary", self.path("sarif"))
        run(os.environ["SARIF_TOOLS"], "csv", "--output", table, self.path("sarif"))
        with open(table, encoding="utf-8", newline="") as file:
            rows = len(list(csv.DictReader(file)))
        # Version 3 leaves out results with a suppression, and later ones may not.
        self.assertGreaterEqual(rows, len(self.findings))
        self.assertLessEqual(rows, len(self.findings) + len(self.ignored))

    @unittest.skipUnless(os.environ.get("SARIF_SCHEMA"), "SARIF_SCHEMA names no schema")
    def test_sarif_schema(self):
        with open(os.environ["SARIF_SCHEMA"], encoding="utf-8") as file:
            jsonschema.validate(json.loads(self.reports["sarif"]), json.load(file))

    def test_github(self):
        lines = re.split(r"\r\n|\n|\r", self.reports["github"])
        commands = [line for line in lines if re.match(r"\s*(::|##\[)", line)]
        # GitHub shows ten annotations of each level.
        expected = [min(10, count) for count in self.severities.values()]
        levels = [
            sum(line.startswith(f"::{word} file=") for line in commands)
            for word in ["error", "warning", "notice"]
        ]
        self.assertEqual(levels, expected)
        self.assertEqual(len(commands), sum(expected))

    def test_gitlab(self):
        issues = json.loads(self.reports["gitlab"])
        self.assertEqual(len(issues), len(self.findings))
        self.assertEqual(len({issue["fingerprint"] for issue in issues}), len(issues), "fingerprints repeat")
        for issue in issues:
            self.assertLessEqual({"description", "check_name", "fingerprint", "severity", "location"}, set(issue))

    def test_markdown(self):
        page = Tags()
        page.feed(run("cmark-gfm", "--extension", "table", "--unsafe", self.path("markdown")).decode("utf-8"))
        self.assertLessEqual(
            page.tags, {"h3", "p", "table", "thead", "tbody", "tr", "th", "td", "code", "ul", "li"})
        self.assertEqual(page.attributes, [])
        self.assertEqual(page.rows, len(self.findings) + 1)

    def output(self, *words):
        """What a command writes about each screen of the project."""
        return [run(os.environ["TYPELADDER_CLI"], *words, "--screen", name, cwd=self.project) for name in project.NAMES]

    def test_specs_in_markdown(self):
        for text in self.output("spec", "--format", "markdown"):
            page = Tags()
            page.feed(run("cmark-gfm", "--extension", "table", "--unsafe", input=text).decode("utf-8"))
            self.assertLessEqual(page.tags, {"h3", "p", "table", "thead", "tbody", "tr", "th", "td", "code"})
            self.assertEqual(page.attributes, [])

    def test_specs_in_csv(self):
        for text in self.output("spec", "--format", "csv"):
            rows = list(csv.reader(io.StringIO(text.decode("utf-8"), newline=""), strict=True))
            self.assertEqual({len(row) for row in rows}, {6})
            self.assertGreater(len(rows), 100)

    def test_pictures_in_svg(self):
        for words in [[], ["--svg-text"]]:
            for text in self.output("render", *words, "--to", "svg", "-o", "-"):
                names = {node.tag.rpartition("}")[2] for node in xml.etree.ElementTree.fromstring(text).iter()}
                self.assertLessEqual(names, {"svg", "defs", "g", "symbol", "use", "path", "rect", "clipPath", "text"})


if __name__ == "__main__":
    unittest.main()
