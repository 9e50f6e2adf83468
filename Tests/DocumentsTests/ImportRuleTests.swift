// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import FoundationEssentials
import Testing

/// The pure modules stay pure: what they may import is written down here, and none of it is the disk, the
/// C library or a toolkit.
@Suite struct ImportRuleTests {
    static let allowed: [String: Set<String>] = [
        "DynamicType": [],
        "LayoutEngine": [],
        "Syntax": [],
        "ArgumentParsing": ["Syntax"],
        "Documents": ["DynamicType", "Syntax"],
        "DesignTokens": ["Documents", "DynamicType", "Syntax"],
        "Previewing": ["Documents", "DynamicType", "LayoutEngine", "Syntax"],
        "Auditing": ["LayoutEngine", "Previewing"],
        "Reporting": [
            "DesignTokens", "Documents", "DynamicType", "LayoutEngine", "Previewing", "Syntax",
        ],
    ]

    @Test func pureModulesImportPureModulesAlone() {
        for (module, imports) in Self.allowed {
            #expect(imports.isSubset(of: Self.allowed.keys), "\(module)")
        }
    }

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
