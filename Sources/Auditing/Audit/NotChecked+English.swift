// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

extension NotChecked {
    /// The reason in a sentence without a full stop.
    package var message: String {
        switch reason {
        case .notMeasured: tr("some texts are not measured yet")
        case .fontNotHere(let name):
            tr(
                """
                %1$s is not installed here, and what stands in for it tells nothing of it; install \
                it
                """, name)
        case .fontsNotInstalled(let packages):
            tr(
                """
                some characters are in no font of this machine, and a device has them; install \
                %1$s
                """, packages.joined(separator: ", "))
        case .patternsNotInstalled(nil, let package):
            tr(
                """
                a device may hyphenate what is cut between letters here: the hyphenation patterns \
                of English are not installed; install %1$s
                """, package)
        case .patternsNotInstalled(let language?, let package):
            tr(
                """
                a device may hyphenate what is cut between letters here: the hyphenation patterns \
                of “%1$s” are not installed; install %2$s
                """, language, package)
        case .noTablet: tr("no width of an iPad was looked at; add one, such as --width 744")
        case .rowsBehindHeader:
            tr("rows pass under a header without an opaque background; give it one")
        }
    }
}
