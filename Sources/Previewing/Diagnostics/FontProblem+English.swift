// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Syntax
import Words

extension FontProblem {
    package var message: String {
        switch self {
        case .unknown(_, let reason), .missing(_, let reason): reason.message
        case .incomplete(_, let notice): notice.message
        case .missingHyphenation(nil, let package):
            tr(
                """
                words wider than their line are broken without hyphens: the hyphenation patterns \
                of English are not installed; install %1$s
                """, package)
        case .missingHyphenation(let language?, let package):
            tr(
                """
                words wider than their line are broken without hyphens: the hyphenation patterns \
                of “%1$s” are not installed; install %2$s
                """, language, package)
        }
    }
}

// MARK: - Reasons and notices

extension FontReason {
    package var message: String {
        switch self {
        case .systemFont(let family, true):
            tr("The system font, drawn in %1$s with San Francisco's line metrics", family)
        case .systemFont(let family, false):
            tr("The system font, drawn in %1$s; install fonts-inter for a closer likeness", family)
        case .broughtByTheme: tr("Brought by the theme")
        case .installed: tr("Installed on this machine")
        case .standIn(let name, nil, _):
            tr("Built in to iOS, not installed here: %1$s stands in", name)
        case .standIn(let name, let caveat?, _):
            // Translators: %2$s is how the two fonts differ, such as “without italics”.
            tr("Built in to iOS, not installed here: %1$s stands in, %2$s", name, caveat)
        case .systemFontInstead(nil):
            tr(
                """
                Built in to iOS, not installed here; no free font is like it: the system font's \
                stand-in is drawn
                """)
        case .systemFontInstead(let package?):
            tr(
                """
                Built in to iOS, not installed here; install %1$s for a likeness: the system \
                font's stand-in is drawn
                """, package)
        case .dottedName(let reason):
            tr("A name that begins with a dot gives Times New Roman on iOS. %1$s", reason.message)
        case .unknown(let name, let nearest):
            tr(
                """
                “%1$s” is no name of a font: the device draws the preferred system font. Did you \
                mean “%2$s”? Case counts
                """, name, nearest)
        case .leftDevice(let name, let version):
            tr(
                """
                “%1$s” left iOS after version %2$s: without its file in the app the device draws \
                the preferred system font
                """, name, "\(version)")
        case .notFound(let name, let drawn, let package, let suggestion):
            Self.lost(name, drawn, package, suggestion)
        }
    }

    /// The sentence for a font that is neither on iOS nor here.
    private static func lost(
        _ name: String, _ drawn: String, _ package: String?, _ suggestion: String?
    ) -> String {
        let place = tr(
            """
            “%1$s” is no font of iOS and not found here; put the file beside the theme or in a \
            folder below it, or name it with --fonts (Add Fonts… in the window)
            """, name)
        return switch (package, suggestion) {
        case (nil, nil):
            // Translators: %1$s is such as “… is no font of iOS and not found here; put the file …”.
            tr("%1$s. Until then %2$s is drawn", place, drawn)
        case (let package?, nil):
            tr(
                "%1$s; Debian has the family in %2$s. Until then %3$s is drawn", place, package,
                drawn)
        case (nil, let suggestion?):
            tr("%1$s. Did you mean “%2$s”? Until then %3$s is drawn", place, suggestion, drawn)
        case (let package?, let suggestion?):
            tr(
                """
                %1$s; Debian has the family in %2$s. Did you mean “%3$s”? Until then %4$s is drawn
                """, place, package, suggestion, drawn)
        }
    }

    /// What an iPhone draws, whatever is installed here.
    var messageOnDevice: String {
        switch self {
        case .systemFont: tr("The system font")
        case .installed(isOnDevice: true), .standIn, .systemFontInstead: tr("Built in to iOS")
        case .dottedName: tr("A name that begins with a dot gives Times New Roman on iOS")
        case .notFound(_, _, nil, nil):
            tr("No font of iOS, and none comes with the theme: the app has to bring it")
        case .notFound(_, _, let package?, nil):
            tr(
                """
                No font of iOS, and none comes with the theme: the app has to bring it; Debian has \
                the family in %1$s
                """, package)
        case .notFound(_, _, nil, let suggestion?):
            tr(
                """
                No font of iOS, and none comes with the theme: the app has to bring it. Did you \
                mean “%1$s”?
                """, suggestion)
        case .notFound(_, _, let package?, let suggestion?):
            tr(
                """
                No font of iOS, and none comes with the theme: the app has to bring it; Debian has \
                the family in %1$s. Did you mean “%2$s”?
                """, package, suggestion)
        case .installed(isOnDevice: false), .broughtByTheme, .unknown, .leftDevice: message
        }
    }

    /// What an iPhone would do, in a few words; empty for the system font.
    var availability: String {
        switch self {
        case .systemFont: ""
        case .broughtByTheme: tr("Brought by the theme")
        case .installed(isOnDevice: true): tr("On iPhone")
        case .installed(isOnDevice: false): tr("Not on iPhone unless the app brings it")
        case .standIn(let name, nil, hasSameAdvances: true):
            tr("On iPhone. Drawn here in %1$s: lines break alike", name)
        case .standIn(let name, nil, hasSameAdvances: false):
            tr("On iPhone. Drawn here in %1$s: lines may differ", name)
        case .standIn(let name, let caveat?, hasSameAdvances: true):
            tr("On iPhone. Drawn here in %1$s, %2$s: lines break alike", name, caveat)
        case .standIn(let name, let caveat?, hasSameAdvances: false):
            tr("On iPhone. Drawn here in %1$s, %2$s: lines may differ", name, caveat)
        case .systemFontInstead(nil):
            tr("On iPhone. Here the system font is drawn: no free font is like it")
        case .systemFontInstead(let package?):
            tr("On iPhone. Here the system font is drawn: install %1$s for a likeness", package)
        case .dottedName(let reason): reason.availability
        case .unknown(_, let nearest):
            tr(
                "No font has this name: the system font is drawn. Did you mean “%1$s”? Case counts",
                nearest)
        case .leftDevice:
            tr("No longer on iPhone, and not here: the system font is drawn")
        case .notFound(_, let drawn, nil, nil):
            tr(
                "Not found here: %1$s is drawn until the file is added with Add Fonts… in the menu",
                drawn)
        case .notFound(_, let drawn, let package?, nil):
            tr(
                """
                Not found here: %1$s is drawn until the file is added with Add Fonts… in the menu, \
                or %2$s installed
                """, drawn, package)
        case .notFound(_, let drawn, nil, let suggestion?):
            tr(
                """
                Not found here: %1$s is drawn until the file is added with Add Fonts… in the menu. \
                Did you mean “%2$s”?
                """, drawn, suggestion)
        case .notFound(_, let drawn, let package?, let suggestion?):
            tr(
                """
                Not found here: %1$s is drawn until the file is added with Add Fonts… in the menu, \
                or %2$s installed. Did you mean “%3$s”?
                """, drawn, package, suggestion)
        }
    }
}

extension FontNotice {
    package var message: String {
        switch self {
        case .missingWeight(let wanted, let family, let drawn):
            // Translators: %1$s and %3$s are such as “Semibold (600)”.
            tr(
                "%1$s was asked for, and %2$s has no such weight: %3$s is drawn", Self.name(wanted),
                family, Self.name(drawn))
        case .missingItalic(let family):
            tr("Italic was asked for, and %1$s has none: upright is drawn", family)
        case .missingUpright(let family):
            tr("Upright was asked for, and %1$s has only italics", family)
        case .noBoldFace:
            tr("Its family has no bold face like it, so it stays as it is, as on the device")
        case .customFontInBoldText:
            tr("Bold Text leaves a custom font as it is, as on the device")
        case .borrowedCharacters(let count, let name, let other, nil):
            trn(
                "%1$s character of the screen is not in %2$s and drawn in %3$s",
                "%1$s characters of the screen are not in %2$s and drawn in %3$s", count, name,
                other)
        case .borrowedCharacters(let count, let name, let other, let package?):
            trn(
                """
                %1$s character of the screen is not in %2$s and drawn in %3$s; install %4$s for a \
                face like the device's
                """,
                """
                %1$s characters of the screen are not in %2$s and drawn in %3$s; install %4$s for \
                a face like the device's
                """, count, name, other, package)
        case .missingCharacters(let count, let packages) where packages.isEmpty:
            trn(
                "%1$s character of the screen is in no font of this machine",
                "%1$s characters of the screen are in no font of this machine", count)
        case .missingCharacters(let count, let packages):
            trn(
                "%1$s character of the screen is in no font of this machine; install %2$s",
                "%1$s characters of the screen are in no font of this machine; install %2$s", count,
                packages.joined(separator: ", "))
        case .missingFace(let wanted, let drawn, let styles):
            // Translators: the number is of the text styles, which %3$s lists.
            trn(
                "no %2$s: %3$s is in %4$s", "no %2$s: %3$s are in %4$s", styles.count,
                wanted.styleName, styles.map(\.displayName).joined(separator: ", "),
                drawn.styleName)
        }
    }

    /// A weight as UIKit calls it, with its number: `Semibold (600)`.
    private static func name(_ weight: Int) -> String {
        guard let name = FontWeight.named.first(where: { $0.weight.rawValue == weight })?.name
        else { return tr("weight %1$s", "\(weight)") }
        return "\(name.prefix(1).uppercased())\(name.dropFirst()) (\(weight))"
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
            expected.sentence(keyPath)
        }
    }
}

extension ResourceProblem.Expected {
    /// The sentence for a value at a key path that is something else.
    fileprivate func sentence(_ keyPath: String) -> String {
        switch self {
        case .number: tr("%1$s must be a number; install the program again", keyPath)
        case .numbers(let count):
            tr(
                "%1$s must be a list of %2$s numbers; install the program again", keyPath,
                "\(count)")
        case .boolean: tr("%1$s must be true or false; install the program again", keyPath)
        case .string: tr("%1$s must be a string; install the program again", keyPath)
        case .strings: tr("%1$s must be an array of strings; install the program again", keyPath)
        case .word: tr("%1$s must be one of its words; install the program again", keyPath)
        case .table: tr("%1$s must be a table; install the program again", keyPath)
        case .list: tr("%1$s must be a list; install the program again", keyPath)
        }
    }
}
