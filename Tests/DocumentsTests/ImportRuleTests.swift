// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

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
        for file in try SwiftFile.all(in: "Sources/\(module)") {
            for line in file.lines {
                let words = line.split(separator: " ")
                guard let index = words.firstIndex(of: "import"), index <= 1,
                    words.count > index + 1,
                    !line.hasPrefix(" "), !line.hasPrefix("/")
                else { continue }
                #expect(
                    Self.allowed[module]?.contains(String(words[index + 1])) == true,
                    "\(file.path): \(line)")
            }
        }
    }
}
