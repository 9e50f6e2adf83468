// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// The fundamental `GType`s. In C they are macros, which Swift cannot import.
enum FundamentalType {
    static let interface = fundamental(2)
    static let boolean = fundamental(5)
    static let int = fundamental(6)
    static let uint = fundamental(7)
    static let long = fundamental(8)
    static let ulong = fundamental(9)
    static let int64 = fundamental(10)
    static let uint64 = fundamental(11)
    static let enumeration = fundamental(12)
    static let flags = fundamental(13)
    static let float = fundamental(14)
    static let double = fundamental(15)
    static let string = fundamental(16)
    static let object = fundamental(20)

    /// `G_TYPE_MAKE_FUNDAMENTAL`.
    private static func fundamental(_ index: GType) -> GType { index << 2 }
}

extension Bool {
    /// This value as a `gboolean`.
    var gboolean: CGtk.gboolean { self ? 1 : 0 }
}
