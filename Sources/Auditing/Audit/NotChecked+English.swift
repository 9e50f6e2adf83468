// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

extension NotChecked {
    /// The reason in whole sentences, with what to do about it.
    package var message: String { reason.message }
}

extension NotChecked.Reason {
    /// The reason in whole sentences, with what to do about it.
    package var message: String {
        switch self {
        case .notMeasured: tr("Some text has not been measured yet.")
        case .fontNotHere(let name):
            tr(
                """
                The font “%1$s” is not installed here, so it cannot be checked. Install the font.
                """, name)
        case .fontsNotInstalled(let packages):
            tr(
                """
                Some texts have characters that no font on this computer has, although iOS has \
                fonts for them. To check these texts, install %1$s.
                """, listed(packages))
        case .patternsNotInstalled(nil, let package):
            tr(
                """
                The hyphenation patterns for English are not installed, so a word may be broken \
                without a hyphen here, although the device hyphenates it. Install %1$s.
                """, package)
        case .patternsNotInstalled(let language?, let package):
            tr(
                """
                The hyphenation patterns for “%1$s” are not installed, so a word may be broken \
                without a hyphen here, although the device hyphenates it. Install %2$s.
                """, language, package)
        case .placeholders(let count):
            trn(
                "%1$s row is a placeholder for a view that is not previewed",
                "%1$s rows are placeholders for views that are not previewed", count)
        case .newerVersion(let version):
            tr(
                """
                The screen has version %1$s of the file format, but this version of Typeladder \
                does not support it, so parts of the screen may be missing. Update Typeladder.
                """, "\(version)")
        case .noTablet: tr("No iPad width was checked. Add one, such as --width 744.")
        case .rowsBehindHeader:
            tr(
                """
                Rows are visible behind a header, so its contrast cannot be computed. Give the \
                header an opaque background.
                """)
        }
    }
}
