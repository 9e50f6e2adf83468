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
        /// The system font in a weight and a size of its own.
        case sizedSystemFont(String, of: String)
        /// A design or a weight, by its key.
        case variant(String, String, of: String)
        case value(Node.Kind, under: String)
    }

    case maximumSize(TextStyle, Double, Export)
    case systemFont(TextStyle, Export)
    /// The system font in a weight and a size of its own.
    case sizedSystemFont(TextStyle, String, Double, Export)
    case sectionHeader(Export)
    case colors(Export)
    case fontFiles(Export)
    /// An export without any font.
    case nothingLeft(Export)

    case unsupported(Part, ThemeFormat)
    case notConverted(ThemeFormat.Container, reason: String)
}
