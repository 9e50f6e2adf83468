// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import FoundationEssentials
import Glibc

/// A checked-in text that the program generates again for every test.
///
/// `GOLDEN=record` writes the files and reports it, so nobody records by accident.
package enum RecordedFile {
    /// The difference between a text and the file that records it; nil if they are equal.
    package static func difference(of text: String, from file: URL) throws -> String? {
        let name = file.lastPathComponent
        let recorded = try? String(contentsOf: file, encoding: .utf8)
        let isRecording = getenv("GOLDEN").map { String(cString: $0) } == "record"
        guard let recorded, !isRecording else {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
            return "\(name) was recorded; look at it and run again without GOLDEN"
        }
        let ours = text.split(separator: "\n", omittingEmptySubsequences: false)
        let theirs = recorded.split(separator: "\n", omittingEmptySubsequences: false)
        for (line, (our, their)) in zip(ours, theirs).enumerated() where our != their {
            return "\(name):\(line + 1): “\(our)”, recorded “\(their)”"
        }
        return ours.count == theirs.count
            ? nil : "\(name): \(ours.count) lines, recorded \(theirs.count)"
    }
}
