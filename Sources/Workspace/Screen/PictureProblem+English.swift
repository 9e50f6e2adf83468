// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Files
import Syntax
import Words

extension PictureProblem {
    package var message: String {
        switch self {
        case .outside(let name):
            tr(
                """
                The picture %1$s is not in the folder of the screen. Move it to this folder or a \
                subfolder, and write its path relative to the folder.
                """, Self.quoted(name))
        case .unreadable(let name, let problem):
            // Translators: %2$s is one or more sentences, such as “The file does not exist.”
            tr("The picture %1$s cannot be read. %2$s", Self.quoted(name), problem.message)
        case .otherFormat(let name):
            tr(
                """
                The picture %1$s is not a PNG or JPEG file, whatever its name says. Convert it \
                to PNG or JPEG.
                """, Self.quoted(name))
        case .damaged(let name):
            tr("The picture %1$s is damaged. Export it again.", Self.quoted(name))
        case .tooManyPixels(let name, let width, let height):
            tr(
                """
                The picture %1$s has %2$s × %3$s pixels, but the limit is 16 million pixels. \
                Make the picture smaller.
                """, Self.quoted(name), "\(width)", "\(height)")
        case .tooManyPictures(let name):
            tr(
                """
                The picture %1$s is not shown, because the pictures of the screen together \
                exceed the limit of 64 MiB or 64 million pixels. Make some of the pictures \
                smaller.
                """, Self.quoted(name))
        case .missingLibrary(let name, let library):
            tr(
                """
                The picture %1$s cannot be read, because %2$s is not installed. Install \
                libjpeg-turbo (on Debian, libturbojpeg0).
                """, Self.quoted(name), library)
        }
    }

    private static func quoted(_ name: String) -> String {
        Phrases.quoted(Phrases.shortened(name, to: 60))
    }
}
