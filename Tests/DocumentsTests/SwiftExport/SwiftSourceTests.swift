// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import ReaderTestSupport
import Testing

@testable import Documents

@Suite("Themes as Swift source")
struct SwiftSourceTests {
    /// Themes with all the features that an export can write, and names that try to break out of literals.
    private static let themes = [
        Theme(),
        Theme(
            name: "Noto Serif",
            fonts: [
                .body: ThemeFont(fontName: "NotoSerif-Regular", fontSize: 17, maximumPointSize: 40),
                .caption1: ThemeFont(fontName: "NotoSerif-Regular", fontSize: 12.5),
            ], fontFiles: ["fonts/NotoSerif-Regular.ttf"]),
        Theme(
            name: "class",
            fonts: [
                .title1: ThemeFont(design: .serif, weight: .bold),
                .body: ThemeFont(maximumPointSize: 30, design: .default),
                .footnote: ThemeFont(weight: .bold),
                .headline: ThemeFont(weight: .regular),
                .callout: ThemeFont(
                    fontName: "A", fontSize: 16, maximumPointSize: 30, weight: .bold),
                .caption1: ThemeFont(fontName: "A", fontSize: 12, weight: .regular),
            ]),
        Theme(
            name: "9 \"lives\"\n*/ import Nothing",
            fonts: [
                .body: ThemeFont(fontName: #"a"b\(c)\"#, fontSize: 1e-7),
                .headline: ThemeFont(fontName: "ヒラギノ角ゴ\u{202E}\n\u{0}é👩‍🚀", fontSize: 1_000),
            ], fontFiles: ["a\nlet x = 1"]),
        Theme(
            name: "ヒラギノ",
            fonts: Dictionary(
                uniqueKeysWithValues: TextStyle.allCases.map {
                    ($0, ThemeFont(fontName: "A", fontSize: 10))
                })),
    ]

    @Test("for UIKit")
    func uiKit() {
        let exported = SwiftSource.uiKit(Self.themes[1])
        for line in [
            "// The fonts of the theme “Noto Serif”, written by Typeladder.",
            "//   fonts/NotoSerif-Regular.ttf", "import UIKit", "public enum NotoSerifFonts {",
            "    public static var caption: UIFont { font(for: .caption1) }",
            "        case .body:",
            "            return scaled(\"NotoSerif-Regular\", size: 17, maximum: 40, for: style, "
                + "compatibleWith: traits)",
            "            return scaled(\"NotoSerif-Regular\", size: 12.5, for: style, "
                + "compatibleWith: traits)",
            "            return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)",
        ] {
            #expect(exported.text.split(separator: "\n").contains { $0 == line }, "\(line)")
        }
        #expect(
            exported.diagnostics.map(\.message) == [
                "This Swift source cannot store \"fontFiles\". Add the font files to the app, and "
                    + "list them under UIAppFonts."
            ])
    }

    @Test("the fork's designs and weights, in both")
    func variants() {
        let uiKit = SwiftSource.uiKit(Self.themes[2]).text
        for line in [
            "return system(.serif, weight: .bold, maximum: nil, for: style, compatibleWith: traits)",
            "return system(.default, weight: .regular, maximum: nil, for: style, compatibleWith: traits)",
            "return bold(\"A\", size: 16, maximum: 30, for: style, compatibleWith: traits)",
            "return scaled(\"A\", size: 12, for: style, compatibleWith: traits)",
        ] {
            #expect(uiKit.contains(line), "\(line)")
        }
        let swiftUI = SwiftSource.swiftUI(Self.themes[2]).text
        for line in [
            "return Font.system(style, design: .serif).weight(.bold)",
            "return Font.system(style, design: .default).weight(.regular)",
            "return Font.custom(\"A\", size: 16, relativeTo: style).weight(.bold)",
            "return .custom(\"A\", size: 12, relativeTo: style)",
        ] {
            #expect(swiftUI.contains(line), "\(line)")
        }
    }

    @Test("a weight of the system font that ADUtils has is a loss")
    func dynamicFont() {
        let theme = Theme(
            fonts: [.body: ThemeFont(fontName: "Black", fontSize: 18)],
            format: ThemeFormat(
                container: .xmlPropertyList, dialect: .rawNames, entries: .dynamicFont))
        for exported in [SwiftSource.uiKit(theme), SwiftSource.swiftUI(theme)] {
            #expect(!exported.text.contains("Black"))
            #expect(exported.diagnostics.map(\.id) == ["loss.sized-system-font"])
        }
    }

    @Test("for SwiftUI, which cannot limit sizes")
    func swiftUI() {
        let exported = SwiftSource.swiftUI(Self.themes[1], file: "f")
        for line in [
            "import SwiftUI", "public enum NotoSerifFonts {",
            "    public static var caption: Font { font(for: .caption) }", "        case .body:",
            "            return .custom(\"NotoSerif-Regular\", size: 17, relativeTo: style)",
            "            return .system(style)",
        ] {
            #expect(exported.text.split(separator: "\n").contains { $0 == line }, "\(line)")
        }
        #expect(
            exported.diagnostics.first?.description
                == "f: fonts.body.maximumPointSize: warning: This Swift source cannot store "
                + "maximum sizes. The maximum for Body (40 pt) is left out.")
    }

    @Test("compiles against the public interfaces", .timeLimit(.minutes(20)))
    func compiles() throws {
        let compiler = try SwiftCompiler()
        defer { compiler.removeFiles() }
        try compiler.makeModule("UIKit", AppleInterfaces.uiKit)
        try compiler.makeModule("SwiftUI", AppleInterfaces.swiftUI)
        let sources =
            Self.themes.map { SwiftSource.uiKit($0).text }
            + Self.themes.map { SwiftSource.swiftUI($0).text }
        #expect(try compiler.problems(with: sources) == "")
        // The compiler would report errors otherwise.
        for (right, wrong) in [
            ("maximumPointSize: maximum", "maximum: maximum"), (".body", ".boby"),
        ] {
            let broken = SwiftSource.uiKit(Self.themes[1]).text.replacing(right, with: wrong)
            #expect(try compiler.problems(with: [broken]).contains("error:"))
        }
    }

    @Test("names and strings cannot break out of where they are")
    func escapes() {
        let text = SwiftSource.uiKit(Self.themes[3]).text
        #expect(text.contains(#""a\"b\\(c)\\""#))
        #expect(text.contains(#""ヒラギノ角ゴ\u{202e}\u{a}\u{0}é👩\u{200d}🚀""#))
        #expect(text.contains("public enum App9LivesImportNothingFonts {"))
        #expect(text.contains("// The fonts of the theme “9 \"lives\" */ import Nothing”"))
        #expect(text.contains("//   a let x = 1\n"))
        #expect(SwiftSource.swiftUI(Self.themes[4]).text.contains("public enum AppFonts {"))
    }
}
