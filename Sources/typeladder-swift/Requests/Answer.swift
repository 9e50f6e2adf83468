// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import SwiftSyntax

/// The lines that this program writes, each a JSON object.
enum Answer {
    /// The version of requests, answers, and the tree. A reader accepts no other.
    static let protocolVersion = 1
    /// The largest source, in bytes. The largest real ones are tables of texts with less than 1 MiB.
    static let maximumSize = 2 << 20

    /// The first line, before any request.
    static var greeting: [UInt8] {
        let version = Release.version
        let text =
            #"{"protocol":\#(protocolVersion),"helper":"\#(version)","parser":"\#(parserVersion)"}"#
        return Array(text.utf8) + [UInt8(ascii: "\n")]
    }

    /// The version of the toolchain, which has the parser.
    private static var parserVersion: String {
        #if compiler(>=6.5)
            "6.5 or newer"
        #elseif compiler(>=6.4)
            "6.4"
        #else
            "6.3"
        #endif
    }

    /// The answer to a line.
    static func bytes(
        to line: UnsafeBufferPointer<UInt8>, with parser: inout IncrementalParser
    ) -> [UInt8] {
        do throws(Request.Mistake) {
            let request = try Request(line: line)
            guard request.text.count <= maximumSize else {
                return problem("too large", of: request.id)
            }
            return request.text.withUnsafeBufferPointer { source in
                tree(parser.parse(source), of: source, id: request.id)
            }
        } catch {
            return problem(error.rawValue, of: nil)
        }
    }

    static func problem(_ text: String, of id: Int?) -> [UInt8] {
        let number = id.map { "\($0)" } ?? "null"
        return Array(#"{"id":\#(number),"problem":"\#(text)"}"#.utf8) + [UInt8(ascii: "\n")]
    }

    private static func tree(
        _ file: SourceFileSyntax, of source: UnsafeBufferPointer<UInt8>, id: Int
    ) -> [UInt8] {
        var output = TreeOutput(source: source, start: Array(#"{"id":\#(id),"tree":"#.utf8))
        file.write(to: &output)
        var bytes = output.bytes
        bytes.append(contentsOf: #","errors":["#.utf8)
        if file.hasError { bytes += SyntaxErrors.members(of: file) }
        bytes.append(contentsOf: "]}\n".utf8)
        return bytes
    }
}

extension SourceFileSyntax {
    fileprivate func write(to output: inout TreeOutput) {
        output.node("file", at: 0..<output.source.count) { statements.write(to: &$0) }
    }
}
