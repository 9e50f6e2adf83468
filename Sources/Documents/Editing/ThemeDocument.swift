// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax

/// A theme file that is open for editing: its bytes, and what they mean.
///
/// The bytes are the document. An edit changes those that it must and reads the result again, so
/// that what is shown is always what would be saved, and nothing that nobody here understands is
/// ever lost.
public struct ThemeDocument: Hashable, Sendable {
    /// The bytes as they would be saved, with the name and path they were read from.
    public let source: SourceFile
    /// What the bytes mean.
    public let theme: Theme
    /// What there is to say about the bytes; an error only where they are no theme.
    public let warnings: [Diagnostic]

    private init(source: SourceFile, theme: Theme, warnings: [Diagnostic]) {
        (self.source, self.theme, self.warnings) = (source, theme, warnings)
    }

    /// Opens a theme file for editing.
    public static func read(_ file: SourceFile) -> ReadResult<ThemeDocument> {
        read(ParsedFile(file))
    }

    /// The same for a file whose syntax was read before.
    public static func read(_ file: ParsedFile) -> ReadResult<ThemeDocument> {
        let result = ThemeReader.read(file)
        let document = result.value.map {
            ThemeDocument(source: file.source, theme: $0, warnings: result.diagnostics)
        }
        return ReadResult(document, result.diagnostics)
    }

    /// A file that is no theme for its mistakes, as the state that a fix leads on from and undo leads back
    /// to. It changes nothing, and saving it would not either.
    ///
    /// - Parameter mended: the theme that it is without them.
    package static func unreadable(
        _ file: SourceFile, _ mistakes: [Diagnostic], as mended: ThemeDocument
    ) -> ThemeDocument {
        ThemeDocument(source: file, theme: Theme(format: mended.theme.format), warnings: mistakes)
    }

    /// Whether the bytes are a theme.
    public var isReadable: Bool { !warnings.contains { $0.severity == .error } }

    /// What holds the styles.
    public var container: ThemeFormat.Container { theme.format.container }

    /// Where the theme's parts are in the bytes.
    public var sourceMap: SourceMap { SourceMap(source) }

    /// The same document without a file, by a name of the caller's choice.
    package func renamed(_ name: String) -> ThemeDocument {
        Self.read(SourceFile(name: name, bytes: source.bytes)).value ?? self
    }

    /// The same document in another file, as after Save As.
    public func moved(to path: FilePath) -> ThemeDocument {
        Self.read(SourceFile(path: path, bytes: source.bytes)).value ?? self
    }
}

// MARK: - New documents

extension ThemeDocument {
    /// What diagnostics call a document that was never saved.
    public static let untitledName = "Untitled"

    /// A theme without a file that changes nothing yet.
    public static func new(_ container: ThemeFormat.Container = .typeladder) -> ThemeDocument {
        let file = SourceFile(name: untitledName, bytes: emptyBytes(container))
        let format = ThemeFormat(container: container, dialect: .styleNames)
        return read(file).value
            ?? ThemeDocument(source: file, theme: Theme(format: format), warnings: [])
    }

    /// A Typeladder theme without a file that has the named fonts of a theme, and nothing else of it.
    ///
    /// - Throws: `EditFailure` for a font that no file may name.
    public static func new(fontsOf theme: Theme) throws(EditFailure) -> ThemeDocument {
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

    /// As Xcode begins one.
    private static let emptyPropertyList = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
        "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict/>
        </plist>

        """
}
