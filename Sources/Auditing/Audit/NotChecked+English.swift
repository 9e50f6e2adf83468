// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

extension NotChecked {
    /// The reason in a sentence without a full stop.
    package var message: String {
        switch reason {
        case .notMeasured: "some texts are not measured yet"
        case .fontNotHere(let name):
            "\(name) is not installed here, and what stands in for it tells nothing of it; install it"
        case .fontsNotInstalled(let packages):
            "some characters are in no font of this machine, and a device has them; install "
                + packages.joined(separator: ", ")
        case .patternsNotInstalled(let language, let package):
            "a device may hyphenate what is cut between letters here: the hyphenation patterns of "
                + "\(language.map { "“\($0)”" } ?? "English") are not installed; install \(package)"
        case .noTablet: "no width of an iPad was looked at; add one, such as --width 744"
        case .rowsBehindHeader:
            "rows pass under a header without an opaque background; give it one"
        }
    }
}
