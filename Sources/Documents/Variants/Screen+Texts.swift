// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

extension Screen {
    /// The screen in a variant of its texts. Everything keeps its key path.
    package func inVariant(_ variant: TextVariant) -> Screen {
        guard variant != .asWritten else { return self }
        // The rows of long lists say the same things.
        var known: [String: String] = [:]
        return withTexts { text in
            if let variant = known[text] { return variant }
            let result = variant.text(of: text)
            known[text] = result
            return result
        }
    }

    /// The screen with every text that a reader sees replaced.
    package func withTexts(_ replacement: (String) -> String) -> Screen {
        var screen = self
        screen.title = title.map(replacement)
        if let tableHeader { screen.tableHeader?.text = replacement(tableHeader.text) }
        screen.sections = sections.map { section in
            var section = section
            section.title = section.title.map(replacement)
            if let header = section.header { section.header?.title = replacement(header.title) }
            section.footer = section.footer.map(replacement)
            section.rows = section.rows.map { $0.withTexts(replacement) }
            return section
        }
        return screen
    }
}

extension Row {
    fileprivate func withTexts(_ replacement: (String) -> String) -> Row {
        var row = self
        row.title = replacement(title)
        row.value = value.map(replacement)
        row.subtitle = subtitle.map(replacement)
        if let stack {
            row.stack?.labels = stack.labels.map {
                Label(text: replacement($0.text), attributes: $0.attributes)
            }
        }
        return row
    }
}
