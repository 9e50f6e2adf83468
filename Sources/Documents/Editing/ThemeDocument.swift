// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax
import Words

/// A theme file that is open for editing: its bytes, and the theme that they encode.
///
/// The bytes are the document. An edit changes as few of them as possible and reads the result
/// again, so that the preview always shows what would be saved, and unknown entries are never lost.
package struct ThemeDocument: Hashable, Sendable {
    /// The bytes as they would be saved, with the name and path of the file.
    package let source: SourceFile
    /// The theme that the bytes encode.
    package let theme: Theme
    /// The diagnostics of the bytes; an error only where the document is unreadable.
    package let warnings: [Diagnostic]

    /// Opens a theme file for editing.
    package static func read(_ file: SourceFile) -> ReadResult<ThemeDocument> {
        read(ParsedFile(file))
    }

    /// Opens a theme file whose syntax is parsed already.
    package static func read(_ file: ParsedFile) -> ReadResult<ThemeDocument> {
        let result = ThemeReader.read(file)
        let document = result.value.map {
            ThemeDocument(source: file.source, theme: $0, warnings: result.diagnostics)
        }
        return ReadResult(document, result.diagnostics)
    }

    /// The document of a file with errors: the state before its fixes, to which undo leads back. Its theme
    /// changes nothing, and its bytes are those of the file.
    ///
    /// - Parameter fixed: the document after the fixes.
    package static func unreadable(
        _ file: SourceFile, _ mistakes: [Diagnostic], as fixed: ThemeDocument
    ) -> ThemeDocument {
        ThemeDocument(source: file, theme: Theme(format: fixed.theme.format), warnings: mistakes)
    }

    /// Whether the bytes encode a theme.
    package var isReadable: Bool { !warnings.contains { $0.severity == .error } }

    package var container: ThemeFormat.Container { theme.format.container }

    /// The positions of the theme's parts in the bytes.
    package var sourceMap: SourceMap { SourceMap(source) }

    /// This document without a file, with another name.
    package func renamed(_ name: String) -> ThemeDocument {
        Self.read(SourceFile(name: name, bytes: source.bytes)).value ?? self
    }

    /// This document in another file, as after Save As.
    package func moved(to path: FilePath) -> ThemeDocument {
        Self.read(SourceFile(path: path, bytes: source.bytes)).value ?? self
    }
}

// MARK: - New documents

extension ThemeDocument {
    /// The name of a document that was never saved.
    package static var untitledName: String { tr("Untitled") }

    /// A new theme without fonts.
    package static func new(_ container: ThemeFormat.Container = .typeladder) -> ThemeDocument {
        let file = SourceFile(name: untitledName, bytes: emptyBytes(container))
        let format = ThemeFormat(container: container, dialect: .styleNames)
        return read(file).value
            ?? ThemeDocument(source: file, theme: Theme(format: format), warnings: [])
    }

    /// A new Typeladder theme with the named fonts of a theme, and nothing else of it.
    ///
    /// - Throws: `EditFailure` for a font name or size that no file may have.
    package static func new(fontsOf theme: Theme) throws(EditFailure) -> ThemeDocument {
        var document = new()
        for style in TextStyle.allCases {
            guard let font = theme.fonts[style], let name = font.fontName, let size = font.fontSize
            else { continue }
            document = try document.applying(.font(style, fontName: name, fontSize: size))
        }
        return document
    }

    static func emptyBytes(_ container: ThemeFormat.Container) -> [UInt8] {
        switch container {
        case .typeladder: Array("{\n  \"fonts\": {}\n}\n".utf8)
        case .jsonDictionary: Array("{}\n".utf8)
        case .xmlPropertyList: Array(emptyPropertyList.utf8)
        case .binaryPropertyList:
            Array("bplist00".utf8) + [0xD0, 8, 0, 0, 0, 0, 0, 0, 1, 1]
                + [1, 0, 9].flatMap { BinaryObjects.bytes($0, 8) }
        }
    }

    /// A property list as Xcode creates it.
    private static let emptyPropertyList = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
        "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict/>
        </plist>

        """
}
