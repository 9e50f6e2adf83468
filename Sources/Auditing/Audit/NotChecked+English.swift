// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

extension NotChecked {
    /// The reason, and how to change it: whole sentences.
    package var message: String {
        switch reason {
        case .notMeasured: tr("Some texts are not measured yet.")
        case .fontNotHere(let name):
            tr("“%1$s” is not installed here, so it cannot be checked. Install the font.", name)
        case .fontsNotInstalled(let packages):
            tr(
                """
                Some characters are missing from the fonts on this machine, but not from those on the device. \
                Install %1$s.
                """, listed(packages))
        case .patternsNotInstalled(nil, let package):
            tr(
                """
                Words that a device hyphenates may be broken between letters here: the hyphenation \
                patterns of English are not installed. Install %1$s.
                """, package)
        case .patternsNotInstalled(let language?, let package):
            tr(
                """
                Words that a device hyphenates may be broken between letters here: the hyphenation \
                patterns of “%1$s” are not installed. Install %2$s.
                """, language, package)
        case .noTablet: tr("No iPad width was checked. Add one, such as --width 744.")
        case .rowsBehindHeader:
            tr("Rows scroll behind a header without an opaque background. Set a background.")
        }
    }
}
