// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents

/// The families of a token in a form that a theme can request.
///
/// Style sheets list families by preference, and end with a generic name for any available family.
/// Names after a generic one are for other systems.
struct TokenFamilies: Hashable {
    /// The families in order of preference; none for the system font.
    private(set) var names: [String] = []
    /// The weight and slant in the name of a face, such as `SFProText-Bold`; nil for families.
    private(set) var style: FaceTraits?

    /// The families of texts. Each text may be a list.
    init(_ texts: [String]) {
        for entry in texts.flatMap(Self.entries(in:)) {
            let name = entry.name
            if !entry.isQuoted, let family = Self.genericFamilies[name.lowercased()] {
                names.append(family)
                return
            }
            if FaceTraits(family: name).isSystemFont { return }
            let face = FaceTraits(likelyPostScriptName: name)
            if face.isSystemFont {
                if names.isEmpty { style = face }
                return
            }
            names.append(name)
        }
    }

    /// The names in a list. There may be quotation marks around the whole list.
    private static func entries(in text: String) -> [FamilyList.Entry] {
        let entries = FamilyList.entries(in: text)
        guard let only = entries.first, entries.count == 1, only.isQuoted, only.name.contains(",")
        else { return entries }
        let inner = FamilyList.entries(in: only.name)
        let isList = inner.contains {
            genericFamilies[$0.name.lowercased()] != nil
                || FaceTraits(family: $0.name).isSystemFont
        }
        return isList ? inner : entries
    }

    /// The families that WebKit on iOS draws for generic names, except the system font (Settings of
    /// WebCore, `SettingsBaseCocoa.mm`).
    private static let genericFamilies = [
        "serif": "Times New Roman", "monospace": "Courier", "cursive": "Snell Roundhand",
        "fantasy": "Papyrus",
    ]
}
