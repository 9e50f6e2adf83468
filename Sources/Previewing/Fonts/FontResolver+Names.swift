// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine
import Syntax

// MARK: - Names

extension FontResolver {
    /// Looks a name up: among the theme's fonts, those of this machine, and those of iOS.
    func lookUp(_ name: String) -> Resolution {
        // iOS 13 and later: a name that begins with a dot gives Times New Roman.
        if name.hasPrefix("."), let times = deviceFonts.match("TimesNewRomanPSMT") {
            var resolution = builtIn(times.family, times.face)
            resolution.explanation =
                "A name that begins with a dot gives Times New Roman on iOS. \(resolution.explanation)"
            return resolution
        }
        let match = deviceFonts.match(name)
        if let face = faces.face(postScriptName: name)
            ?? (match == nil ? regularFace(ofFamily: name) : nil)
        {
            return found(face, isBuiltIn: match.map { $0.face.until == nil } ?? false)
        }
        guard let match else { return otherCase(of: name) ?? missing(name) }
        guard let until = match.face.until else { return builtIn(match.family, match.face) }
        return Resolution(
            source: .unknown,
            explanation: "“\(name)” left iOS after version \(Int(until)): without its file in the "
                + "app the device draws the preferred system font",
            summary: "No longer on iPhone, and not here: the system font is drawn")
    }

    private func regularFace(ofFamily name: String) -> Face? {
        faces.face(family: name, weight: FontWeight.regular.rawValue, isItalic: false)
    }

    private func found(_ face: Face, isBuiltIn: Bool) -> Resolution {
        guard !face.isPrivate else {
            return Resolution(
                face: face, source: .theme, explanation: "Brought by the theme",
                summary: "Brought by the theme")
        }
        return Resolution(
            face: face, source: .installed, explanation: "Installed on this machine",
            summary: isBuiltIn ? "On iPhone" : "Not on iPhone unless the app brings it")
    }

    /// A name that is that of a font which the device has but for its case, so that the device does
    /// not find it; nil for any other name.
    private func otherCase(of name: String) -> Resolution? {
        let own = faces.caseOnlyMatch(postScriptName: name).flatMap { near in
            faces.face(postScriptName: near).flatMap { $0.isPrivate ? near : nil }
        }
        guard let near = deviceFonts.caseOnlyMatch(name) ?? own else { return nil }
        return Resolution(
            source: .unknown,
            explanation: "“\(name)” is no name of a font: the device draws the preferred system "
                + "font. Did you mean “\(near)”? Case counts",
            summary: "No font has this name: the system font is drawn. Did you mean “\(near)”? "
                + "Case counts")
    }

    private func builtIn(_ family: DeviceFonts.Family, _ face: DeviceFonts.Face) -> Resolution {
        let stand = family.standIn.flatMap { standIn in
            faces.standIn(family: standIn.family, weight: face.weight, isItalic: face.isItalic)
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
        resolution.addNotices()
        return resolution
    }
}

// MARK: - Fonts that are elsewhere

extension FontResolver {
    /// A font that iOS does not have and that was not found: most likely the app brings it, and its
    /// file is somewhere else in the project. It is drawn in the nearest there is, at its own size.
    private func missing(_ name: String) -> Resolution {
        let traits = FaceTraits(likelyPostScriptName: name)
        let weight = traits.weight.rawValue
        let near = faces.face(family: traits.family, weight: weight, isItalic: traits.isItalic)
        let isLike = near.map { $0.weight == weight && $0.isItalic == traits.isItalic } ?? false
        let suggestion =
            faces.caseOnlyMatch(postScriptName: name) ?? (isLike ? near?.postScriptName : nil)
        let package = near == nil ? deviceFonts.package(withFamily: traits.family) : nil
        let drawn = near ?? systemFace(.text, weight: weight, isItalic: traits.isItalic)
        var resolution = Resolution(
            face: drawn, source: .missing,
            explanation: "“\(name)” is no font of iOS and not found here; put the file beside the "
                + "theme or in a folder below it, or name it with --fonts (Add Fonts… in the window)"
                + (package.map { "; Debian has the family in \($0)" } ?? "")
                + (suggestion.map { ". Did you mean “\($0)”?" } ?? ".")
                + " Until then \(drawn.postScriptName) is drawn",
            summary:
                "Not found here: \(drawn.postScriptName) is drawn until the file is added with "
                + "Add Fonts… in the menu" + (package.map { ", or \($0) installed" } ?? ""),
            weight: weight, isItalic: traits.isItalic)
        resolution.addNotices()
        return resolution
    }
}

// MARK: - The bold face of a family

extension FontResolver {
    /// What the fork of ScaledFont draws for a name with the weight `bold`: the bold face of its family
    /// that is otherwise alike. Without one, and where the face is bold already, the face stays.
    /// Source: gewill/ScaledFont 1.2.0, `boldFontIfAvailable(for:)`.
    func bold(_ name: String) -> Resolution {
        var resolution = resolve(name)
        guard let face = resolution.face,
            (resolution.weight ?? face.weight) < FontWeight.semibold.rawValue
        else { return resolution }
        if resolution.source == .standIn {
            if let bold = deviceFonts.boldFace(of: name) { return resolve(bold.name) }
        } else if let bold = sibling(of: face, weight: FontWeight.bold.rawValue),
            bold.isBold, bold.isItalic == face.isItalic
        {
            resolution.face = bold
            resolution.weight = nil
            return resolution
        }
        resolution.lack =
            "Its family has no bold face like it, so it stays as it is, as on the device"
        return resolution
    }
}

extension Face {
    /// Whether UIKit gives it the trait `traitBold`: assumed from semibold on, as of the system font.
    fileprivate var isBold: Bool { weight >= FontWeight.semibold.rawValue }
}

extension FontResolver.Resolution {
    /// Says what the face lacks of what the name asks for.
    fileprivate mutating func addNotices() {
        guard let face else { return }
        notices = FaceNotice.notices(weight: weight, isItalic: isItalic, of: face)
    }
}
