// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine
import Previewing

/// One environment over a theme and a screen, and the preview that comes of them: made when it is first
/// asked for after a change, exact where it is in view, and refined until it is exact as a whole.
public final class LivePreview {
    /// What a notification is about.
    public struct Change: OptionSet, Sendable {
        /// One bit for each.
        public let rawValue: Int

        /// Changes by their bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// ``LivePreview/current`` is another.
        public static let preview = Change(rawValue: 1)
        /// ``LivePreview/current`` is the same, with heights that were estimates before.
        public static let refinement = Change(rawValue: 2)
        /// ``LivePreview/progress`` is another.
        public static let progress = Change(rawValue: 4)
        /// ``LivePreview/categories`` are others.
        public static let categories = Change(rawValue: 8)
    }

    /// The theme.
    public let theme: ThemeSession
    /// The screen.
    public let screen: ScreenSession
    /// The iOS generations to choose from, oldest first.
    public let profiles: [Profile]
    /// The device and its reader.
    public var environment: PreviewEnvironment {
        didSet { if environment != oldValue { invalidate() } }
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
            notify(.categories)
        }
    }
    /// What is in view, and so has to be exact first; nil for all of it.
    public var viewport: Viewport?
    /// How many times a layout was computed: once for each change that somebody looks at.
    package private(set) var layoutCount = 0
    /// How many times the same layout was computed again with more of it exact.
    package private(set) var refinementCount = 0
    /// The preview, unless something has changed since it was made.
    private(set) var made: Preview?
    private var previous: [ItemID] = []
    private let refiner: LayoutRefiner
    /// How many changes are being made together, and whether one of them was a change of the preview.
    private var together = (depth: 0, isChanged: false)
    private var observers = Observers<Change>()

    /// With so few texts to prepare nobody notices that they are.
    private static let fewTexts = 250

    /// A preview in the newest generation of iOS.
    public init(
        _ theme: ThemeSession, _ screen: ScreenSession, _ installation: Installation,
        _ scheduler: any WorkScheduler
    ) {
        self.theme = theme
        self.screen = screen
        profiles = installation.profiles
        environment = PreviewEnvironment(profile: installation.newestProfile)
        refiner = LayoutRefiner(scheduler)
        theme.observe(until: self) { [weak self] change in
            if change.contains(.value) { self?.invalidate() }
        }
        screen.observe(until: self) { [weak self] _ in self?.invalidate() }
    }

    /// Calls `observer` after each change, as long as its owner lives.
    public func observe(until owner: AnyObject, _ observer: @escaping (Change) -> Void) {
        observers.add(owner, observer)
    }

    /// How many are told of changes.
    package var observerCount: Int { observers.count }

    func notify(_ change: Change) { observers.notify(change) }

    private func resolveAppearance() {
        environment.appearance =
            switch appearance {
            case .system: systemAppearance
            case .light: .light
            case .dark: .dark
            }
    }
}

// MARK: - The preview

extension LivePreview {
    /// What comes of theme, screen and environment.
    public var current: Preview {
        if let made { return made }
        let preview = makeExactInView()
        layoutCount += 1
        made = preview
        previous = preview.layout.ids
        if viewport != nil { refiner.start(for: self) }
        return preview
    }

    private func invalidate() {
        made = nil
        if together.depth > 0 { together.isChanged = true } else { notify(.preview) }
    }

    /// Makes changes that belong together, with one notification of them all.
    func changeTogether(_ changes: () -> Void) {
        together.depth += 1
        changes()
        together.depth -= 1
        guard together.depth == 0, together.isChanged else { return }
        together.isChanged = false
        notify(.preview)
    }

    private func makeExactInView() -> Preview {
        guard let viewport else { return make(preparing: .max) }
        var preview = make(preparing: Self.fewTexts)
        let isSameList = preview.layout.ids == previous
        // What is in view may be other items once those above are exact.
        for _ in 0..<20 {
            let items = viewport.items(of: preview.layout, isSameList: isSameList)
            if preview.layout.isExact(in: items) { break }
            theme.fonts.previewer.prepare(items, of: preview)
            preview = make(preparing: 0)
        }
        return preview
    }

    private func make(preparing: Int) -> Preview { make(in: environment, preparing: preparing) }

    private func make(in environment: PreviewEnvironment, preparing: Int) -> Preview {
        theme.fonts.previewer.preview(
            theme: theme.value, themeName: theme.path?.string, screen: screen.value,
            screenName: screen.path?.string, themeMap: theme.sourceMap, screenMap: screen.sourceMap,
            in: environment, preparing: preparing)
    }

    /// The preview at another category, exact as a whole: for pictures and reports.
    public func exact(at category: ContentSizeCategory) -> Preview {
        var environment = environment
        environment.category = category
        return make(in: environment, preparing: .max)
    }

    /// How much of a long list is prepared, from 0 to 1; nil while there is nothing to wait for.
    public var progress: Double? { refiner.progress }

    /// Whether there are texts left to prepare, for this category or others.
    public var isPreparing: Bool { refiner.isRunning }

    /// Makes some items exact, for somebody who has come upon them.
    public func refine(_ items: Range<Int>) {
        let preview = current
        guard !preview.layout.isExact(in: items) else { return }
        theme.fonts.previewer.prepare(items, of: preview)
        refine()
    }

    /// Takes up the texts that were prepared meanwhile.
    func refine() {
        guard let made, !made.layout.isExact else { return }
        self.made = make(preparing: 0)
        refinementCount += 1
        notify(.refinement)
    }
}

// MARK: - Category

extension LivePreview {
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
