// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Syntax
import Words

extension TokenMapping.Explanation {
    package var message: String {
        switch self {
        // Translators: stands behind the name of a token and a colon, as do the next ones.
        case .name(let name): tr("called %1$s", Phrases.quoted(name))
        case .nearest(let style, let size, let traits):
            // Translators: %1$s and %3$s are a size and the name of a font style, such as “17 pt Bold”.
            tr(
                "%1$s is nearest to %2$s, %3$s", Self.face(size, traits), style.displayName,
                Self.face(
                    style.preferredPointSize(at: .default),
                    FaceTraits(family: "", weight: style.preferredWeight)))
        case .largerThanStyles(let size, let traits):
            // Translators: %1$s is a size and the name of a font style, such as “17 pt Bold”.
            tr(
                "%1$s is a heading, and all of them are larger than styles",
                Self.face(size, traits))
        case .choice: tr("by choice")
        case .leftOut: tr("not mapped: left out by choice")
        case .styleGiven(let style, let token):
            tr(
                "not mapped: %1$s is given to %2$s", style.displayName, Phrases.quoted(token))
        case .betterMatch(let style, let token):
            tr(
                "not mapped: %1$s is already %2$s, which is the better match", style.displayName,
                Phrases.quoted(token))
        case .noStyleBesideOthers(let size, let traits):
            // Translators: %1$s is a size and the name of a font style, such as “17 pt Bold”.
            tr(
                "not mapped: %1$s fits no text style beside the others", Self.face(size, traits))
        case .inherited:
            tr("not mapped: it is the token of a group that its own extends")
        case .component: tr("not mapped: it belongs to a component")
        case .state: tr("not mapped: it is for a state")
        case .largeScreens: tr("not mapped: it is for large screens")
        case .code: tr("not mapped: it is for code")
        case .noStyleNear(let size, let traits):
            // Translators: %1$s is a size and the name of a font style, such as “17 pt Bold”.
            tr("not mapped: no text style is near %1$s", Self.face(size, traits))
        }
    }

    private static func face(_ size: Double, _ traits: FaceTraits) -> String {
        "\(size.shortest) pt \(traits.styleName)"
    }
}
