// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Glibc
import LayoutEngine

/// Where the files are that Typeladder brings: screens, themes, profiles, schemas, the style sheet.
///
/// They are found when the program runs, so that it can be moved: `$TYPELADDER_RESOURCES`, else
/// `../share/typeladder` from the executable, else the source tree.
public struct ResourceFolder: Hashable, Sendable {
    /// The folder's path, without a slash at the end.
    public let path: String

    /// A folder that is known to hold the resources.
    public init(path: String) { self.path = path }

    /// The folder of this installation.
    ///
    /// - Throws: `ResourceError` with the places where it was looked for.
    public static func locate() throws(ResourceError) -> ResourceFolder {
        var candidates: [String] = []
        if let named = getenv("TYPELADDER_RESOURCES") {
            candidates = [String(cString: named)]
        } else {
            if let executable = executablePath {
                candidates.append(executable.parent.parent + "/share/typeladder")
            }
            // Sources/Previewing/ResourceFolder.swift
            candidates.append("\(#filePath)".parent.parent.parent + "/Resources")
        }
        for candidate in candidates where access(candidate + "/profiles", R_OK) == 0 {
            return ResourceFolder(path: candidate)
        }
        throw ResourceError(places: candidates)
    }

    /// The path of a file in the folder.
    public func path(_ relative: String) -> String { path + "/" + relative }

    /// The profiles of iOS generations, oldest first.
    public func loadProfiles() -> ReadResult<[Profile]> {
        var profiles: [Profile] = []
        var diagnostics: [Diagnostic] = []
        for name in Profile.bundledNames {
            let result = SourceFile.read(path("profiles/\(name).json")).then(SyntaxTree.read)
                .then(Profile.read)
            diagnostics += result.diagnostics
            if let profile = result.value { profiles.append(profile) }
        }
        return ReadResult(profiles, diagnostics)
    }

    /// The fonts of iOS, what stands in for them, and what draws and hyphenates each language.
    public func loadDeviceFonts() -> ReadResult<DeviceFonts> {
        let fonts = SourceFile.read(path("fonts.json")).then(SyntaxTree.read)
            .then(DeviceFonts.read)
        let languages = SourceFile.read(path("languages.json")).then(SyntaxTree.read)
            .then(LanguageTable.read)
        var complete = fonts.value
        complete?.languages = languages.value ?? LanguageTable()
        return ReadResult(complete, fonts.diagnostics + languages.diagnostics)
    }

    private static var executablePath: String? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let length = readlink("/proc/self/exe", &buffer, buffer.count - 1)
        guard length > 0 else { return nil }
        return String(decoding: buffer.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}

/// The resources are nowhere to be found.
public struct ResourceError: Error, CustomStringConvertible {
    let places: [String]

    /// A sentence that says what to do.
    public var description: String {
        "cannot find Typeladder's resources (looked in \(places.joined(separator: ", "))); "
            + "install the program again, or set TYPELADDER_RESOURCES to their folder"
    }
}

extension String {
    /// The folder a path is in.
    fileprivate var parent: String {
        lastIndex(of: "/").map { String(self[..<$0]) } ?? "."
    }
}
