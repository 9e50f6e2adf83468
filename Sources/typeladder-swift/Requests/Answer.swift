// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax
import Syntax

/// The lines that this program writes, each a JSON object.
enum Answer {
    /// The version of requests, answers, and the tree. A reader accepts no other.
    static let protocolVersion = 1
    /// The largest source, in bytes. The largest real ones are tables of texts with less than 1 MiB.
    static let maximumSize = 2 << 20
    private static let maximumErrors = 20

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
    static func bytes(to line: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        do throws(Request.Mistake) {
            let request = try Request(line: line)
            guard request.text.count <= maximumSize else {
                return problem("too large", of: request.id)
            }
            return request.text.withUnsafeBufferPointer { tree(of: $0, id: request.id) }
        } catch {
            return problem(error.rawValue, of: nil)
        }
    }

    static func problem(_ text: String, of id: Int?) -> [UInt8] {
        let number = id.map { "\($0)" } ?? "null"
        return Array(#"{"id":\#(number),"problem":"\#(text)"}"#.utf8) + [UInt8(ascii: "\n")]
    }

    private static func tree(of source: UnsafeBufferPointer<UInt8>, id: Int) -> [UInt8] {
        let file = Parser.parse(source: source)
        var output = TreeOutput(source: source, start: Array(#"{"id":\#(id),"tree":"#.utf8))
        file.write(to: &output)
        var bytes = output.bytes
        bytes.append(contentsOf: #","errors":["#.utf8)
        if file.hasError { append(errors(in: file), to: &bytes) }
        bytes.append(contentsOf: "]}\n".utf8)
        return bytes
    }

    /// The mistakes of a source, in its order.
    private static func errors(
        in file: SourceFileSyntax
    ) -> some Sequence<(offset: Int, text: String)> {
        ParseDiagnosticsGenerator.diagnostics(for: file).lazy
            .filter { $0.diagMessage.severity == .error }
            .map { ($0.position.utf8Offset, $0.message) }
            .prefix(maximumErrors)
    }

    private static func append(
        _ errors: some Sequence<(offset: Int, text: String)>, to bytes: inout [UInt8]
    ) {
        for (offset, text) in errors {
            bytes.append(contentsOf: bytes.last == UInt8(ascii: "[") ? "[".utf8 : ",[".utf8)
            bytes.append(decimal: offset)
            bytes.append(UInt8(ascii: ","))
            bytes.append(quoted: text)
            bytes.append(UInt8(ascii: "]"))
        }
    }
}

extension SourceFileSyntax {
    fileprivate func write(to output: inout TreeOutput) {
        output.node("file", at: 0..<output.source.count) { statements.write(to: &$0) }
    }
}
