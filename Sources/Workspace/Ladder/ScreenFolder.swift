// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import Syntax

/// The screens that belong to the open one, which another thread reads: those in its folder, or those of the app if it is
/// a Swift source. A window keeps them, so that their columns are there at once when it shows them again.
package final class ScreenFolder: Observable {
    /// The screens that were read last, in order.
    private var members: [Member] = []
    /// The files that the screens of an app are made of, for watching.
    package private(set) var files: [FilePath] = []
    package let observers = Observers<ScreenFolder>()
    /// The source of the page, whose app has the screens if the page shows it.
    package weak var source: SourceSession?
    private var path: FilePath?
    private var reading: (any ScheduledWork)?

    /// Where a screen is: in a file, or as a view in a source.
    private struct Place: Hashable {
        let path: FilePath
        var view: String?
    }

    private struct Member {
        let place: Place
        let screen: ScreenSession
        /// The files that a view is made of.
        var files: [FilePath] = []
    }

    /// The most screens, each of which has a preview.
    private static let limit = 60
    private static let suffixes = [".json", ".typeladder-screen"]

    /// A folder that is not read yet.
    package init() {}

    /// Whether a file has a suffix of screens.
    package static func isScreenFile(_ path: FilePath) -> Bool {
        let name = path.string.lowercased()
        return suffixes.contains(where: name.hasSuffix)
    }

    // MARK: - The screens

    /// The screens, with an open one in its place.
    func screens(around screen: ScreenSession) -> [ScreenSession] {
        guard let own = place(of: screen), folder(of: screen) == path else { return [screen] }
        var screens = members.map(\.screen)
        if let index = members.firstIndex(where: { $0.place == own }) {
            screens[index] = screen
        } else {
            let name = own.path.lastComponent
            // A view without a list is none of the app's screens.
            let before =
                own.view == nil ? members.prefix { $0.place.path.lastComponent < name } : []
            screens.insert(screen, at: before.count)
        }
        return screens
    }

    /// The view of a screen in a source; nil for the screen of a file.
    package func view(of screen: ScreenSession) -> String? {
        members.first { $0.screen === screen }?.place.view ?? place(of: screen)?.view
    }

    private func place(of screen: ScreenSession) -> Place? {
        guard let source = source(of: screen) else { return screen.path.map { Place(path: $0) } }
        return screen.path.map {
            Place(path: $0.absolute.canonical, view: source.input.view ?? source.views.first)
        }
    }

    /// The source that the page shows as a screen, or showed until it reads another one; nil if it shows a screen's file.
    private func source(of screen: ScreenSession) -> SourceSession? {
        screen.file.isConverted ? source : nil
    }

    /// The folder of a screen, or of the app that it belongs to; nil for a screen without a file.
    private func folder(of screen: ScreenSession) -> FilePath? {
        source(of: screen)?.app ?? screen.path?.parent
    }

    // MARK: - Reading

    /// Reads the screens again.
    func read(of screen: ScreenSession, _ scheduler: any WorkScheduler) {
        let folder = folder(of: screen)
        reading?.cancel()
        if folder != path { replace(by: []) }
        path = folder
        guard let folder else { return }
        if let source = source(of: screen) {
            // What the page shows comes first.
            guard !source.isReading else { return }
            let places = source.screens.prefix(Self.limit).map {
                Place(path: $0.path, view: $0.view)
            }
            readViews(at: places[...], source.input, [], beside: screen, scheduler)
        } else {
            readFiles(in: folder, beside: screen, scheduler)
        }
    }

    private func readFiles(
        in folder: FilePath, beside screen: ScreenSession, _ scheduler: any WorkScheduler
    ) {
        let own = screen.path
        reading = scheduler.inBackground {
            let paths = Folder.names(in: folder).map(folder.appending).filter(Self.isScreenFile)
            // The page has the open file, which may be long.
            let found = paths.lazy.map { ($0, $0 == own ? nil : RecognizedFile($0).screen) }
                .filter { $0 == own || $1 != nil }
            return Array(found.prefix(Self.limit))
        } then: { [weak self, weak screen] (found: [(FilePath, LoadedDocument<Screen>?)]) in
            guard let self, let screen else { return }
            replace(by: found.map { member(at: Place(path: $0), $1, beside: screen) })
        }
    }

    /// Reads views one after another, so that what the page shows is read in the meantime.
    private func readViews(
        at places: ArraySlice<Place>, _ input: SwiftInput, _ found: [Member],
        beside screen: ScreenSession, _ scheduler: any WorkScheduler
    ) {
        guard let place = places.first else { return replace(by: found) }
        var input = input
        input.view = place.view
        // The page has read the folder, so what was read of it is known, but for changes of these files.
        input.reach = .known(members.first { $0.place == place }?.files ?? [place.path])
        reading = scheduler.inBackground { [input] in
            SourceReading(place.path, input)
        } then: { [weak self, weak screen] read in
            guard let self, let screen else { return }
            var found = found
            if let document = read.file.screen {
                var member = member(at: place, document, beside: screen)
                member.files = read.files
                found.append(member)
            }
            readViews(at: places.dropFirst(), input, found, beside: screen, scheduler)
        }
    }

    /// A screen as it is now, in the session that it has already. Without a document, it is the open file of the page.
    private func member(
        at place: Place, _ document: LoadedDocument<Screen>?, beside screen: ScreenSession
    ) -> Member {
        guard let known = members.first(where: { $0.place == place }) else {
            let session = document.map { ScreenSession($0, beside: screen) }
            return Member(place: place, screen: session ?? ScreenSession(sharing: screen))
        }
        guard let document else { return known }
        if place.view == nil {
            known.screen.file.follow(ScreenDocument(document))
        } else {
            known.screen.open(document)
        }
        return known
    }

    private func replace(by members: [Member]) {
        let files = members.flatMap(\.files).uniqued()
        let isSame =
            members.map { ObjectIdentifier($0.screen) }
            == self.members.map { ObjectIdentifier($0.screen) } && files == self.files
        (self.members, self.files) = (members, files)
        if !isSame { notify(.screens) }
    }
}

extension RecognizedFile {
    /// The screen in the file; nil for anything else.
    var screen: LoadedDocument<Screen>? {
        if case .screen(let screen)? = result.value { screen } else { nil }
    }
}

extension Changes<ScreenFolder> {
    /// The screens, and ``ScreenFolder/files``.
    package static var screens: Self { Self(rawValue: 1) }
}
