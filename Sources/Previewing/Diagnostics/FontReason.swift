// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Why a face is drawn for a name, as `StyleReport` and `FontReport` say it.
package enum FontReason: Message {
    /// The first part of its ids.
    package static let area = "font-reason"

    /// The system font, drawn in a family that may not be the one that is most like it.
    case systemFont(drawnIn: String, isBest: Bool)
    /// Brought by the theme.
    case broughtByTheme
    /// Installed on this machine, and perhaps on iOS as well.
    case installed(isOnDevice: Bool)
    /// Built into iOS and not installed here: another face stands in for it, by its PostScript name,
    /// with its difference.
    case standIn(String, caveat: String?, hasSameAdvances: Bool)
    /// Built into iOS, without anything like it here: the system font is drawn. A Debian package with
    /// a stand-in; nil where there is none.
    case systemFontInstead(package: String?)
    /// A name that begins with a dot gives Times New Roman on iOS 13 and later, which has a reason of its
    /// own.
    indirect case dottedName(FontReason)
    /// A name that differs in case alone from one that the device finds, `nearest`.
    case unknown(String, nearest: String)
    /// On iOS up to a version, and not here.
    case leftDevice(String, lastVersion: Int)
    /// Neither on iOS nor here: the app may bring it. A face is drawn until its file is found. A Debian
    /// package has the family, and an installed face may be the one that was meant; nil without one.
    case notFound(String, drawnIn: String, package: String?, suggestion: String?)

    /// A name that is there and differs in case alone.
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
