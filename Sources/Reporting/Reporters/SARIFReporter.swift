// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import Syntax
import Words

/// The Static Analysis Results Interchange Format, for code scanning. Source: OASIS, SARIF 2.1.0.
///
/// Files are relative to `%SRCROOT%`, and each result has one location, because GitHub shows one.
/// It reads at most 5,000 results, so the gravest are written, and the rest are counted.
struct SARIFReporter: Reporter {
    let name = "sarif"

    private static let limit = 5_000
    private static let root = "%SRCROOT%"

    func writes(_ type: any Report.Type) -> Bool { type == AuditReport.self }

    func text(of report: any Report) throws -> String? {
        guard let report = report as? AuditReport else { return nil }
        let rules = Rule.allCases
        let indices = Dictionary(uniqueKeysWithValues: zip(rules, rules.indices))
        var writer = ResultWriter(report: report, indices: indices)
        let open = report.findings.map { (merged: $0, state: "new", suppression: String?.none) }
        let others =
            (report.comparison?.known ?? []).map {
                (merged: $0, state: "unchanged", suppression: String?.none)
            }
            + report.ignored.map {
                (merged: $0, state: "unchanged", suppression: $0.exception?.reason)
            }
        let all = open + others
        let results = all.prefix(Self.limit).map {
            writer.result($0.merged, state: $0.state, suppression: $0.suppression)
        }
        var invocation: JSONObject = ["executionSuccessful": true]
        if all.count > Self.limit {
            let left = trn(
                "%1$s finding left out", "%1$s findings left out", all.count - Self.limit)
            invocation.values["toolExecutionNotifications"] = [
                ["level": "note", "message": Self.message(left)] as JSONObject
            ]
        }
        let driver: JSONObject = [
            "name": "typeladder-cli", "version": report.program.version,
            "semanticVersion": report.program.version, "rules": rules.map(Self.descriptor),
        ]
        let base: JSONObject = ["description": Self.message("The folder of the check")]
        let run: JSONObject = [
            "tool": ["driver": driver] as JSONObject,
            "invocations": [invocation],
            "originalUriBaseIds": [Self.root: base] as JSONObject,
            "columnKind": "unicodeCodePoints", "results": results,
        ]
        let log: JSONObject = [
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
            "runs": [run],
        ]
        return String(decoding: try JSONReporter().encoded(log), as: UTF8.self)
    }

    private static func descriptor(of rule: Rule) -> JSONObject {
        let text = rule.text
        let help = "\(text.reason). \(text.computation). \(text.remedy)."
        return [
            "id": rule, "shortDescription": message(text.title),
            "fullDescription": message("\(text.reason)."),
            "help": message(help),
            "defaultConfiguration": ["level": "warning"] as JSONObject,
        ]
    }

    /// A message without links and placeholders: the characters that start them are escaped (3.11).
    fileprivate static func message(_ text: String) -> JSONObject {
        let escaped = text.reduce(into: "") { result, character in
            switch character {
            case "\\", "[", "]": result += "\\\(character)"
            case "{", "}": result += "\(character)\(character)"
            default: result.append(character)
            }
        }
        return ["text": escaped]
    }

    /// A file relative to the root, with escapes for a URI (RFC 3986).
    fileprivate static func location(of file: String) -> JSONObject {
        let uri = file.utf8.reduce(into: "") { uri, byte in
            let scalar = Unicode.Scalar(byte)
            let isPlain =
                scalar.isASCII
                && (scalar.properties.isAlphabetic || (0x30...0x39).contains(byte)
                    || "-._~/".unicodeScalars.contains(scalar))
            uri +=
                isPlain ? String(scalar) : "%" + UInt64(byte).padded(to: 2, radix: 16).uppercased()
        }
        return ["uri": uri, "uriBaseId": root]
    }
}

/// Makes the results of a report, with the lines of each file found once.
private struct ResultWriter {
    let report: AuditReport
    let indices: [Rule: Int]
    private var lines: [String: TextLines] = [:]

    init(report: AuditReport, indices: [Rule: Int]) {
        (self.report, self.indices) = (report, indices)
    }

    mutating func result(
        _ merged: MergedFinding, state: String, suppression: String?
    ) -> JSONObject {
        let finding = merged.finding
        let level =
            switch finding.severity {
            case .violation: "error"
            case .warning: "warning"
            case .information: "note"
            }
        let places = report.places(of: merged) + [finding.categories.english]
        var physical: JSONObject = [
            "artifactLocation": SARIFReporter.location(of: report.file(of: merged))
        ]
        if let region = region(of: finding) { physical.values["region"] = region }
        let logical: JSONObject = [
            "fullyQualifiedName": finding.element.description, "kind": "element",
        ]
        var result: JSONObject = [
            "ruleId": finding.rule, "ruleIndex": indices[finding.rule], "level": level,
            "message": SARIFReporter.message("\(finding.message). \(finding.remedy)."),
            "locations": [
                ["physicalLocation": physical, "logicalLocations": [logical]] as JSONObject
            ],
            "partialFingerprints": ["typeladder/v1": report.identity(of: merged)] as JSONObject,
            "properties": ["holds": places.joined(separator: "; ")] as JSONObject,
        ]
        if report.comparison != nil { result.values["baselineState"] = state }
        if let suppression {
            result.values["suppressions"] = [
                ["kind": "external", "justification": suppression] as JSONObject
            ]
        }
        if let fix = fix(of: finding) { result.values["fixes"] = [fix] }
        return result
    }

    private mutating func lines(ofFile name: String) -> TextLines? {
        if let known = lines[name] { return known }
        guard let source = report.program.sources[name], let found = TextLines(source) else {
            return nil
        }
        lines[name] = found
        return found
    }

    /// The place in code points, because columns in files are bytes.
    private mutating func region(of finding: Finding) -> JSONObject? {
        guard let place = finding.place, let position = place.position else { return nil }
        let column = lines(ofFile: place.file)?.column(of: position)
        return ["startLine": position.line, "startColumn": column ?? position.column]
    }

    private mutating func fix(of finding: Finding) -> JSONObject? {
        guard let fix = finding.fix, let place = finding.place, finding.cause?.file == fix.file,
            let lines = lines(ofFile: place.file), let changes = lines.replacements(by: fix.edit)
        else { return nil }
        let replacements = changes.map { change -> JSONObject in
            var replacement: JSONObject = [
                "deletedRegion": [
                    "startLine": change.start.line, "startColumn": change.start.column,
                    "endLine": change.end.line, "endColumn": change.end.column,
                ] as JSONObject
            ]
            if !change.text.isEmpty {
                replacement.values["insertedContent"] = ["text": change.text] as JSONObject
            }
            return replacement
        }
        return [
            "description": SARIFReporter.message("\(finding.remedy)."),
            "artifactChanges": [
                [
                    "artifactLocation": SARIFReporter.location(of: report.program.name(place.file)),
                    "replacements": replacements,
                ] as JSONObject
            ],
        ]
    }
}
