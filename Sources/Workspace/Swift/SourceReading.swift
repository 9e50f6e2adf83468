// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Files
import SwiftScreens
import Syntax

/// A source that was read on another thread.
struct SourceReading: Sendable {
    let path: FilePath
    let file: RecognizedFile
    let screen: Screen
    let views: [String]
    let files: [FilePath]
    let texts: SourceTexts
    /// Whether the file itself has mistakes, so that parts of it may be missing.
    let hasSyntaxErrors: Bool

    /// What a page shows of it. Two readings that are equal look the same.
    struct Screen: Equatable {
        let json: [UInt8]?
        let diagnostics: [Diagnostic]
    }

    init(_ path: FilePath, _ input: SwiftInput) {
        let conversion = AppSource.convert(path, input)
        self.path = path
        file = RecognizedFile(conversion, of: path)
        screen = Screen(json: conversion.value?.file.bytes, diagnostics: file.result.diagnostics)
        (views, files) = (conversion.value?.views ?? [], conversion.value?.files ?? [])
        texts = SourceTexts(texts: conversion.value?.sources ?? [:])
        hasSyntaxErrors =
            conversion.value == nil
            || conversion.diagnostics.contains { diagnostic in
                guard case .syntax? = diagnostic.problem as? SwiftProblem else { return false }
                return diagnostic.file == path.string
            }
    }
}
