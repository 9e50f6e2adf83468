// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Syntax

extension TokenMapping.Explanation {
    package var message: String {
        switch self {
        case .name(let name): "called \(Phrases.quoted(name))"
        case .nearest(let style, let size, let traits):
            "\(Self.face(size, traits)) is nearest to \(style.displayName), "
                + Self.face(
                    style.preferredPointSize(at: .default),
                    FaceTraits(family: "", weight: style.preferredWeight))
        case .largerThanStyles(let size, let traits):
            "\(Self.face(size, traits)) is a heading, and all of them are larger than styles"
        case .choice: "by choice"
        case .leftOut: "not mapped: left out by choice"
        case .styleGiven(let style, let token):
            "not mapped: \(style.displayName) is given to \(Phrases.quoted(token))"
        case .betterMatch(let style, let token):
            "not mapped: \(style.displayName) is already \(Phrases.quoted(token)), which is the "
                + "better match"
        case .noStyleBesideOthers(let size, let traits):
            "not mapped: \(Self.face(size, traits)) fits no text style beside the others"
        case .inherited: "not mapped: it is the token of a group that its own extends"
        case .component: "not mapped: it belongs to a component"
        case .state: "not mapped: it is for a state"
        case .largeScreens: "not mapped: it is for large screens"
        case .code: "not mapped: it is for code"
        case .noStyleNear(let size, let traits):
            "not mapped: no text style is near \(Self.face(size, traits))"
        }
    }

    private static func face(_ size: Double, _ traits: FaceTraits) -> String {
        "\(size.shortest) pt \(traits.styleName)"
    }
}
