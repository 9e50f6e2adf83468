// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine

/// All inputs of a font besides its request: the user's settings, and the generation of iOS.
struct FontContext: Equatable {
    /// The category of the text, within its limits.
    var category: ContentSizeCategory
    var boldText = false
    /// The rules of line pitch; nil if no lines are laid out.
    var lines: Profile.Lines?
}

/// The resolution of font requests: the font that `UIFont(name:size:)` finds on the device, and the face that
/// is drawn for it here.
final class FontResolver {
    /// The resolution of a font name.
    struct Resolution: Hashable {
        /// The face that is drawn; nil for the preferred system font.
        var face: Face?
        /// The line metrics that replace those of the face; nil for none.
        var published: DeviceFonts.PublishedMetrics?
        var source: FontSource
        /// The reason why this face is drawn.
        var reason: FontReason
        /// The weight and slant of the requested font if a stand-in is drawn; nil for other faces.
        var weight: Int?
        var isItalic: Bool?
        /// The requested weight and slant that the family lacks.
        var notices: [FontNotice] = []
        /// The bold face that the family lacks, so that the theme's weight has no effect; nil for none.
        var lack: FontNotice?
    }

    let faces: any FaceFinding
    let deviceFonts: DeviceFonts
    private var resolutions: [String: Resolution] = [:]
    /// The faces of the system font, each with its extra tracking in ems.
    private var systemFaces: [SystemKey: (face: Face, letters: Double)] = [:]
    private var siblings: [FamilyKey: Face?] = [:]
    /// The faces of the newest iOS by their names in lower case.
    private(set) lazy var deviceNames = Dictionary(
        deviceFonts.builtInFaces.map { ($0.name.lowercased(), $0.name) }
    ) { first, _ in first }

    private struct SystemKey: Hashable {
        var design: SystemFont.Cut
        var weight: Int
        var isItalic: Bool
        /// Whether single letters have extra advances at the size.
        var spacesLetters: Bool
    }

    private struct FamilyKey: Hashable {
        var family: String
        var weight: Int
        var isItalic: Bool
        var origin: FaceOrigin
    }

    init(faces: any FaceFinding, deviceFonts: DeviceFonts) {
        self.faces = faces
        self.deviceFonts = deviceFonts
    }

    /// The scaled font of a request, with the resolution of its name.
    func font(
        _ request: CompletedFontRequest, in context: FontContext
    ) -> (font: ScaledFont, resolution: Resolution) {
        guard let name = request.name else { return systemFont(request, in: context) }
        var resolution = request.variant == .bold ? bold(name) : resolve(name)
        guard var face = resolution.face else {
            var font = systemFont(request.withUnknownName, in: context).font
            font.requestedName = name
            return (font, resolution)
        }
        if let weight = request.weight, weight.rawValue != face.weight {
            face = sibling(of: face, weight: weight.rawValue) ?? face
        }
        if request.isItalic, !face.isItalic {
            face = sibling(of: face, weight: face.weight, isItalic: true) ?? face
        }
        resolution.notices =
            [resolution.lack].compactMap(\.self)
            + FontNotice.notices(
                weight: request.weight?.rawValue ?? resolution.weight,
                isItalic: resolution.isItalic, of: face)
        if context.boldText {
            resolution.notices.append(.customFontInBoldText)
        }
        let sizing = request.sizing
        let font = ScaledFont(
            face: face, requestedName: name, baseSize: sizing.baseSize,
            pointSize: sizing.pointSize(at: context.category),
            metrics: resolution.published?.applied(to: face.metrics),
            raising: context.lines?.customFontRaising ?? .allFallbacks)
        return (font, resolution)
    }
}

// MARK: - The system font

extension FontResolver {
    private func systemFont(
        _ request: CompletedFontRequest, in context: FontContext
    ) -> (font: ScaledFont, resolution: Resolution) {
        let style = request.style
        let sizing = request.sizing
        let size = sizing.pointSize(at: context.category)
        var weight = request.weight ?? request.variant?.weight ?? style.preferredWeight
        if context.boldText { weight = weight.withBoldText }
        let design = SystemFont.Cut(request.design) ?? deviceFonts.system.cut(at: size)
        let isDefault = design == .text || design == .display
        let drawn = systemFace(
            SystemKey(
                design: design, weight: weight.rawValue, isItalic: request.isItalic,
                spacesLetters: design == .text
                    || design == .display && size >= deviceFonts.system.displayAdvancesFrom))
        let face = drawn.face
        let font = ScaledFont(
            face: face, requestedName: TextAttributes.systemFontName, baseSize: sizing.baseSize,
            pointSize: size,
            tracking: isDefault
                ? (deviceFonts.system.tracking(at: size) + drawn.letters) * size : 0,
            metrics: deviceFonts.system.metrics,
            linePitch: context.lines?.pitch(
                of: request, pointSize: size, in: context,
                lineHeight: deviceFonts.system.metrics.lineHeight * size),
            raising: context.lines?.systemFontRaising ?? .none)
        let best = deviceFonts.system.families[design]?.first
        let resolution = Resolution(
            face: face, source: .system,
            reason: .systemFont(
                drawnIn: face.family, isBest: best == face.family || !isDefault),
            notices: FontNotice.notices(weight: weight.rawValue, isItalic: nil, of: face))
        return (font, resolution)
    }

    /// The stand-in for the system font in a design and weight.
    func systemFace(_ design: SystemFont.Cut, weight: Int, isItalic: Bool = false) -> Face {
        systemFace(
            SystemKey(
                design: design, weight: weight, isItalic: isItalic, spacesLetters: design == .text)
        ).face
    }

    private func systemFace(_ key: SystemKey) -> (face: Face, letters: Double) {
        if let known = systemFaces[key] { return known }
        let families = deviceFonts.system.families[key.design] ?? []
        let face =
            families.lazy.compactMap {
                self.faces.standIn(family: $0, weight: key.weight, isItalic: key.isItalic)
            }.first ?? Face.missing
        let correction = deviceFonts.system.correction(of: face, as: key.design)
        let spaced = face.spaced(
            word: correction.wordGap, letters: key.spacesLetters ? correction.advances : nil)
        systemFaces[key] = (spaced, correction.letters)
        return (spaced, correction.letters)
    }

    /// The face nearest to a weight in the family of another face, from the same origin.
    func sibling(of face: Face, weight: Int, isItalic: Bool? = nil) -> Face? {
        let key = FamilyKey(
            family: face.family, weight: weight, isItalic: isItalic ?? face.isItalic,
            origin: face.isPrivate ? .theme : .machine)
        if let known = siblings[key] { return known }
        let sibling = faces.face(
            family: key.family, weight: weight, isItalic: key.isItalic, from: key.origin)
        siblings[key] = .some(sibling)
        return sibling
    }

    /// The font of iOS for a name, and the face that is drawn for it here.
    func resolve(_ name: String) -> Resolution {
        if let known = resolutions[name] { return known }
        let resolution = lookUp(name)
        resolutions[name] = resolution
        return resolution
    }
}

extension ThemeFont.Weight {
    fileprivate var weight: FontWeight { self == .bold ? .bold : .regular }
}

extension SystemFont.Cut {
    /// The optical size for a theme's design. Fails for the default design, whose optical size depends on the
    /// point size.
    fileprivate init?(_ design: ThemeFont.Design?) {
        switch design {
        case .serif: self = .serif
        case .monospaced: self = .monospaced
        case .rounded: self = .rounded
        case .default, nil: return nil
        }
    }
}

extension Face {
    /// The face if none of the families is installed: Pango draws any sans serif.
    fileprivate static let missing = Face(
        id: "sans-serif", postScriptName: "sans-serif", family: "sans-serif", styleName: "Regular",
        weight: 400, isItalic: false, metrics: FaceMetrics(ascent: 0.952, descent: 0.241))
}
