// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax
import Words

/// A theme file open for editing.
package struct ThemeDocument: FileDocument {
    package let source: SourceFile
    /// The theme in the bytes; that of the system if they are unreadable.
    package let theme: Theme
    package let warnings: [Diagnostic]

    package init(_ theme: Theme, source: SourceFile, warnings: [Diagnostic]) {
        (self.theme, self.source, self.warnings) = (theme, source, warnings)
    }

    package static func readValue(_ file: ParsedFile) -> ReadResult<Theme> {
        ThemeReader.read(file)
    }

    package var emptyValue: Theme { Theme(format: theme.format) }

    package static func notReadable(_ cause: Cause) -> any Problem {
        ThemeEditProblem.notReadable(cause)
    }

    package var container: ThemeFormat.Container { theme.format.container }

    /// This document under another name, without a file.
    package func renamed(_ name: String) -> ThemeDocument {
        with(SourceFile(name: name, bytes: source.bytes))
    }
}

// MARK: - New documents

extension ThemeDocument {
    package static var untitledName: String { tr("Untitled") }

    package var blank: ThemeDocument { .new(container) }

    /// A new theme without fonts.
    package static func new(_ container: ThemeFormat.Container = .typeladder) -> ThemeDocument {
        let file = SourceFile(name: untitledName, bytes: emptyBytes(container))
        let format = ThemeFormat(container: container, dialect: .styleNames)
        return read(file).value
            ?? ThemeDocument(Theme(format: format), source: file, warnings: [])
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
