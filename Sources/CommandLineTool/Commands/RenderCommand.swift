// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import Drawing
import Previewing

/// `render`: a list as a picture, or a contact sheet of all categories.
enum RenderCommand: ToolCommand {
    static let output = Option(
        "output", short: "o", .path,
        "Where the picture is written; - is standard output, as PNG.",
        missing: "say where the picture goes: -o FILE.png, .svg or .pdf")
    static let resolution = Option(
        "resolution", .number("N", in: 0.1...16),
        "The picture's pixels to a point, which fills and lines are rounded to. PNG alone has pixels. "
            + "Without it, the device's.")

    static let declaration = Command(
        "render",
        summary: "A picture of the screen, or a sheet of all twelve categories.",
        discussion: "The end of the file's name says what is written: .png, .svg or .pdf.",
        options: [output, resolution] + PreviewArguments.options(PreviewArguments.categoryOrAll),
        examples: [
            Command.Example(
                "All twelve categories on one sheet:",
                "typeladder-cli render --theme MyFonts.plist --category all -o sheet.png")
        ])

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
        let path = arguments[output] ?? .standardStream
        guard let format = PictureFormat(path: path) ?? (path == .standardStream ? .png : nil)
        else {
            throw UsageError(
                message:
                    "“\(path)” must end in .png, .svg or .pdf: that is how the format is chosen")
        }
        let preview = try PreviewArguments(arguments, console: console)
        let previews = preview.previews(console: console)
        let library = preview.inputs.page.theme.fonts.library
        let picture =
            previews.count == 1
            ? Picture.list(previews[0], library: library)
            : Picture.sheet(previews, library: library)
        let bytes = try picture.encoded(
            as: format, resolution: arguments[resolution] ?? preview.environment.displayScale)
        try console.save(bytes, to: path)
        // A picture of the list alone has no room for words.
        for font in previews.flatMap(\.fonts).filter({ !$0.isPlain }).uniquedByName() {
            console.note("note: \(font.requestedName): \(font.explanation)")
        }
        return .success
    }
}

extension [FontReport] {
    /// Each name once.
    fileprivate func uniquedByName() -> [FontReport] {
        var seen: Set<String> = []
        return filter { seen.insert($0.requestedName).inserted }
    }
}
