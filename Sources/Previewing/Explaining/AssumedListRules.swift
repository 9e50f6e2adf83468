// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Explanations
import LayoutEngine
import Words

extension Preview {
    /// What is assumed about an element of a SwiftUI list, because no recording of a device shows it: UIKit's rule holds
    /// there. Nil where SwiftUI's own rule is known, and in other lists.
    package func assumedListRule(of item: ItemID) -> Origin? {
        guard screen.geometry == .swiftUIList else { return nil }
        let isLarge = effectiveCategory.isAccessibilityCategory
        guard let row = screen.row(item) else {
            let isHeader = item.kind == .sectionHeader
            return isHeader && isLarge
                ? .assumed(tr("section headers of SwiftUI lists at accessibility sizes")) : nil
        }
        switch row.kind {
        case .textField, .textView: return .assumed(tr("text fields in SwiftUI lists"))
        case .value where isLarge:
            return .assumed(tr("values of SwiftUI lists at accessibility sizes"))
        case let kind where kind.hasControl || row.hasBars:
            return .assumed(tr("controls in SwiftUI lists"))
        default: break
        }
        if row.stack != nil, effectiveCategory >= .accessibilityLarge {
            return .assumed(tr("stacks of SwiftUI without room for their texts"))
        }
        return row.image == nil ? nil : .assumed(tr("icons of labels in SwiftUI lists"))
    }
}
