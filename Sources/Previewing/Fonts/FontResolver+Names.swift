// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine
import Syntax

// MARK: - Names

extension FontResolver {
    /// Looks up a name in the theme's fonts, in those of this machine, and in those of iOS.
    func lookUp(_ name: String) -> Resolution {
        // iOS 13 and later: a name that begins with a dot gives Times New Roman.
        if name.hasPrefix("."), let times = deviceFonts.match("TimesNewRomanPSMT") {
            var resolution = builtIn(times.family, times.face)
            resolution.reason = .dottedName(resolution.reason)
            return resolution
        }
        let match = deviceFonts.match(name)
        if let face = faces.face(postScriptName: name)
            ?? (match == nil ? faces.face(family: name, weight: 400, isItalic: false) : nil)
        {
            return found(face, isBuiltIn: match.map { $0.face.until == nil } ?? false)
        }
        guard let match else { return otherCase(of: name) ?? missing(name) }
        guard let until = match.face.until else { return builtIn(match.family, match.face) }
        return Resolution(
            source: .unknown, reason: .leftDevice(name, lastVersion: Int(until)))
    }

    private func found(_ face: Face, isBuiltIn: Bool) -> Resolution {
        face.isPrivate
            ? Resolution(face: face, source: .theme, reason: .broughtByTheme)
            : Resolution(
                face: face, source: .installed, reason: .installed(isOnDevice: isBuiltIn))
    }

    /// The resolution of a name that differs from a font of the device only in case, so that the device does
    /// not find it; nil for other names.
    private func otherCase(of name: String) -> Resolution? {
        let own = faces.caseOnlyMatch(postScriptName: name).flatMap { near in
            faces.face(postScriptName: near).flatMap { $0.isPrivate ? near : nil }
        }
        guard let near = deviceNames[name.lowercased()] ?? own else { return nil }
        return Resolution(source: .unknown, reason: .unknown(name, nearest: near))
    }

    private func builtIn(_ family: DeviceFonts.Family, _ face: DeviceFonts.Face) -> Resolution {
        let stand = family.standIn.flatMap { standIn in
            faces.standIn(family: standIn.family, weight: face.weight, isItalic: face.isItalic)
        }
        let reason: FontReason =
            if let stand {
                .standIn(
                    stand.postScriptName, caveat: family.standIn?.caveat,
                    hasSameAdvances: family.standIn?.hasSameAdvances == true)
            } else {
                .systemFontInstead(package: family.standIn?.package)
            }
        let drawn = stand ?? systemFace(.text, weight: face.weight, isItalic: face.isItalic)
        return Resolution(
            drawn, instead: (face.weight, face.isItalic), published: family.metrics,
            source: .standIn, reason: reason)
    }
}

// MARK: - Fonts that are elsewhere

extension FontResolver {
    /// The resolution of a font that is not in iOS and was not found. The app probably brings it, and its file
    /// is elsewhere in the project. The nearest face is drawn, at the font's size.
    private func missing(_ name: String) -> Resolution {
        let traits = FaceTraits(likelyPostScriptName: name)
        let weight = traits.weight.rawValue
        let meant = faces.caseOnlyMatch(postScriptName: name).flatMap(faces.face(postScriptName:))
        let near =
            meant ?? faces.face(family: traits.family, weight: weight, isItalic: traits.isItalic)
        let isLike = near.map { $0.weight == weight && $0.isItalic == traits.isItalic } ?? false
        let suggestion = meant ?? (isLike ? near : nil)
        // An unknown style, as in `FiraCode-Retina`, counts as part of the family.
        let families = [traits.family, String(name.prefix { $0 != "-" })]
        let package =
            near == nil ? families.lazy.compactMap(deviceFonts.package(withFamily:)).first : nil
        let drawn = near ?? systemFace(.text, weight: weight, isItalic: traits.isItalic)
        return Resolution(
            drawn, instead: (weight, traits.isItalic), source: .missing,
            reason: .notFound(
                name, drawnIn: drawn.postScriptName, package: package,
                suggestion: suggestion?.postScriptName))
    }
}

// MARK: - The bold face of a family

extension FontResolver {
    /// The font that the fork of ScaledFont draws for a name with the weight `bold`: the bold face of its
    /// family that is otherwise the same. If there is none, or the face is already bold, the face stays.
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
        resolution.lack = .noBoldFace
        return resolution
    }
}

extension Face {
    /// Whether UIKit gives the face the trait `traitBold`. Assumed from semibold on, as for the system font.
    fileprivate var isBold: Bool { weight >= FontWeight.semibold.rawValue }
}

extension FontResolver.Resolution {
    /// A face that is drawn for another, with notices of its differences.
    fileprivate init(
        _ face: Face, instead wanted: (weight: Int, isItalic: Bool),
        published: DeviceFonts.PublishedMetrics? = nil, source: FontSource, reason: FontReason
    ) {
        self.init(
            face: face, published: published, source: source, reason: reason,
            weight: wanted.weight, isItalic: wanted.isItalic,
            notices: FontNotice.notices(
                weight: wanted.weight, isItalic: wanted.isItalic, of: face))
    }
}
