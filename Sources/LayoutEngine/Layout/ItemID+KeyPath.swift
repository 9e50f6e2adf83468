// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

extension ItemID {
    /// The item at a path into the screen file, such as `sections.0.rows.1`; nil where no path of an
    /// item is like it.
    public init?(_ keyPath: String) {
        let steps = keyPath.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = steps.map { Int($0) }
        let section = steps.count > 1 && steps[0] == "sections" ? numbers[1] : nil
        switch (steps.last, steps.count) {
        case ("tableHeader", 1): self.init(.tableHeader)
        case ("header", 3): self.init(.sectionHeader, section: section ?? -1)
        case ("footer", 3): self.init(.sectionFooter, section: section ?? -1)
        case (_, 4) where steps[2] == "rows":
            self.init(.row, section: section ?? -1, row: numbers[3] ?? -1)
        default: return nil
        }
        guard description == keyPath else { return nil }
    }
}
