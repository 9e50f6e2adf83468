// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine
import Previewing

/// Something in a preview that a reader of that text size would miss.
public struct Finding: Hashable, Sendable {
    /// What is missed.
    public enum Kind: Hashable, Sendable {
        /// A fixed height cuts into the text. Points: what an automatic height would give, and what
        /// there is.
        case clipped(needed: Double, given: Double)
        /// A limit of lines leaves out the end of a text.
        case truncated(lineLimit: Int)
    }

    /// The item it is found in.
    public var item: ItemID
    /// What is missed there.
    public var kind: Kind
}

extension Preview {
    /// What a reader would miss, top to bottom. Nothing is measured again: it is all in the layout.
    public func findings() -> [Finding] {
        layout.items.flatMap { item -> [Finding] in
            var findings: [Finding] = []
            if item.isClipped {
                findings.append(
                    Finding(
                        item: item.id,
                        kind: .clipped(needed: item.neededHeight, given: item.frame.height)))
            }
            for text in item.texts where text.isTruncated {
                findings.append(
                    Finding(item: item.id, kind: .truncated(lineLimit: text.content.lineLimit)))
            }
            return findings
        }
    }
}
