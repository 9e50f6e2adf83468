// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Testing

/// `Package.swift` lists exactly the imports of each target.
@Suite struct PackageRuleTests {
    @Test func targetsDependOnWhatTheyImport() throws {
        let targets = try PackageTarget.all()
        let names = Set(targets.map(\.name))
        for target in targets {
            let files = try target.files(among: targets)
            // A target in C.
            if files.isEmpty { continue }
            let imports = Set(files.flatMap(\.imports)).intersection(names)
            let unused = Set(target.dependencies).subtracting(imports)
            #expect(unused.isEmpty, "\(target.name) depends on \(unused) and imports none of it")
            let missing = imports.subtracting(target.dependencies)
            #expect(missing.isEmpty, "\(target.name) imports \(missing) and depends on none of it")
            #expect(target.dependencies.count == Set(target.dependencies).count, "\(target.name)")
        }
    }

    /// `@testable` imports do not build for release.
    @Test func onlyTestsImportWhatIsTestable() throws {
        let targets = try PackageTarget.all()
        for target in targets where !target.isTest {
            for file in try target.files(among: targets) {
                #expect(!file.lines.contains { $0.hasPrefix("@testable") }, "\(file.path)")
            }
        }
    }

    @Test func sharedTestCodeIsInNoProgram() throws {
        let targets = try PackageTarget.all()
        let dependencies = targets.filter { $0.path.hasPrefix("Sources/") }
            .flatMap(\.dependencies)
        for target in targets where target.path.hasPrefix("Tests/") {
            #expect(!dependencies.contains(target.name), "\(target.name)")
        }
    }

    @Test func targetsAreReadFromTheManifest() {
        let targets = PackageTarget.read(
            """
            func module() { .target(name: name) }
                targets: [
                    .target(
                        name: "One", dependencies: ["Two"],  // "Three"
                        linkerSettings: [.linkedLibrary("m")]),
                    .systemLibrary(name: "Two", path: "C/Two"),
                    tests("One", ["Two"], exclude: ["Files"]),
                    tests("Two", exclude: ["Files"]),
                ]
            """)
        #expect(targets.map(\.name) == ["One", "Two", "OneTests", "TwoTests"])
        #expect(
            targets.map(\.path) == ["Sources/One", "C/Two", "Tests/OneTests", "Tests/TwoTests"])
        #expect(
            targets.map(\.dependencies)
                == [["Two"], [], ["One", "TestSupport", "Two"], ["Two", "TestSupport"]])
    }
}
