// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Files
import GtkKit
import LayoutEngine
import PangoText
import Previewing
import Syntax

/// What a window previews: a theme, a screen, a device and its reader, and the layout of them all.
///
/// The window shows this and changes this; nothing in it knows about widgets, so that a test can ask
/// how often something was laid out. A file with errors never replaces what is shown.
public final class PreviewModel {
    /// What a notification is about.
    public struct Change: OptionSet, Sendable {
        /// One bit for each.
        public let rawValue: Int

        /// Changes by their bits.
        public nonisolated init(rawValue: Int) { self.rawValue = rawValue }

        /// ``PreviewModel/preview`` is a new one.
        public nonisolated static let preview = Change(rawValue: 1)
        /// Another theme or screen is shown.
        public nonisolated static let files = Change(rawValue: 2)
        /// ``PreviewModel/messages`` may be others.
        public nonisolated static let messages = Change(rawValue: 4)
        /// ``PreviewModel/preview`` is the same, with heights that were guessed before.
        public nonisolated static let refinement = Change(rawValue: 8)
        /// ``PreviewModel/progress`` is another.
        public nonisolated static let progress = Change(rawValue: 16)
    }

    /// Where the bundled files are.
    public let resources: ResourceFolder
    /// The iOS generations to choose from, oldest first.
    public let profiles: [Profile]

    /// The theme that is shown, as ``document`` has it.
    public internal(set) var theme = Opened(Theme.system)
    /// What is being edited, and what can be undone.
    var editing = ThemeEditing()
    /// Another program's change of the theme's file that the reader has to choose about.
    public internal(set) var conflict: ThemeConflict?
    /// The design tokens that the theme was made of; nil for a theme from a file of its own.
    var tokens: TokenSource?
    /// Asks which token is which style, and may adopt them then.
    var confirmTokens: ((TokenSource) -> Void)?
    /// The font files that ``library`` has besides those of this machine.
    private(set) var fontFiles: [String] = []
    private var fontGeneration = 0
    /// The screen that is shown.
    public internal(set) var screen: Opened<Screen>
    /// The fonts of the theme and of this machine.
    public private(set) var library: FontLibrary
    /// How many times a layout was computed: once for each change that somebody looks at.
    public internal(set) var layoutCount = 0
    /// How many times the same layout was computed again with more of it exact.
    public internal(set) var refinementCount = 0
    /// How much of a long table is prepared, from 0 to 1; nil while there is nothing to wait for.
    public internal(set) var progress: Double?
    /// Which items of a layout somebody looks at, and so have to be exact first; without it all.
    public var viewedItems: ((TableLayout) -> Range<Int>)?
    var current: Preview?
    var preparation: Scheduled?

    /// The device and its reader. Setting it lays out once, if it is different.
    public var environment: PreviewEnvironment {
        didSet { if environment != oldValue { layOut(.preview) } }
    }

    /// Which appearance the preview has.
    public var appearance = AppearanceChoice.system { didSet { resolveAppearance() } }
    /// The appearance of the desktop.
    public var systemAppearance = Appearance.light { didSet { resolveAppearance() } }
    /// Whether the accessibility sizes are on offer, as after a switch in Settings.
    public var offersAccessibilitySizes = true {
        didSet {
            guard offersAccessibilitySizes != oldValue else { return }
            if let largest = categories.last, category > largest { category = largest }
            notify(.preview)
        }
    }

    /// The files that do not show as they are on disk.
    var failures: [FileFailure] = []
    let deviceFonts: DeviceFonts
    private(set) var previewer: Previewer
    private var observers: [Observer] = []

    private struct Observer {
        /// Nil for one that stays as long as the model.
        let owner: WeakReference?
        let call: (Change) -> Void
        var isOver: Bool { owner.map { $0.object == nil } ?? false }
    }

    private struct WeakReference {
        weak var object: AnyObject?
    }

    /// How many are told of changes.
    var observerCount: Int { observers.count { !$0.isOver } }

    /// The bundled screen in the system font.
    ///
    /// - Throws: ``StartFailure`` when the program's own files are damaged.
    public convenience init(resources: ResourceFolder) throws(StartFailure) {
        self.init(try PreviewParts(resources))
    }

    /// The bundled screen in the system font.
    init(_ parts: PreviewParts) {
        resources = parts.resources
        profiles = parts.profiles
        deviceFonts = parts.deviceFonts
        screen = parts.screen
        library = parts.library
        previewer = parts.previewer
        environment = PreviewEnvironment(profile: parts.newestProfile)
    }
}

// MARK: - Laying out

extension PreviewModel {
    /// Calls `observer` after each change, as long as this model lives, and its owner if it has one.
    public func observe(
        until owner: AnyObject? = nil, _ observer: @escaping (Change) -> Void
    ) {
        observers.removeAll(where: \.isOver)
        observers.append(
            Observer(owner: owner.map { WeakReference(object: $0) }, call: observer))
    }

    /// Tells everybody.
    func notify(_ change: Change) {
        for observer in observers where !observer.isOver { observer.call(change) }
    }

    /// What comes of it all: laid out when it is first asked for after a change.
    public var preview: Preview {
        if let current { return current }
        let preview = firstPreview()
        layoutCount += 1
        current = preview
        prepareAhead()
        return preview
    }

    /// Tells everybody that there is a new preview.
    func layOut(_ change: Change) {
        current = nil
        notify(change.union([.preview, .messages]))
    }

    /// Reads the fonts of another theme; those that are the same stay as they are, unless they are
    /// to be read again.
    func useFonts(_ files: [String], again: Bool = false) {
        guard again || files.map(\.pathBytes) != fontFiles.map(\.pathBytes) else { return }
        if again { fontGeneration += 1 }
        fontFiles = files
        library = FontLibrary(
            fontFiles: files.map(currentName), languages: deviceFonts.languages)
        previewer = Previewer(faces: library, measurer: library, deviceFonts: deviceFonts)
    }

    /// A changed font file by another name of its: cairo knows faces by their file's name
    /// (`_cairo_ft_unscaled_font_map`) and would go on drawing the old one.
    private func currentName(ofFontFile path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
        let detour = String(repeating: "/.", count: fontGeneration % 64)
        return path[..<slash] + detour + path[slash...]
    }

    private func resolveAppearance() {
        environment.appearance =
            switch appearance {
            case .system: systemAppearance
            case .light: .light
            case .dark: .dark
            }
    }
}

// MARK: - Category

extension PreviewModel {
    /// The text size the reader has chosen.
    public var category: ContentSizeCategory {
        get { environment.category }
        set { environment.category = newValue }
    }

    /// The categories on offer, in order.
    public var categories: [ContentSizeCategory] {
        offersAccessibilitySizes ? ContentSizeCategory.allCases : ContentSizeCategory.standardCases
    }

    /// Chooses the category so many steps away, or the last on the way there.
    public func step(by steps: Int) {
        guard let position = categories.firstIndex(of: category) else { return }
        category = categories[min(max(0, position + steps), categories.count - 1)]
    }
}
