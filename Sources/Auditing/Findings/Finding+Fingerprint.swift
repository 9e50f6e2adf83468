// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Syntax

extension Finding {
    /// The identity of the finding for comparing runs: 16 hexadecimal digits computed from its
    /// rule, the texts of its element, and the text or value within the element.
    ///
    /// It is the same for other sizes, widths, and machines, and after elements move. Among equal
    /// elements, the number of the element counts.
    ///
    /// - Parameter elements: the elements of the screen as read from its file.
    package func fingerprint(among elements: ElementIndex) -> String {
        var parts = [rule.rawValue]
        if case .item(let item) = element, let reference = elements.reference(to: item) {
            parts += [reference.identity.kind.rawValue, "\(reference.occurrence ?? 1)"]
            parts += ["\(reference.identity.texts.count)"] + reference.identity.texts
        } else {
            parts.append(element.description)
        }
        parts += [defect.value.subject ?? part.map(String.init) ?? "", "\(defect.value.variant)"]
        // Lengths in front of the texts keep separators in texts from being ambiguous.
        return Fingerprint(parts.flatMap { Array("\($0.utf8.count):\($0)".utf8) }).digits
    }
}
