// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

extension NotChecked {
    /// The reason in whole sentences, with what to do about it.
    package var message: String {
        switch reason {
        case .notMeasured: tr("Some texts are not measured yet.")
        case .fontNotHere(let name):
            tr("“%1$s” is not installed here, so it cannot be checked. Install the font.", name)
        case .fontsNotInstalled(let packages):
            tr(
                """
                Some characters are in no font on this machine, but the device has fonts for \
                them. Install %1$s.
                """, listed(packages))
        case .patternsNotInstalled(nil, let package):
            tr(
                """
                The hyphenation patterns for English are not installed, so words may break \
                without a hyphen here but with one on the device. Install %1$s.
                """, package)
        case .patternsNotInstalled(let language?, let package):
            tr(
                """
                The hyphenation patterns for “%1$s” are not installed, so words may break without \
                a hyphen here but with one on the device. Install %2$s.
                """, language, package)
        case .noTablet: tr("No iPad width was checked. Add one, such as --width 744.")
        case .rowsBehindHeader:
            tr(
                """
                A header has no opaque background, so rows are visible behind it. Set an opaque \
                background.
                """)
        }
    }
}
