// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Drawing
import Previewing

/// `render`: a list as a picture, or a contact sheet of all categories.
struct RenderCommand {
    private let arguments: Arguments

    init(_ words: some Collection<String>) throws {
        arguments = try Arguments(
            words, options: PreviewArguments.options + ["o", "resolution"],
            flags: PreviewArguments.flags)
    }

    func run(_ console: Console) throws {
        guard let path = arguments["o"] else {
            throw UsageError(message: "say where the picture goes: -o FILE.png, .svg or .pdf")
        }
        guard let format = PictureFormat(path: path) ?? (path == "-" ? .png : nil) else {
            throw UsageError(
                message:
                    "“\(path)” must end in .png, .svg or .pdf: that is how the format is chosen")
        }
        let arguments = try PreviewArguments(self.arguments, console: console, allowsAll: true)
        let resolution =
            try self.arguments.number("resolution", in: 0.1...16)
            ?? arguments.environment.displayScale
        let previews = arguments.previews(console: console)
        let library = arguments.inputs.library
        let picture =
            previews.count == 1
            ? Picture.list(previews[0], library: library)
            : Picture.sheet(previews, library: library)
        let bytes = try picture.encoded(as: format, resolution: resolution)
        try console.save(bytes, to: path)
        // A picture of the list alone has no room for words.
        for font in previews.flatMap(\.fonts).filter({ !$0.isPlain }).uniquedByName() {
            console.note("note: \(font.requestedName): \(font.explanation)")
        }
    }
}

extension [FontReport] {
    /// Each name once.
    fileprivate func uniquedByName() -> [FontReport] {
        var seen: Set<String> = []
        return filter { seen.insert($0.requestedName).inserted }
    }
}
