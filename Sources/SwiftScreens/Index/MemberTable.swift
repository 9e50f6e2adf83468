// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The members of one type by name, with the bytes to parse for each.
///
/// A table of texts can have thousands of constants, of which a screen shows a dozen. Parsing only
/// those takes a hundredth of the time.
package struct MemberTable: Hashable, Sendable {
    private var ranges: [String: [ByteRange]] = [:]
    /// The names in the order of the file, each once.
    package private(set) var names: [String] = []

    /// The bytes of each member with a name, in order: of overloads, several. An initializer has the
    /// name `init`, a subscript `subscript`. A range starts with the doc comment, and ends with the
    /// body or the initial value.
    package subscript(name: String) -> [ByteRange] { ranges[name] ?? [] }

    /// The members in the body of a type, or the declarations of a whole file.
    package init(_ bytes: [UInt8], body: ByteRange) {
        bytes.withUnsafeBufferPointer { bytes in
            var scanner = MemberScanner(bytes, body.offsets)
            scanner.scan()
            for member in scanner.members {
                for name in member.names {
                    if ranges[name] == nil { names.append(name) }
                    ranges[name, default: []].append(member.range)
                }
            }
        }
    }
}

/// The member tables of a file, each made when it is first asked for.
package struct MemberTables {
    private let bytes: [UInt8]
    private var tables: [ByteRange: MemberTable] = [:]

    package init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The members in a body.
    package mutating func table(of body: ByteRange) -> MemberTable {
        if let known = tables[body] { return known }
        let table = MemberTable(bytes, body: body)
        tables[body] = table
        return table
    }

    /// The bytes of the members with a name in a body: of overloads, several.
    package mutating func ranges(named name: String, in body: ByteRange) -> [ByteRange] {
        table(of: body)[name]
    }

    /// The bytes of the first member with a name in a body.
    package mutating func memberRange(named name: String, in body: ByteRange) -> ByteRange? {
        ranges(named: name, in: body).first
    }
}
