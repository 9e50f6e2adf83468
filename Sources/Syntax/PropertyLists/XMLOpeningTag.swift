// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The parts of an opening tag, as CoreFoundation finds them: the first `>` ends it, in quotation
/// marks too, and white space ends its name, or a slash right before the `>`. Reading and editing share
/// them.
struct XMLOpeningTag {
    /// Bytes of the name.
    let name: Range<Int>
    /// Behind the `>`.
    let end: Int
    /// Whether it is closed at once: `<dict/>`.
    let isEmpty: Bool

    /// The tag whose `<` is at an offset; nil when it has no `>`.
    init?(_ bytes: [UInt8], at start: Int) {
        var close = start + 1
        var nameEnd: Int?
        while close < bytes.count, bytes[close] != UInt8(ascii: ">") {
            if nameEnd == nil, SourceText.isWhiteSpace(bytes[close]) { nameEnd = close }
            close += 1
        }
        guard close < bytes.count else { return nil }
        isEmpty = close > start + 1 && bytes[close - 1] == UInt8(ascii: "/")
        end = close + 1
        name = start + 1..<(nameEnd ?? (isEmpty ? close - 1 : close))
    }
}
