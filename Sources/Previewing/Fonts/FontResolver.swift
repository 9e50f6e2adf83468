// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine

/// All that a font depends on besides its request: the reader's settings, and the generation of iOS.
struct FontContext {
    /// The category of the text, limits applied.
    var category: ContentSizeCategory
    var boldText = false
    /// The rules of line pitch; nil where no lines are laid out.
    var lines: Profile.Lines?
}

/// The resolution of font requests: the font that `UIFont(name:size:)` finds on the device, and the
/// face that is drawn for it here.
final class FontResolver {
    /// The resolution of a font name.
    struct Resolution: Hashable {
        /// The face that is drawn; nil for the preferred system font.
        var face: Face?
        /// Line metrics that replace those of the face; nil for none.
        var published: DeviceFonts.PublishedMetrics?
        var source: FontSource
        var explanation: String
        /// An installed name that differs in case alone.
        var suggestedName: String?
        /// Whether an iPhone has the font, in a few words; empty for the system font.
        var summary = ""
        /// Weight and slant of the requested font where a stand-in is drawn; nil for other faces.
        var weight: Int?
        var isItalic: Bool?
        /// The requested weight and slant that the family lacks.
        var notices: [String] = []
    }

    private let faces: any FaceFinding
    private let deviceFonts: DeviceFonts
    private var resolutions: [String: Resolution] = [:]
    private var systemFaces: [SystemKey: SystemFace] = [:]
    private var familyFaces: [FamilyKey: Face?] = [:]

    private struct SystemKey: Hashable {
        var design: SystemFont.Design
        var weight: Int
        var isItalic: Bool
    }

    /// A face of the system font, with its extra tracking in ems.
    private struct SystemFace {
        var face: Face
        var letters: Double
    }

    private struct FamilyKey: Hashable {
        var family: String
        var weight: Int
        var isItalic: Bool
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
        var resolution = resolve(name)
        guard var face = resolution.face else {
            var font = systemFont(request.withUnknownName, in: context).font
            font.requestedName = name
            return (font, resolution)
        }
        if let weight = request.weight, weight.rawValue != face.weight {
            face =
                self.face(family: face.family, weight: weight.rawValue, isItalic: face.isItalic)
                ?? face
        }
        resolution.notices = FaceNotice.notices(
            weight: request.weight?.rawValue ?? resolution.weight, isItalic: resolution.isItalic,
            of: face)
        if context.boldText {
            resolution.notices.append("Bold Text leaves a custom font as it is, as on the device")
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
        var weight = request.weight ?? style.preferredWeight
        if context.boldText { weight = weight.withBoldText }
        let design = SystemFont.Design(request.design) ?? deviceFonts.system.cut(at: size)
        let isDefault = design == .text || design == .display
        let drawn = systemFace(
            SystemKey(design: design, weight: weight.rawValue, isItalic: false))
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
        var resolution = systemResolution(design, face)
        resolution.notices = FaceNotice.notices(
            weight: weight.rawValue, isItalic: nil, of: face)
        return (font, resolution)
    }

    /// The face that stands in for the system font in a design and weight.
    func systemFace(_ design: SystemFont.Design, weight: Int, isItalic: Bool = false) -> Face {
        systemFace(SystemKey(design: design, weight: weight, isItalic: isItalic)).face
    }

    private func systemFace(_ key: SystemKey) -> SystemFace {
        if let known = systemFaces[key] { return known }
        let families = deviceFonts.system.families[key.design] ?? []
        var face =
            families.lazy.compactMap {
                self.faces.face(family: $0, weight: key.weight, isItalic: key.isItalic)
            }.first ?? Face.missing
        let correction = deviceFonts.system.correction(of: face, as: key.design)
        face.wordSpacing = correction.wordGap
        systemFaces[key] = SystemFace(face: face, letters: correction.letters)
        return SystemFace(face: face, letters: correction.letters)
    }

    private func systemResolution(_ design: SystemFont.Design, _ face: Face) -> Resolution {
        let best = deviceFonts.system.families[design]?.first
        let isDefault = design == .text || design == .display
        let explanation =
            best == face.family || !isDefault
            ? "The system font, drawn in \(face.family) with San Francisco's line metrics"
            : "The system font, drawn in \(face.family); install fonts-inter for a closer likeness"
        return Resolution(
            face: face, published: nil, source: .system, explanation: explanation)
    }

    private func face(family: String, weight: Int, isItalic: Bool) -> Face? {
        let key = FamilyKey(family: family, weight: weight, isItalic: isItalic)
        if let known = familyFaces[key] { return known }
        let face = faces.face(family: family, weight: weight, isItalic: isItalic)
        familyFaces[key] = .some(face)
        return face
    }
}

extension SystemFont.Design {
    /// The design of a theme; nil for the default design, whose optical size depends on the point
    /// size.
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
    /// The face where none of the families is installed: Pango draws any sans serif.
    fileprivate static let missing = Face(
        id: "sans-serif", postScriptName: "sans-serif", family: "sans-serif", styleName: "Regular",
        weight: 400, isItalic: false, metrics: FaceMetrics(ascent: 0.952, descent: 0.241))
}

// MARK: - Names

extension FontResolver {
    /// The resolution of a name: the font that iOS finds, and the face that is drawn for it here.
    func resolve(_ name: String) -> Resolution {
        if let known = resolutions[name] { return known }
        let resolution = lookUp(name)
        resolutions[name] = resolution
        return resolution
    }

    private func lookUp(_ name: String) -> Resolution {
        // iOS 13 and later give Times New Roman for a name with a leading dot.
        if name.hasPrefix("."), let times = deviceFonts.match("TimesNewRomanPSMT") {
            var resolution = builtIn(times.family, times.face)
            resolution.explanation =
                "A name that begins with a dot gives Times New Roman on iOS. \(resolution.explanation)"
            return resolution
        }
        let named =
            faces.face(postScriptName: name)
            ?? (deviceFonts.match(name) == nil
                ? faces.face(family: name, weight: FontWeight.regular.rawValue, isItalic: false)
                : nil)
        if let face = named {
            let isBuiltIn = deviceFonts.match(name).map { $0.face.until == nil } ?? false
            return Resolution(
                face: face, published: nil, source: face.isPrivate ? .theme : .installed,
                explanation: face.isPrivate
                    ? "Brought by the theme" : "Installed on this machine",
                summary: face.isPrivate
                    ? "Brought by the theme"
                    : isBuiltIn ? "On iPhone" : "Not on iPhone unless the app brings it")
        }
        if let match = deviceFonts.match(name), match.face.until == nil {
            return builtIn(match.family, match.face)
        }
        var explanation =
            "Neither iOS nor this machine nor the theme has “\(name)”: the device draws the "
            + "preferred system font"
        if let until = deviceFonts.match(name)?.face.until {
            explanation =
                "“\(name)” left iOS after version \(Int(until)): the device draws the preferred "
                + "system font"
        }
        var summary = "Not on iPhone and not here: the system font is drawn"
        let near = faces.caseOnlyMatch(postScriptName: name)
        if let near {
            explanation += ". Did you mean “\(near)”? Case counts"
            summary = "Not on iPhone and not here. Did you mean “\(near)”? Case counts"
        }
        return Resolution(
            face: nil, published: nil, source: .unknown, explanation: explanation,
            suggestedName: near, summary: summary)
    }

    private func builtIn(_ family: DeviceFonts.Family, _ face: DeviceFonts.Face) -> Resolution {
        let stand = family.standIn.flatMap { standIn in
            faces.face(family: standIn.family, weight: face.weight, isItalic: face.isItalic)
        }
        var resolution = Resolution(
            face: stand, published: family.metrics, source: .standIn, explanation: "",
            weight: face.weight, isItalic: face.isItalic)
        if let stand {
            let caveat = family.standIn?.caveat.map { ", \($0)" } ?? ""
            let lines =
                family.standIn?.hasSameAdvances == true ? "lines break alike" : "lines may differ"
            resolution.explanation =
                "Built in to iOS, not installed here: \(stand.postScriptName) stands in\(caveat)"
            resolution.summary =
                "On iPhone. Drawn here in \(stand.postScriptName)\(caveat): \(lines)"
        } else {
            let advice =
                family.standIn.map { "install \($0.package) for a likeness" }
                ?? "no free font is like it"
            resolution.face = systemFace(.text, weight: face.weight, isItalic: face.isItalic)
            resolution.explanation =
                "Built in to iOS, not installed here; \(advice): the system font's stand-in is drawn"
            resolution.summary = "On iPhone. Here the system font is drawn: \(advice)"
        }
        if let drawn = resolution.face {
            resolution.notices = FaceNotice.notices(
                weight: face.weight, isItalic: face.isItalic, of: drawn)
        }
        return resolution
    }
}
