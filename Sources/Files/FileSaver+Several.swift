// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

extension FileSaver {
    /// One of several files to save together.
    package struct Item: Sendable {
        let bytes: [UInt8]
        let path: FilePath
        let expectation: Expectation

        /// The bytes for a path.
        package init(_ bytes: [UInt8], to path: FilePath, expecting expectation: Expectation) {
            (self.bytes, self.path, self.expectation) = (bytes, path, expectation)
        }
    }

    /// Saves several files, each like ``save(_:to:expecting:newFileMode:)``.
    ///
    /// All files are checked before the first is written. If saving one still fails, those saved before it get
    /// their old bytes back, unless another program has saved them since. Files that did not exist before stay.
    ///
    /// - Throws: `SaveFailure` for the first file that cannot be saved.
    package func save(_ items: [Item]) throws(SaveFailure) {
        var old: [[UInt8]?] = []
        for item in items {
            old.append(try check(item.bytes, to: item.path, expecting: item.expectation))
        }
        for (index, item) in items.enumerated() {
            do {
                try save(item.bytes, to: item.path, expecting: item.expectation)
            } catch {
                for (item, bytes) in zip(items[..<index], old) {
                    guard let bytes else { continue }
                    _ = try? save(
                        bytes, to: item.path,
                        expecting: .unchanged(Fingerprint(item.bytes)))
                }
                throw error
            }
        }
    }
}
