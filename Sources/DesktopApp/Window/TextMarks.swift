// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Workspace

/// The marks behind a screen's title while the texts of its preview are not those of its file.
enum TextMarks {
    /// What is done to the texts, in words; empty for the texts of the file.
    static func words(for page: Page) -> [String] {
        let variant = page.preview.environment.textVariant
        return (page.screen.hasTypedTexts ? ["Texts typed over"] : [])
            + (variant == .asWritten ? [] : [variant.title])
    }

    /// Calls `changed` after each choice of another variant, until the owner is deallocated. Typing is a
    /// change of the page's files.
    static func observe(_ page: Page, until owner: AnyObject, _ changed: @escaping () -> Void) {
        var known = page.preview.environment.textVariant
        page.preview.observe(until: owner) { [weak page] change in
            guard change.contains(.preview), let page else { return }
            let variant = page.preview.environment.textVariant
            guard variant != known else { return }
            known = variant
            changed()
        }
    }
}
