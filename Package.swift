// swift-tools-version: 6.2
// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import PackageDescription

let settings: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

/// Modules that talk to GTK run on the main actor as a whole: GTK is not thread-safe.
let mainActorSettings = settings + [.defaultIsolation(MainActor.self)]

func pure(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(
    _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
    .testTarget(
        name: "\(name)Tests", dependencies: [.target(name: name), "TestSupport"] + dependencies,
        exclude: exclude, swiftSettings: settings)
}

let package = Package(
    name: "Typeladder",
    products: [
        .executable(name: "typeladder", targets: ["typeladder"]),
        .executable(name: "typeladder-cli", targets: ["typeladder-cli"]),
    ],
    targets: [
        // Pure: no toolkit, no file system, nothing but values.
        .target(
            name: "DynamicType", swiftSettings: settings,
            // Rounding is libm's, and without Foundation nobody else asks for it.
            linkerSettings: [.linkedLibrary("m")]),
        pure("LayoutEngine"),
        .systemLibrary(name: "CLinux"),
        pure("Documents", ["CLinux", "DynamicType"]),
        pure("Previewing", ["DynamicType", "LayoutEngine", "Documents"]),
        pure("Auditing", ["LayoutEngine", "Previewing"]),
        pure("ArgumentParsing", ["Documents"]),
        pure("Reporting", ["Documents", "DynamicType", "LayoutEngine", "Previewing"]),

        // Text through Pango, pictures through cairo.
        .systemLibrary(
            name: "CPango", pkgConfig: "pangocairo",
            providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(name: "CHyphen", providers: [.apt(["libhyphen-dev"])]),
        pure("PangoText", ["CHyphen", "CPango", "LayoutEngine"]),
        pure(
            "Drawing",
            ["CPango", "Documents", "DynamicType", "LayoutEngine", "PangoText", "Previewing"]),

        // The window.
        .systemLibrary(
            name: "CGtk", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
        .target(name: "GtkKit", dependencies: ["CGtk"], swiftSettings: mainActorSettings),
        .testTarget(
            name: "GtkKitTests", dependencies: ["GtkKit", "CGtk", "GtkTestSupport"],
            swiftSettings: settings),
        .target(
            name: "DesktopApp",
            dependencies: [
                "ArgumentParsing", "GtkKit", "Drawing", "Previewing", "Documents", "DynamicType",
                "LayoutEngine", "PangoText",
            ],
            swiftSettings: mainActorSettings),
        .testTarget(
            name: "DesktopAppTests",
            dependencies: [
                "ArgumentParsing", "CommandLineTool", "DesktopApp", "GtkKit", "GtkTestSupport",
                "Documents", "DynamicType", "LayoutEngine", "PangoText", "Previewing",
                "TestSupport",
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "typeladder", dependencies: ["DesktopApp"], swiftSettings: mainActorSettings),

        // The command line: everything above but GTK.
        pure(
            "CommandLineTool",
            [
                "ArgumentParsing", "Auditing", "DynamicType", "LayoutEngine", "Documents",
                "Previewing", "PangoText", "Drawing", "Reporting",
            ]),
        .executableTarget(
            name: "typeladder-cli", dependencies: ["CommandLineTool"], swiftSettings: settings),

        // What is fast, beside what GTK and Pango do. Built by scripts/bench, never installed.
        .systemLibrary(name: "CMalloc", path: "Benchmarks/CMalloc"),
        .executableTarget(
            name: "typeladder-benchmark",
            dependencies: [
                "CMalloc", "CGtk", "CPango", "DesktopApp", "Documents", "DynamicType", "GtkKit",
                "LayoutEngine", "PangoText", "Previewing",
            ],
            path: "Benchmarks", exclude: ["CMalloc", "EmptyWindow"],
            swiftSettings: mainActorSettings),

        .executableTarget(
            name: "empty-window", dependencies: ["CGtk"], path: "Benchmarks/EmptyWindow"),

        // Tests mirror the sources; what several need stands in TestSupport.
        .target(
            name: "TestSupport",
            dependencies: ["CPango", "Documents", "DynamicType", "LayoutEngine", "PangoText"],
            path: "Tests/TestSupport", swiftSettings: settings),
        .target(
            name: "GtkTestSupport", dependencies: ["GtkKit", "CGtk"], path: "Tests/GtkTestSupport",
            swiftSettings: settings),
        // Fixtures are read where they stand.
        tests("DynamicType", exclude: ["Fixtures"]),
        tests("LayoutEngine"),
        tests("Documents", ["CLinux", "DynamicType"], exclude: ["Corpus"]),
        // What the tests of atomic saving kill.
        .executableTarget(
            name: "save-loop", dependencies: ["Documents"], path: "Tests/SaveLoop",
            swiftSettings: settings),
        // Many inputs made at random: scripts/fuzz.
        .executableTarget(
            name: "typeladder-fuzz",
            dependencies: [
                "Documents", "Drawing", "DynamicType", "LayoutEngine", "PangoText", "Previewing",
                "TestSupport",
            ],
            path: "Tests/Fuzzing", swiftSettings: settings),
        tests("PangoText", ["LayoutEngine", "CPango"], exclude: ["Fixtures"]),
        tests(
            "Previewing", ["Documents", "DynamicType", "LayoutEngine", "PangoText"],
            exclude: ["Fixtures"]),
        tests("Auditing", ["Documents", "DynamicType", "LayoutEngine", "Previewing"]),
        tests("ArgumentParsing"),
        tests("Reporting", ["Documents", "DynamicType", "LayoutEngine", "Previewing"]),
        tests(
            "CommandLineTool", ["ArgumentParsing", "DynamicType", "Previewing", "Reporting"],
            exclude: ["Goldens"]),
        tests(
            "Drawing",
            ["CPango", "Documents", "DynamicType", "LayoutEngine", "PangoText", "Previewing"]),
    ]
)
