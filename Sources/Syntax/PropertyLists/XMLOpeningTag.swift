// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The parts of an opening tag, by the rules of CoreFoundation. The first `>` ends the tag, even in
/// quotation marks. White space, or a slash right before the `>`, ends the name. Reading and
/// editing both use it.
struct XMLOpeningTag {
    /// Bytes of the name.
    let name: Range<Int>
    /// The offset after the `>`.
    let end: Int
    /// Whether the tag also closes the element: `<dict/>`.
    let isEmpty: Bool

    /// The tag with its `<` at an offset, or nil if it has no `>`.
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
