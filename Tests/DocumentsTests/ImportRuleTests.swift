// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import FoundationEssentials
import Testing

/// The pure modules stay pure: what they may import is written down here.
@Suite struct ImportRuleTests {
    static let allowed: [String: Set<String>] = [
        "DynamicType": [],
        "LayoutEngine": [],
        "Documents": ["CLinux", "DynamicType", "FoundationEssentials", "Glibc"],
        "Previewing": ["DynamicType", "LayoutEngine", "Documents", "Glibc"],
        "Auditing": ["LayoutEngine", "Previewing"],
        "ArgumentParsing": ["Documents"],
        "Reporting": [
            "DynamicType", "LayoutEngine", "Documents", "Previewing", "FoundationEssentials",
        ],
        "CommandLineTool": [
            "ArgumentParsing", "Auditing", "DynamicType", "LayoutEngine", "Documents", "Previewing",
            "PangoText", "Drawing", "Reporting", "Glibc",
        ],
    ]

    @Test(arguments: allowed.keys.sorted()) func modulesImportNothingElse(module: String) throws {
        let sources = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(
                path: "Sources/\(module)")
        let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
            .filter { $0.hasSuffix(".swift") }
        #expect(!files.isEmpty)
        for file in files {
            let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
            for line in text.split(separator: "\n") {
                let words = line.split(separator: " ")
                guard let index = words.firstIndex(of: "import"), index <= 1,
                    words.count > index + 1,
                    !line.hasPrefix(" "), !line.hasPrefix("/")
                else { continue }
                #expect(
                    Self.allowed[module]?.contains(String(words[index + 1])) == true,
                    "\(module)/\(file): \(line)")
            }
        }
    }
}
