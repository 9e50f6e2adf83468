// swift-tools-version: 6.2
// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Glibc
import PackageDescription

let settings: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

/// Modules that talk to GTK run on the main actor as a whole: GTK is not thread-safe.
let mainActorSettings = settings + [.defaultIsolation(MainActor.self)]

func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(
    _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
    .testTarget(
        name: "\(name)Tests", dependencies: [.target(name: name), "TestSupport"] + dependencies,
        exclude: exclude, swiftSettings: settings)
}

/// The folder of the toolchain's libraries for programs that read Swift, such as SwiftParser; nil if the toolchain has
/// none. Then `typeladder-swift` is left out. Package descriptions are read with a library of the toolchain.
func parserFolder() -> String? {
    guard let maps = fopen("/proc/self/maps", "r") else { return nil }
    defer { fclose(maps) }
    var line = [CChar](repeating: 0, count: 4_096)
    while fgets(&line, Int32(line.count), maps) != nil {
        let text = String(
            decoding: line.prefix { $0 != 0 && $0 != 10 }.map(UInt8.init(bitPattern:)),
            as: UTF8.self)
        guard text.hasSuffix("/libPackageDescription.so"), let start = text.firstIndex(of: "/")
        else { continue }
        // lib/swift/pm/ManifestAPI/libPackageDescription.so
        let folders = text[start...].split(separator: "/").dropLast(3)
        let folder = "/" + folders.joined(separator: "/") + "/host"
        return access("\(folder)/libSwiftParser.so", R_OK) == 0 ? folder : nil
    }
    return nil
}

let parser = parserFolder()
/// The program that reads Swift, and its measure. No others link the toolchain's libraries, which are only for the
/// dynamic runtime.
let parserPrograms: [Target] =
    parser.map { folder in
        // An installed program has the libraries in a folder beside it, and must not look for a toolchain.
        let isInstalled = Context.environment["TYPELADDER_INSTALLED"] != nil
        let places = ["$ORIGIN/swift"] + (isInstalled ? [] : [folder])
        let link =
            ["-L", folder] + places.flatMap { ["-Xlinker", "-rpath", "-Xlinker", $0] }
        return [
            .executableTarget(
                name: "typeladder-swift", dependencies: ["ArgumentParsing", "CLinux", "Syntax"],
                swiftSettings: settings + [.unsafeFlags(["-I", folder])],
                linkerSettings: [.unsafeFlags(link)]),
            // Only for benchmarks: what the parser takes without a program of ours.
            .executableTarget(
                name: "bare-parser", dependencies: ["Files", "Syntax"],
                path: "Benchmarks/BareParser", swiftSettings: [.unsafeFlags(["-I", folder])],
                linkerSettings: [.unsafeFlags(link)]),
        ]
    } ?? []

let package = Package(
    name: "Typeladder",
    products: [
        .executable(name: "typeladder", targets: ["typeladder"]),
        .executable(name: "typeladder-cli", targets: ["typeladder-cli"]),
    ]
        + parserPrograms.filter { $0.name == "typeladder-swift" }
        .map { .executable(name: $0.name, targets: [$0.name]) },
    targets: [
        // Pure: no toolkit, no file system, nothing but values.
        module("Words"),
        module("Explanations", ["Words"]),
        .target(
            name: "DynamicType", dependencies: ["Explanations", "Words"], swiftSettings: settings,
            // Rounding is libm's, and without Foundation nobody else asks for it.
            linkerSettings: [.linkedLibrary("m")]),
        module("LayoutEngine", ["Explanations", "Words"]),
        module("Syntax", ["Words"]),
        module("Documents", ["DynamicType", "LayoutEngine", "Syntax", "Words"]),
        module("DesignTokens", ["Documents", "DynamicType", "Syntax", "Words"]),
        module("SwiftScreens", ["Syntax", "Words"]),
        module(
            "Previewing",
            [
                "Documents", "DynamicType", "Explanations", "LayoutEngine", "Syntax", "Words",
            ]),
        module(
            "Auditing",
            [
                "Documents", "DynamicType", "LayoutEngine", "Previewing", "Syntax", "Words",
            ]),
        module("ArgumentParsing", ["Syntax", "Words"]),
        module(
            "Reporting",
            [
                "Auditing", "Documents", "DynamicType", "Explanations", "LayoutEngine",
                "Previewing", "Syntax", "Words",
            ]),

        // The disk.
        .systemLibrary(name: "CLinux"),
        module("Files", ["CLinux", "Documents", "Syntax", "Words"]),

        // Text through Pango, pictures through cairo.
        .systemLibrary(
            name: "CPango", pkgConfig: "pangocairo",
            providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(name: "CHyphen", providers: [.apt(["libhyphen-dev"])]),
        .systemLibrary(name: "CPng", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
        module("PangoText", ["CHyphen", "CPango", "LayoutEngine", "Syntax", "Words"]),
        module("ImageDecoding", ["CPng"]),
        module("Cairo"),
        module(
            "Drawing",
            [
                "Auditing", "CPango", "CPng", "Cairo", "Documents", "DynamicType", "ImageDecoding",
                "LayoutEngine", "PangoText", "Previewing", "Reporting", "Syntax", "Words",
            ]),

        // What is open, for window and command line alike.
        module(
            "Workspace",
            [
                "Auditing", "DesignTokens", "Documents", "DynamicType", "Files", "ImageDecoding",
                "LayoutEngine", "PangoText", "Previewing", "SwiftScreens", "Syntax", "Words",
            ]),

        // The window.
        .systemLibrary(
            name: "CGtk", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
        .target(
            name: "GtkKit", dependencies: ["CGtk", "Cairo", "Syntax", "Words"],
            swiftSettings: mainActorSettings),
        .testTarget(
            name: "GtkKitTests", dependencies: ["GtkKit", "CGtk", "GtkTestSupport", "Syntax"],
            swiftSettings: settings),
        .target(
            name: "DesktopApp",
            dependencies: [
                "ArgumentParsing", "Auditing", "DesignTokens", "Documents", "Drawing",
                "DynamicType", "Explanations", "Files", "GtkKit", "LayoutEngine", "PangoText",
                "Previewing", "Reporting", "Syntax", "Words", "Workspace",
            ],
            swiftSettings: mainActorSettings),
        .testTarget(
            name: "DesktopAppTests",
            dependencies: [
                "ArgumentParsing", "Auditing", "CommandLineTool", "DesignTokens", "DesktopApp",
                "Documents", "DocumentationWriter", "DynamicType", "Files", "GtkKit",
                "GtkTestSupport", "LayoutEngine", "PangoText",
                "Previewing", "Reporting", "Syntax", "TestSupport", "Words", "Workspace",
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "typeladder", dependencies: ["DesktopApp", "Files"],
            swiftSettings: mainActorSettings),

        // The command line: everything above but GTK.
        module(
            "CommandLineTool",
            [
                "ArgumentParsing", "Auditing", "DesignTokens", "Documents", "Drawing",
                "DynamicType", "Files",
                "LayoutEngine", "PangoText", "Previewing", "Reporting", "SwiftScreens", "Syntax",
                "Words", "Workspace",
            ]),
        .executableTarget(
            name: "typeladder-cli", dependencies: ["CommandLineTool", "Files"],
            swiftSettings: settings),

        // What is fast, beside what GTK and Pango do. Built by scripts/bench, never installed.
        .executableTarget(
            name: "typeladder-benchmark",
            dependencies: [
                "Auditing", "CGtk", "CLinux", "CPango", "DesktopApp", "Documents", "DynamicType",
                "Files",
                "GtkKit", "LayoutEngine", "PangoText", "Previewing", "Syntax", "Workspace",
            ],
            path: "Benchmarks", exclude: ["BareParser", "EmptyWindow"],
            swiftSettings: mainActorSettings),

        .executableTarget(
            name: "empty-window", dependencies: ["CGtk"], path: "Benchmarks/EmptyWindow"),

        // Tests mirror the sources; what several need stands in TestSupport.
        .target(
            name: "TestSupport",
            dependencies: [
                "CPango", "Documents", "DynamicType", "Files", "LayoutEngine", "PangoText",
                "Previewing", "Syntax", "Workspace",
            ],
            path: "Tests/TestSupport", swiftSettings: settings),
        // Manual pages, completions, schemas, and tables of the documentation, as they are checked in.
        .target(
            name: "DocumentationWriter",
            dependencies: ["ArgumentParsing", "Documents", "DynamicType", "Syntax"],
            path: "Tests/DocumentationWriter", swiftSettings: settings),
        // What tests of readers share: mistakes, bundled files, the corpus of themes.
        .target(
            name: "ReaderTestSupport",
            dependencies: ["Documents", "Files", "Previewing", "Syntax", "TestSupport"],
            path: "Tests/ReaderTestSupport", swiftSettings: settings),
        .target(
            name: "GtkTestSupport", dependencies: ["CGtk", "GtkKit", "Syntax"],
            path: "Tests/GtkTestSupport", swiftSettings: settings),
        // Fixtures are read where they stand.
        .testTarget(name: "WordsTests", dependencies: ["Words"], swiftSettings: settings),
        tests("Explanations"),
        tests("DynamicType", ["Explanations"], exclude: ["Fixtures"]),
        tests("LayoutEngine"),
        tests(
            "Syntax",
            [
                "DesignTokens", "Documents", "DynamicType", "Files", "Previewing",
                "ReaderTestSupport",
            ]),
        tests(
            "Documents",
            [
                "DesignTokens", "DynamicType", "Files", "LayoutEngine", "ReaderTestSupport",
                "Syntax",
            ],
            exclude: ["Corpus"]),
        tests(
            "DesignTokens",
            ["Documents", "DynamicType", "Files", "ReaderTestSupport", "Syntax"]),
        tests("SwiftScreens", ["Syntax"], exclude: ["Fixtures"]),
        tests("Files", ["CLinux", "Documents", "DynamicType", "ReaderTestSupport", "Syntax"]),
        // What holds of all sources.
        .testTarget(
            name: "SourceRuleTests", dependencies: ["TestSupport"], swiftSettings: settings),
        // What the tests of atomic saving kill.
        .executableTarget(
            name: "save-loop", dependencies: ["Files", "Syntax"], path: "Tests/SaveLoop",
            swiftSettings: settings),
        // Many inputs made at random: scripts/fuzz.
        .executableTarget(
            name: "typeladder-fuzz",
            dependencies: [
                "DesignTokens", "Documents", "Drawing", "DynamicType", "Explanations", "Files",
                "ImageDecoding", "LayoutEngine", "PangoText", "Previewing", "Reporting",
                "SwiftScreens", "Syntax", "TestSupport", "Workspace",
            ],
            path: "Tests/Fuzzing", swiftSettings: settings),
        tests("ImageDecoding"),
        tests("PangoText", ["CPango", "Files", "LayoutEngine", "Syntax"], exclude: ["Fixtures"]),
        tests(
            "Previewing",
            [
                "DesignTokens", "Documents", "DynamicType", "Explanations", "Files", "LayoutEngine",
                "PangoText", "Syntax", "Workspace",
            ], exclude: ["Fixtures"]),
        tests(
            "Workspace",
            [
                "DesignTokens", "Documents", "DynamicType", "Files", "LayoutEngine", "Previewing",
                "ReaderTestSupport", "Syntax",
            ]),
        tests(
            "Auditing",
            [
                "Documents", "DynamicType", "Files", "LayoutEngine", "PangoText", "Previewing",
                "Syntax", "Workspace",
            ]),
        .testTarget(
            name: "ArgumentParsingTests",
            dependencies: ["ArgumentParsing", "DocumentationWriter", "Syntax"],
            swiftSettings: settings),
        tests(
            "Reporting",
            [
                "Documents", "DynamicType", "Explanations", "LayoutEngine", "Previewing", "Syntax",
            ],
            exclude: ["Records"]),
        tests(
            "CommandLineTool",
            [
                "ArgumentParsing", "Auditing", "DesignTokens", "DocumentationWriter", "Documents",
                "DynamicType", "LayoutEngine", "Previewing", "Reporting", "Syntax",
            ],
            exclude: ["Goldens"]),
        tests(
            "Drawing",
            [
                "Auditing", "CPango", "Cairo", "Documents", "DynamicType", "Files", "LayoutEngine",
                "PangoText", "Previewing", "Reporting", "Syntax", "Workspace",
            ]),
    ] + parserPrograms
)

// Where only some tests run, the others are not built either, and no benchmark (scripts/test).
if let tests = Context.environment["TYPELADDER_TESTS"]?.split(separator: " ") {
    package.targets.removeAll { target in
        target.type == .test && !tests.contains { $0 == target.name }
            || target.path?.hasPrefix("Benchmarks") == true
    }
}
