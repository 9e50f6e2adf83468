// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax
import Words

/// A theme file open for editing: its bytes, and the theme in them.
///
/// The bytes are the document. An edit changes as few of them as possible and reads the result
/// again, so the preview always shows what will be saved, and unknown entries stay.
package struct ThemeDocument: Hashable, Sendable {
    /// The bytes to save, with the name and path of the file.
    package let source: SourceFile
    /// The theme in the bytes.
    package let theme: Theme
    /// The diagnostics of the bytes. They contain an error only if the document is unreadable.
    package let warnings: [Diagnostic]

    /// Opens a theme file for editing.
    package static func read(_ file: SourceFile) -> ReadResult<ThemeDocument> {
        read(ParsedFile(file))
    }

    /// Opens a theme file after its syntax was parsed.
    package static func read(_ file: ParsedFile) -> ReadResult<ThemeDocument> {
        let result = ThemeReader.read(file)
        let document = result.value.map {
            ThemeDocument(source: file.source, theme: $0, warnings: result.diagnostics)
        }
        return ReadResult(document, result.diagnostics)
    }

    /// The document of a file with errors: the state before its fixes, for undo. It has the bytes
    /// of the file, and the theme of the system.
    ///
    /// - Parameter fixed: the document after the fixes.
    package static func unreadable(
        _ file: SourceFile, _ mistakes: [Diagnostic], as fixed: ThemeDocument
    ) -> ThemeDocument {
        ThemeDocument(source: file, theme: Theme(format: fixed.theme.format), warnings: mistakes)
    }

    /// Whether the bytes contain a valid theme.
    package var isReadable: Bool { !warnings.contains { $0.severity == .error } }

    package var container: ThemeFormat.Container { theme.format.container }

    /// The positions of the theme's parts in the bytes.
    package var sourceMap: SourceMap { SourceMap(source) }

    /// This document under another name, without a file.
    package func renamed(_ name: String) -> ThemeDocument {
        Self.read(SourceFile(name: name, bytes: source.bytes)).value ?? self
    }

    /// This document under another path, as after Save As.
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

    /// A new Typeladder theme with only the named fonts of a theme.
    ///
    /// - Throws: `EditFailure` for a font name or size that is not allowed in files.
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
