// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import ImageDecoding
import Syntax

/// The reader of a screen's picture files. Each is decoded once, so that a damaged one is found before it is drawn.
struct ScreenPictures {
    /// The most bytes of all files together: 64 MiB.
    private static let maximumByteCount = 64 << 20
    /// The most pixels of all pictures together. They take about a second to decode.
    private static let maximumPixelCount = 64_000_000

    private let screen: FilePath
    private let folder: FilePath
    private var byteCount = 0
    private var pixelCount = 0

    private init(_ screen: FilePath) {
        self.screen = screen
        folder = screen.parent.canonical
    }

    /// The screen with its pictures, and a warning at each one that cannot be shown.
    ///
    /// - Parameters:
    ///   - path: the file of the screen.
    ///   - known: pictures that were read before, by their names.
    static func load(
        _ result: ReadResult<Screen>, at path: FilePath, knowing known: [String: RowPicture] = [:]
    ) -> ReadResult<Screen> {
        guard var screen = result.value else { return result }
        let names = screen.pictureNames
        guard !names.isEmpty else { return result }
        var pictures = ScreenPictures(path)
        var problems: [Diagnostic] = []
        for (name, keyPath) in names {
            if let picture = known[name.text] {
                screen.pictures[name.text] = picture
                continue
            }
            do throws(PictureProblem) {
                screen.pictures[name.text] = try pictures.read(name)
            } catch {
                problems.append(
                    Diagnostic(.warning, file: path.string, keyPath: keyPath, error))
            }
        }
        return ReadResult(
            screen, result.diagnostics + problems.located(in: result.sourceMap),
            sourceMap: result.sourceMap)
    }

    /// The paths of a screen's picture files, whether they exist or not.
    static func paths(of screen: Screen, at path: FilePath) -> [FilePath] {
        screen.pictureNames.filter(\.name.isInside).map { path.resolving(FilePath($0.name.text)) }
    }

    private mutating func read(_ name: PictureName) throws(PictureProblem) -> RowPicture {
        guard name.isInside else { throw .outside(name.text) }
        let path = screen.resolving(FilePath(name.text)).canonical
        guard path.relative(to: folder) != nil else { throw .outside(name.text) }
        let bytes = try bytes(of: path, name)
        guard let header = ImageHeader(bytes) else { throw .otherFormat(name.text) }
        guard header.pixelCount <= ImageDecoder.maximumPixelCount else {
            throw .tooManyPixels(name.text, width: header.width, height: header.height)
        }
        guard pixelCount + header.pixelCount <= Self.maximumPixelCount else {
            throw .tooManyPictures(name.text)
        }
        pixelCount += header.pixelCount
        do throws(ImageDecoder.Failure) {
            _ = try ImageDecoder.decode(bytes, header)
        } catch {
            switch error {
            case .missingLibrary(let library):
                throw .missingLibrary(name.text, library: library)
            case .damaged, .tooManyPixels: throw .damaged(name.text)
            }
        }
        let size = header.shownSize
        return RowPicture(
            bytes: bytes, width: Double(size.width) / name.scale,
            height: Double(size.height) / name.scale)
    }

    private mutating func bytes(
        of path: FilePath, _ name: PictureName
    ) throws(PictureProblem) -> [UInt8] {
        let rest = Self.maximumByteCount - byteCount
        do throws(FileProblem) {
            let bytes = try SourceFile.bytes(of: path, upTo: rest)
            byteCount += bytes.count
            return bytes
        } catch {
            if case .tooLarge = error { throw .tooManyPictures(name.text) }
            throw .unreadable(name.text, error)
        }
    }
}
