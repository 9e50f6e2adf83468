// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Why a face is drawn for a name. `StyleReport` and `FontReport` contain it.
package enum FontReason: Message {
    /// The first part of the ids.
    package static let area = "font-reason"

    /// The system font, drawn with a family that may not be the most similar one.
    case systemFont(drawnIn: String, isBest: Bool)
    /// The theme's own font file.
    case broughtByTheme
    /// Installed on this machine, and perhaps also part of iOS.
    case installed(isOnDevice: Bool)
    /// Built into iOS and not installed here: a stand-in is drawn, with its PostScript name and its difference.
    case standIn(String, caveat: String?, hasSameAdvances: Bool)
    /// Built into iOS, with no similar face here: the system font is drawn. The package is a Debian package
    /// with a stand-in; nil for none.
    case systemFontInstead(package: String?)
    /// A name that begins with a dot. On iOS 13 and later it means Times New Roman, which has its own reason.
    indirect case dottedName(FontReason)
    /// A name that differs only in case from a name that the device finds, `nearest`.
    case unknown(String, nearest: String)
    /// In iOS up to a version, and not installed here.
    case leftDevice(String, lastVersion: Int)
    /// Neither in iOS nor here: the app may bring it. Until its file is found, another face is drawn. The
    /// package is a Debian package with the family, and the suggestion is the name of an installed face that
    /// may be meant; both are nil for none.
    case notFound(String, drawnIn: String, package: String?, suggestion: String?)

    /// An existing name that differs only in case.
    var nearest: String? {
        switch self {
        case .unknown(_, let nearest): nearest
        case .notFound(let name, _, _, let suggestion?)
        where suggestion.lowercased() == name.lowercased():
            suggestion
        default: nil
        }
    }
}
