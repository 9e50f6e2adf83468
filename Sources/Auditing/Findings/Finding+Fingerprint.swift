// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Syntax

extension Finding {
    /// The identity of the finding for comparing runs: 16 hexadecimal digits made of its rule, the
    /// texts of its element, and the text or value of the element that it is about.
    ///
    /// It is the same for other sizes, widths and machines, and when elements move; the number of an element
    /// among equal ones counts.
    ///
    /// - Parameter elements: those of the screen as its file has it.
    package func fingerprint(among elements: ElementIndex) -> String {
        var parts = [rule.rawValue]
        if case .item(let item) = element, let reference = elements.reference(to: item) {
            parts += [reference.identity.kind.rawValue, "\(reference.occurrence ?? 1)"]
            parts += ["\(reference.identity.texts.count)"] + reference.identity.texts
        } else {
            parts.append(element.description)
        }
        parts += [defect.value.subject ?? part.map(String.init) ?? "", "\(defect.value.variant)"]
        // Texts cannot be taken for their separators.
        return Fingerprint(parts.flatMap { Array("\($0.utf8.count):\($0)".utf8) }).digits
    }
}
