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
                The hyphenation patterns for English are not installed, so words wider than \
                their line are broken without hyphens. Install %1$s.
                """, package)
        case .missingHyphenation(let language?, let package):
            tr(
                """
                The hyphenation patterns for “%1$s” are not installed, so words wider than their \
                line are broken without hyphens. Install %2$s.
                """, language, package)
        }
    }
}

// MARK: - Reasons and notices

extension FontReason {
    package var message: String {
        switch self {
        case .systemFont(let family, true):
            tr("The system font is drawn in %1$s with the line metrics of San Francisco.", family)
        case .systemFont(let family, false):
            tr(
                """
                The system font is drawn in %1$s. For letters that look more like San Francisco, \
                install fonts-inter.
                """,
                family)
        case .broughtByTheme: tr("Comes with the theme.")
        case .installed: tr("Installed on this machine.")
        case .standIn(let name, nil, _):
            tr("Built into iOS, but not installed here. The stand-in is %1$s.", name)
        case .standIn(let name, let caveat?, _):
            // Translators: %2$s is how the two fonts differ, such as “without italics”.
            tr("Built into iOS, but not installed here. The stand-in is %1$s (%2$s).", name, caveat)
        case .systemFontInstead(nil):
            tr(
                """
                Built into iOS, but not installed here. No free font is similar, so the stand-in for the system font is used.
                """)
        case .systemFontInstead(let package?):
            tr(
                """
                Built into iOS, but not installed here. The stand-in for the system font is used. \
                Install %1$s for a similar font.
                """, package)
        case .dottedName(let reason): sentences(Self.dotSentence, reason.message)
        case .unknown(let name, let nearest):
            tr(
                """
                “%1$s” is not the name of a font, so the device draws the system font. Did you \
                mean “%2$s”? Names are case-sensitive.
                """, name, nearest)
        case .leftDevice(let name, let version):
            tr(
                """
                iOS %2$s was the last version with “%1$s”. The device draws the system font unless \
                the app includes the font file.
                """, name, "\(version)")
        case .notFound(let name, let drawn, let package, let suggestion):
            sentences(
                tr(
                    """
                    “%1$s” is not an iOS font and was not found here. Put the font file next to \
                    the theme or in a subfolder. Or add the font file with the option --fonts, or \
                    with Add Fonts… in the window.
                    """, name),
                Self.packageNote(package), Self.question(suggestion),
                tr("Until the font is found, %1$s is drawn.", drawn))
        }
    }

    private static var dotSentence: String {
        tr("iOS uses Times New Roman for a font name that begins with a dot.")
    }

    private static func packageNote(_ package: String?) -> String? {
        package.map { tr("The Debian package %1$s contains this family.", $0) }
    }

    private static func question(_ suggestion: String?) -> String? {
        suggestion.map { tr("Did you mean “%1$s”?", $0) }
    }

    /// The font on an iPhone, regardless of the fonts installed here.
    var messageOnDevice: String {
        switch self {
        case .systemFont: tr("The system font.")
        case .installed(isOnDevice: true), .standIn, .systemFontInstead: tr("Built into iOS.")
        case .dottedName: Self.dotSentence
        case .notFound(_, _, let package, let suggestion):
            sentences(
                tr(
                    """
                    This is not an iOS font, and it does not come with the theme. The app must \
                    include it.
                    """),
                Self.packageNote(package), Self.question(suggestion))
        case .installed(isOnDevice: false), .broughtByTheme, .unknown, .leftDevice: message
        }
    }

    /// Whether an iPhone has the font, in a few words; empty for the system font.
    var availability: String {
        switch self {
        case .systemFont: ""
        case .broughtByTheme: tr("Comes with the theme.")
        case .installed(isOnDevice: true): tr("Available on iPhone.")
        case .installed(isOnDevice: false):
            tr(
                "Not available on iPhone unless the app includes it.")
        case .standIn(let name, nil, hasSameAdvances: true):
            tr("Available on iPhone. Drawn here in %1$s, with the same line breaks.", name)
        case .standIn(let name, nil, hasSameAdvances: false):
            tr("Available on iPhone. Drawn here in %1$s, so line breaks may differ.", name)
        case .standIn(let name, let caveat?, hasSameAdvances: true):
            tr(
                """
                Available on iPhone. Drawn here in %1$s (%2$s), with the same line breaks.
                """, name, caveat)
        case .standIn(let name, let caveat?, hasSameAdvances: false):
            tr(
                """
                Available on iPhone. Drawn here in %1$s (%2$s), so line breaks may differ.
                """, name, caveat)
        case .systemFontInstead(nil):
            tr(
                """
                Available on iPhone, but not installed here. No free font is similar, so the \
                stand-in for the system font is used.
                """
            )
        case .systemFontInstead(let package?):
            tr(
                """
                Available on iPhone, but not installed here. The stand-in for the system font is \
                used. Install %1$s for a similar font.
                """,
                package)
        case .dottedName(let reason): reason.availability
        case .unknown(_, let nearest):
            tr(
                """
                No font has this name, so the system font is drawn. Did you mean “%1$s”? Names are \
                case-sensitive.
                """, nearest)
        case .leftDevice:
            tr(
                """
                This font is no longer available on iPhone and is not installed here, so the \
                system font is drawn.
                """)
        case .notFound(_, let drawn, nil, let suggestion):
            sentences(
                tr(
                    """
                    Not found here. %1$s is drawn until you add the font file with Add Fonts… in \
                    the menu.
                    """, drawn),
                Self.question(suggestion))
        case .notFound(_, let drawn, let package?, let suggestion):
            sentences(
                tr(
                    """
                    Not found here. %1$s is drawn until you install %2$s or add the font file \
                    with Add Fonts… in the menu.
                    """, drawn, package),
                Self.question(suggestion))
        }
    }
}

extension FontNotice {
    package var message: String {
        switch self {
        case .missingWeight(let wanted, let family, let drawn):
            // Translators: %2$s and %3$s are such as “Semibold (600)”.
            tr(
                "%1$s has no %2$s, so %3$s is drawn.", family, Self.name(wanted), Self.name(drawn))
        case .missingItalic(let family):
            tr("%1$s has no italics, so upright letters are drawn.", family)
        case .missingUpright(let family):
            tr("%1$s has only italics, so italics are drawn.", family)
        case .noBoldFace:
            tr(
                """
                The family has no matching bold face, so the weight has no effect here or on the \
                device.
                """)
        case .customFontInBoldText:
            tr("Bold Text has no effect on a custom font, here or on the device.")
        case .borrowedCharacters(let count, let name, let other, let package):
            sentences(
                trn(
                    "%1$s character of the screen is not in %2$s, so it is drawn in %3$s.",
                    """
                    %1$s characters of the screen are not in %2$s, so they are drawn in %3$s.
                    """, count, name,
                    other),
                package.map { tr("Install %1$s for a face similar to the one on the device.", $0) })
        case .missingCharacters(let count, let packages):
            sentences(
                trn(
                    "%1$s character of the screen is not in any font on this machine.",
                    "%1$s characters of the screen are not in any font on this machine.", count),
                packages.isEmpty ? nil : tr("Install %1$s.", listed(packages)))
        case .missingFace(let wanted, let drawn, let styles):
            // Translators: the number is of the text styles, which %3$s lists. %2$s and %4$s are
            // such as “Bold Italic”.
            trn(
                "%2$s is missing, so %3$s is drawn in %4$s.",
                "%2$s is missing, so %3$s are drawn in %4$s.", styles.count,
                wanted.styleName, listed(styles.map(\.displayName)), drawn.styleName)
        }
    }

    /// The name of a weight in UIKit, with its number: `Semibold (600)`.
    private static func name(_ weight: Int) -> String {
        guard let name = FontWeight.named.first(where: { $0.weight.rawValue == weight })?.name
        else { return tr("weight %1$s", "\(weight)") }
        return "\(name.prefix(1).uppercased())\(name.dropFirst()) (\(weight))"
    }
}

extension [String] {
    /// The sentences joined, each once.
    var joinedSentences: String { sentences(uniqued()) }
}
