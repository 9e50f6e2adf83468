// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax

/// What of a theme is lost where it is written another way.
package enum LossProblem: Problem {
    package static let area = "loss"

    /// What a theme is exported as.
    package enum Export: Hashable, Sendable {
        case tokens, swift
    }

    /// What a theme format cannot hold.
    package enum Part: Hashable, Sendable {
        case comments, fontFiles, sectionHeader, colors
        /// An entry without effect that would get one.
        case strayEntry(String)
        case themeName(String)
        case key(String)
        case entry(String)
        case maximumSize(String, of: String)
        case systemFont(of: String)
        case value(Node.Kind, under: String)
    }

    case maximumSize(TextStyle, Double, Export)
    case systemFont(TextStyle, Export)
    case sectionHeader(Export)
    case colors(Export)
    case fontFiles(Export)

    case unsupported(Part, ThemeFormat.Container)
    case notConverted(ThemeFormat.Container, Cause)
}
