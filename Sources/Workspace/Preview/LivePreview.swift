// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine
import Previewing
import Syntax
import Words

/// The preview of a screen in a theme and an environment. It is computed on the first access after a change. It
/// is exact in the viewport, and idle time refines it until all of it is exact.
package final class LivePreview: Observable {
    package let theme: ThemeSession
    package let screen: ScreenSession
    /// The profiles of iOS generations, oldest first.
    package let profiles: [Profile]
    /// The device and the settings of its user.
    package var environment: PreviewEnvironment {
        didSet { if environment != oldValue { environmentDidChange(from: oldValue) } }
    }
    /// The chosen appearance.
    package var appearance = AppearanceChoice.system { didSet { resolveAppearance() } }
    /// The appearance of the desktop.
    package var systemAppearance = Appearance.light { didSet { resolveAppearance() } }
    /// Whether the accessibility sizes are offered, like the switch in Settings of iOS.
    package var offersAccessibilitySizes = true {
        didSet {
            guard offersAccessibilitySizes != oldValue else { return }
            if let largest = categories.last, category > largest { category = largest }
            notify(.categories)
        }
    }
    /// The part of the list in view, which becomes exact first; nil for the whole list.
    package var viewport: Viewport?
    /// The part of a long screen that is shown, in letters (`Screen.beginning(letters:)`); nil for the whole.
    let letterLimit: Int?
    /// The number of layouts computed for other inputs.
    package private(set) var layoutCount = 0
    /// The number of layouts computed for the same inputs with more exact heights.
    package private(set) var refinementCount = 0
    /// The computed preview; nil after a change of its inputs.
    private(set) var cached: Preview?
    private var previous: [ItemID] = []
    private let refiner: LayoutRefiner
    /// The work of a thread that makes the variant of a long list.
    var pendingVariant: (any ScheduledWork)?
    /// The search for the lost fonts of a long list; nil before, and for a short list.
    var lostFontSearch: LostFontSearch?
    /// The readings that take so long that the window says so.
    var longReadings = 0 { didSet { if isReading != (oldValue > 0) { notify(.progress) } } }
    package let observers = Observers<LivePreview>()

    /// The number of texts that can be prepared within one frame.
    private static let synchronousTextLimit = 250

    /// A preview with the newest profile.
    package init(
        _ theme: ThemeSession, _ screen: ScreenSession, _ installation: Installation,
        _ scheduler: any WorkScheduler
    ) {
        self.theme = theme
        self.screen = screen
        profiles = installation.profiles
        environment = PreviewEnvironment(profile: installation.newestProfile)
        refiner = LayoutRefiner(scheduler, preparesAhead: true)
        letterLimit = nil
        follow()
    }

    /// A preview of the same or another screen and theme, in a separate environment.
    package init(
        like other: LivePreview, in environment: PreviewEnvironment, theme: ThemeSession? = nil,
        screen: ScreenSession? = nil, letterLimit: Int? = nil
    ) {
        self.theme = theme ?? other.theme
        self.screen = screen ?? other.screen
        profiles = other.profiles
        self.environment = environment
        self.letterLimit = letterLimit
        // Ten columns that prepare texts for all categories would need ten times the memory.
        refiner = LayoutRefiner(other.refiner.scheduler, preparesAhead: false)
        follow()
    }

    private func follow() {
        theme.observe(.value, by: self) { $0.invalidate([.preview, .documents]) }
        screen.observe([.value, .file], by: self) { $0.invalidate([.preview, .documents]) }
    }

    private func resolveAppearance() {
        environment.appearance = Appearance(rawValue: appearance.rawValue) ?? systemAppearance
    }
}

extension Changes<LivePreview> {
    /// ``LivePreview/current``, for other inputs.
    package static var preview: Self { Self(rawValue: 1) }
    /// ``LivePreview/current`` for the same inputs, with exact heights instead of estimates.
    package static var refinement: Self { Self(rawValue: 2) }
    /// ``LivePreview/progress`` and ``LivePreview/isReading``.
    package static var progress: Self { Self(rawValue: 4) }
    /// ``LivePreview/categories``.
    package static var categories: Self { Self(rawValue: 8) }
    /// The theme or the screen, in addition to ``preview``.
    package static var documents: Self { Self(rawValue: 16) }
    /// ``LivePreview/diagnostics`` of a long list, later than ``preview``.
    package static var diagnostics: Self { Self(rawValue: 32) }
}

// MARK: - The preview

extension LivePreview {
    /// The preview of the current inputs, computed if there is none.
    package var current: Preview {
        if let cached { return cached }
        let preview = computeExactInView()
        layoutCount += 1
        cached = preview
        previous = preview.layout.ids
        if viewport != nil { refiner.start(for: self) }
        return preview
    }

    private func environmentDidChange(from old: PreviewEnvironment) {
        var other = old
        other.showsDevice = environment.showsDevice
        guard let cached, other == environment else { return invalidate(.preview) }
        // The parts of the device are no part of the layout.
        self.cached = cached.shown(withDevice: environment.showsDevice)
        notify(.preview)
    }

    private func invalidate(_ changes: Changes<LivePreview>) {
        cached = nil
        notify(changes)
    }

    private func computeExactInView() -> Preview {
        guard let viewport else { return compute(preparing: .everything) }
        var preview = compute(preparing: .upTo(Self.synchronousTextLimit))
        let isSameList = preview.layout.ids == previous
        // Exact heights of items above can move other items into view.
        for _ in 0..<20 {
            let items = viewport.items(of: preview.layout, isSameList: isSameList)
            // Long texts are estimated until another thread has prepared them.
            if preview.layout.isExact(in: items)
                || !theme.fonts.previewer.prepare(items, of: preview)
            {
                break
            }
            preview = compute(preparing: .nothing)
        }
        return preview
    }

    /// The items of the computed preview that are in view.
    var itemsInView: Range<Int> {
        guard let viewport, let cached else { return 0..<0 }
        return viewport.items(of: cached.layout, isSameList: true)
    }

    func compute(
        in other: PreviewEnvironment? = nil, of part: Screen? = nil, preparing: TextPreparation
    ) -> Preview {
        theme.fonts.previewer.preview(
            theme: theme.value, screen: part ?? shownScreen, in: other ?? environment,
            preparing: preparing)
    }

    /// The preview at another category with only exact heights, for pictures and reports.
    package func exact(at category: ContentSizeCategory) -> Preview {
        exact(in: environment.at(category))
    }

    /// The preview in another environment with only exact heights.
    package func exact(in environment: PreviewEnvironment) -> Preview {
        compute(in: environment, of: screen.value, preparing: .everything)
    }

    /// The previews in several environments, limited to the part of the screen that a device can show. So a
    /// long screen is not measured in every environment.
    package func screenfuls(in environments: [PreviewEnvironment]) -> [Preview] {
        let part = beginning(letters: 500_000)
        return environments.map { compute(in: $0, of: part, preparing: .everything) }
    }

    /// The inputs of the preview at another category, exact if no texts are left to prepare.
    func prepared(at category: ContentSizeCategory) -> PreviewPlan {
        // Without a viewport, no texts are prepared in advance.
        theme.fonts.previewer.plan(
            theme: theme.value, screen: shownScreen, in: environment.at(category),
            preparing: viewport == nil ? .everything : .nothing)
    }

    /// The inputs of the preview of another screen, with only exact heights. Prepares a number of texts, and
    /// returns nil if some are left.
    package func plan(
        of screen: Screen, in environment: PreviewEnvironment, count: Int = .max
    ) -> PreviewPlan? {
        let previewer = theme.fonts.previewer
        func plan(_ preparing: TextPreparation) -> PreviewPlan {
            previewer.plan(
                theme: theme.value, screen: screen, in: environment, preparing: preparing)
        }
        if count < .max {
            let draft = plan(.nothing)
            if draft.isExact { return draft }
            guard previewer.prepareAhead(of: draft.preview(), count: count).left == 0 else {
                return nil
            }
        }
        return plan(.everything)
    }

    /// The title for a picture: the screen, the theme, and the iOS generation.
    package var caption: String {
        "\(screenTitle) · \(themeTitle) · \(environment.profile.title)".visible
    }

    /// The title of the screen, or the name of its file.
    package var screenTitle: String {
        screen.value.title ?? screen.path?.displayName ?? tr("Settings")
    }

    /// The name of the theme, or that of its file.
    package var themeTitle: String {
        theme.value.name ?? theme.path?.displayName ?? tr("System font")
    }

    var scheduler: any WorkScheduler { refiner.scheduler }

    /// The prepared fraction of a long list from 0 to 1; nil if no progress needs to be displayed.
    package var progress: Double? { refiner.progress }

    /// Whether files for the preview have been read for so long that it needs to be displayed.
    package var isReading: Bool { longReadings > 0 }

    /// Whether any texts are left to prepare, for this category or others.
    package var isPreparing: Bool { refiner.isRunning }

    /// Makes the heights of items exact that have come into view. Returns false if no height changes.
    @discardableResult
    package func refine(_ items: Range<Int>) -> Bool {
        let preview = current
        guard !preview.layout.isExact(in: items),
            theme.fonts.previewer.prepare(items, of: preview)
        else { return false }
        refine()
        return true
    }

    /// Computes the layout again with the texts prepared since.
    func refine() {
        guard let cached, !cached.layout.isExact else { return }
        self.cached = compute(preparing: .nothing)
        refinementCount += 1
        notify(.refinement)
    }
}

// MARK: - Category

extension LivePreview {
    /// The text size chosen by the user of the device.
    package var category: ContentSizeCategory {
        get { environment.category }
        set { environment.category = newValue }
    }

    /// The offered categories, from small to large.
    package var categories: [ContentSizeCategory] {
        offersAccessibilitySizes ? ContentSizeCategory.allCases : ContentSizeCategory.standardCases
    }

    /// Chooses the category a number of places larger or smaller, at most the last or first.
    package func step(by steps: Int) {
        guard let position = categories.firstIndex(of: category) else { return }
        category = categories[min(max(0, position + steps), categories.count - 1)]
    }
}
