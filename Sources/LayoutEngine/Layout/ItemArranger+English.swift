// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

extension TextContent.Role {
    /// The name of a text's height in explanations: `title of 2 lines`.
    func height(ofLines count: Int) -> String {
        switch self {
        case .title: trn("title of %1$s line", "title of %1$s lines", count)
        case .value: trn("value of %1$s line", "value of %1$s lines", count)
        case .subtitle: trn("subtitle of %1$s line", "subtitle of %1$s lines", count)
        case .trailing:
            trn("trailing text of %1$s line", "trailing text of %1$s lines", count)
        case .field: trn("text field of %1$s line", "text field of %1$s lines", count)
        case .date: trn("date of %1$s line", "date of %1$s lines", count)
        case .segment: trn("segment of %1$s line", "segment of %1$s lines", count)
        case .label: trn("label of %1$s line", "label of %1$s lines", count)
        case .accessory: trn("accessory of %1$s line", "accessory of %1$s lines", count)
        }
    }
}
