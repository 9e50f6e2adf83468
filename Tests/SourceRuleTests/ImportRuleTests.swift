// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Testing

/// The pure modules stay pure. Their allowed imports are listed here, and none of them is the disk, the C library, or a
/// toolkit.
@Suite struct ImportRuleTests {
    static let allowed: [String: Set<String>] = [
        "Words": [],
        "Explanations": ["Words"],
        "DynamicType": ["Explanations", "Words"],
        "LayoutEngine": ["Explanations", "Words"],
        "Syntax": ["Words"],
        "ArgumentParsing": ["Syntax", "Words"],
        "Documents": ["DynamicType", "LayoutEngine", "Syntax", "Words"],
        "DesignTokens": ["Documents", "DynamicType", "Syntax", "Words"],
        "SwiftScreens": ["Documents", "DynamicType", "LayoutEngine", "Syntax", "Words"],
        "Previewing": [
            "Documents", "DynamicType", "Explanations", "LayoutEngine", "Syntax", "Words",
        ],
        "Auditing": [
            "Documents", "DynamicType", "LayoutEngine", "Previewing", "Syntax", "Words",
        ],
        "Reporting": [
            "Auditing", "Documents", "DynamicType", "Explanations", "LayoutEngine", "Previewing",
            "Syntax", "Words",
        ],
    ]
    /// The JSON encoder is Foundation's.
    static let exceptions = ["Sources/Reporting/Reporters/JSONReporter.swift: FoundationEssentials"]

    @Test func pureModulesImportPureModulesAlone() {
        for (module, imports) in Self.allowed {
            #expect(imports.isSubset(of: Self.allowed.keys), "\(module)")
        }
    }

    /// Below the window, only Files touches the disk, except for fontconfig and cairo. No other module sees the C
    /// library.
    @Test(arguments: ["Drawing", "PangoText", "Workspace"])
    func nobodyElseSeesTheDisk(module: String) throws {
        for (file, imported) in try Self.imports(of: module) {
            #expect(!["Glibc", "CLinux", "FoundationEssentials"].contains(imported), "\(file)")
        }
    }

    @Test(arguments: allowed.keys.sorted()) func modulesImportNothingElse(module: String) throws {
        for (file, imported) in try Self.imports(of: module)
        where !Self.exceptions.contains("\(file): \(imported)") {
            #expect(
                Self.allowed[module]?.contains(imported) == true, "\(file) imports \(imported)")
        }
    }

    /// The imports of a module's files, each with its file.
    private static func imports(of module: String) throws -> [(file: String, imported: String)] {
        let files = try SwiftFile.all(in: "Sources/\(module)")
        #expect(!files.isEmpty)
        return files.flatMap { file in file.imports.map { (file.path, $0) } }
    }
}
