// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Files
import SwiftScreens
import Syntax

/// A source that was read on another thread.
struct SourceReading: Sendable {
    let path: FilePath
    let file: RecognizedFile
    let views: [String]
    let files: [FilePath]
    let texts: [FilePath: [UInt8]]
    /// Whether the file itself has mistakes, so that parts of it may be missing.
    let hasSyntaxErrors: Bool

    init(_ path: FilePath, _ input: SwiftInput) {
        let conversion = AppSource.convert(path, input)
        self.path = path
        file = RecognizedFile(conversion, of: path)
        (views, files) = (conversion.value?.views ?? [], conversion.value?.files ?? [])
        // Places in the file itself name it as it was opened.
        let sources = ([path] + files).filter(AppSource.isSource).compactMap { file in
            SourceFile.read(file, upTo: SwiftParserProcess.maximumSize).value.map {
                (file, $0.bytes)
            }
        }
        texts = Dictionary(sources) { first, _ in first }
        hasSyntaxErrors =
            conversion.value == nil
            || conversion.diagnostics.contains { diagnostic in
                guard case .syntax? = diagnostic.problem as? SwiftProblem else { return false }
                return diagnostic.file == path.string
            }
    }
}
