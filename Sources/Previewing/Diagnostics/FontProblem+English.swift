// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Syntax

extension FontProblem {
    package var message: String {
        switch self {
        case .unknown(_, let reason), .missing(_, let reason): reason.message
        case .incomplete(_, let notice): notice.message
        case .missingHyphenation(let language, let package):
            "words wider than their line are broken without hyphens: the hyphenation patterns of "
                + "\(language.map { "“\($0)”" } ?? "English") are not installed; install \(package)"
        }
    }
}

// MARK: - Reasons and notices

extension FontReason {
    package var message: String {
        switch self {
        case .systemFont(let family, true):
            "The system font, drawn in \(family) with San Francisco's line metrics"
        case .systemFont(let family, false):
            "The system font, drawn in \(family); install fonts-inter for a closer likeness"
        case .broughtByTheme: "Brought by the theme"
        case .installed: "Installed on this machine"
        case .standIn(let name, let caveat, _):
            "Built in to iOS, not installed here: \(name) stands in\(Self.behind(caveat))"
        case .systemFontInstead(let package):
            "Built in to iOS, not installed here; \(Self.advice(package)): the system font's "
                + "stand-in is drawn"
        case .dottedName(let reason):
            "A name that begins with a dot gives Times New Roman on iOS. \(reason.message)"
        case .unknown(let name, let nearest):
            "“\(name)” is no name of a font: the device draws the preferred system font. "
                + Self.otherCase(nearest)
        case .leftDevice(let name, let version):
            "“\(name)” left iOS after version \(version): without its file in the app the device "
                + "draws the preferred system font"
        case .notFound(let name, let drawn, let package, let suggestion):
            "“\(name)” is no font of iOS and not found here; put the file beside the theme or in a "
                + "folder below it, or name it with --fonts (Add Fonts… in the window)"
                + (package.map { "; Debian has the family in \($0)" } ?? "")
                + (suggestion.map { ". Did you mean “\($0)”?" } ?? ".")
                + " Until then \(drawn) is drawn"
        }
    }

    /// What an iPhone draws, whatever is installed here.
    var messageOnDevice: String {
        switch self {
        case .systemFont: "The system font"
        case .installed(isOnDevice: true), .standIn, .systemFontInstead: "Built in to iOS"
        case .dottedName: "A name that begins with a dot gives Times New Roman on iOS"
        case .notFound(_, _, let package, let suggestion):
            "No font of iOS, and none comes with the theme: the app has to bring it"
                + (package.map { "; Debian has the family in \($0)" } ?? "")
                + (suggestion.map { ". Did you mean “\($0)”?" } ?? "")
        case .installed(isOnDevice: false), .broughtByTheme, .unknown, .leftDevice: message
        }
    }

    /// What an iPhone would do, in a few words; empty for the system font.
    var availability: String {
        switch self {
        case .systemFont: ""
        case .broughtByTheme: "Brought by the theme"
        case .installed(let isOnDevice):
            isOnDevice ? "On iPhone" : "Not on iPhone unless the app brings it"
        case .standIn(let name, let caveat, let hasSameAdvances):
            "On iPhone. Drawn here in \(name)\(Self.behind(caveat)): "
                + (hasSameAdvances ? "lines break alike" : "lines may differ")
        case .systemFontInstead(let package):
            "On iPhone. Here the system font is drawn: \(Self.advice(package))"
        case .dottedName(let reason): reason.availability
        case .unknown(_, let nearest):
            "No font has this name: the system font is drawn. " + Self.otherCase(nearest)
        case .leftDevice: "No longer on iPhone, and not here: the system font is drawn"
        case .notFound(_, let drawn, let package, let suggestion):
            "Not found here: \(drawn) is drawn until the file is added with Add Fonts… in the menu"
                + (package.map { ", or \($0) installed" } ?? "")
                + (suggestion.map { ". Did you mean “\($0)”?" } ?? "")
        }
    }

    private static func behind(_ caveat: String?) -> String { caveat.map { ", \($0)" } ?? "" }

    private static func advice(_ package: String?) -> String {
        package.map { "install \($0) for a likeness" } ?? "no free font is like it"
    }

    private static func otherCase(_ name: String) -> String {
        "Did you mean “\(name)”? Case counts"
    }
}

extension FontNotice {
    package var message: String {
        switch self {
        case .missingWeight(let wanted, let family, let drawn):
            "\(Self.name(wanted)) was asked for, and \(family) has no such weight: "
                + "\(Self.name(drawn)) is drawn"
        case .missingItalic(let family):
            "Italic was asked for, and \(family) has none: upright is drawn"
        case .missingUpright(let family):
            "Upright was asked for, and \(family) has only italics"
        case .noBoldFace:
            "Its family has no bold face like it, so it stays as it is, as on the device"
        case .customFontInBoldText: "Bold Text leaves a custom font as it is, as on the device"
        case .borrowedCharacters(let count, let name, let other, let package):
            "\(Self.characters(count)) not in \(name) and drawn in \(other)"
                + (package.map { "; install \($0) for a face like the device's" } ?? "")
        case .missingCharacters(let count, let packages):
            "\(Self.characters(count)) in no font of this machine"
                + (packages.isEmpty ? "" : "; install \(packages.joined(separator: ", "))")
        case .missingFace(let wanted, let drawn, let styles):
            "no \(wanted.styleName): \(styles.map(\.displayName).joined(separator: ", ")) "
                + "\(styles.count == 1 ? "is" : "are") in \(drawn.styleName)"
        }
    }

    /// A weight as UIKit calls it, with its number: `Semibold (600)`.
    private static func name(_ weight: Int) -> String {
        guard let name = FontWeight.named.first(where: { $0.weight.rawValue == weight })?.name
        else { return "weight \(weight)" }
        return "\(name.prefix(1).uppercased())\(name.dropFirst()) (\(weight))"
    }

    private static func characters(_ count: Int) -> String {
        count == 1 ? "1 character of the screen is" : "\(count) characters of the screen are"
    }
}

extension [String] {
    /// Sentences one after the other, each once; the last has no full stop, as elsewhere.
    var joinedSentences: String { uniqued().joined(separator: ". ") }
}

// MARK: - Resources

extension ResourceProblem {
    package var message: String {
        switch self {
        case .missing(let keyPath, let expected):
            "\(keyPath) must be \(expected.english); install the program again"
        }
    }
}

extension ResourceProblem.Expected {
    fileprivate var english: String {
        switch self {
        case .number: "a number"
        case .numbers(let count): "a list of \(count) numbers"
        case .boolean: "true or false"
        case .string: "a string"
        case .strings: "an array of strings"
        case .word: "one of its words"
        case .table: "a table"
        case .list: "a list"
        }
    }
}
