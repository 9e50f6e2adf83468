// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DesignTokens
import DynamicType
import Syntax
import TestSupport

/// Design tokens that refer to each other, with circles, missing references, sums, and odd units. They are read,
/// converted to a theme, edited, and written back.
struct TokensMode: FuzzMode {
    private static let names = ["a", "b", "body", "size", "title 1", "$root", "h1", "é", "x.y"]
    private static let families = ["Lato", "Noto Serif", "DejaVu Sans", "{family}", "", "System"]

    private var written = 0

    var summary: String { ", \(written) written back" }

    mutating func run(_ random: inout SeededGenerator) throws {
        let text = group(&random, depth: 0)
        let file = SourceFile(name: "tokens.json", text: text)
        guard let tokens = TokenFile.read(file).value else { return }
        let mapping = TokenMapping(for: tokens)
        guard var theme = tokens.theme(using: mapping, findingFace: { _ in nil }).value else {
            return
        }
        let same = tokens.applying(
            theme, using: mapping, findingFace: { _ in nil }, describingFace: { _ in nil })
        try Self.require(
            same.value.map { $0.bytes == file.bytes } ?? true, "writing nothing changed the file")
        guard let style = theme.fonts.keys.sorted(by: { $0.rawValue < $1.rawValue }).first else {
            return
        }
        theme.fonts[style]?.fontSize = random.one(of: [9, 17.5, 1e-9, 40, 1000])
        let result = tokens.applying(
            theme, using: mapping, findingFace: { _ in nil }, describingFace: { _ in nil })
        guard let source = result.value, let edited = TokenFile.read(source).value else { return }
        written += 1
        let size = edited.theme(using: mapping, findingFace: { _ in nil }).value?
            .fonts[style]?.fontSize
        try Self.require(
            size == theme.fonts[style]?.fontSize || !result.diagnostics.isEmpty,
            "\(style): wrote \(theme.fonts[style]?.fontSize ?? 0), read \(size ?? 0)")
    }

    private func group(_ random: inout SeededGenerator, depth: Int) -> String {
        var entries = (0..<Int.random(in: 1...5, using: &random)).map { _ in
            let name = random.one(of: Self.names)
            let isGroup = depth < 3 && Bool.random(using: &random)
            return "\"\(name)\": \(isGroup ? group(&random, depth: depth + 1) : token(&random))"
        }
        if Int.random(in: 0..<6, using: &random) == 0 {
            entries.append("\"$extends\": \"\(reference(&random))\"")
        }
        if Int.random(in: 0..<4, using: &random) == 0 {
            entries.append("\"$type\": \"typography\"")
        }
        return "{\(entries.joined(separator: ", "))}"
    }

    private func token(_ random: inout SeededGenerator) -> String {
        let key = random.one(of: ["$value", "$value", "value"])
        let type = random.one(of: [
            "typography", "typography", "typography", "dimension", "fontFamily", "fontWeight", "x",
        ])
        let typeKey = key == "value" ? "type" : "$type"
        return "{\"\(typeKey)\": \"\(type)\", \"\(key)\": \(value(&random, type))}"
    }

    private func value(_ random: inout SeededGenerator, _ type: String) -> String {
        if Int.random(in: 0..<4, using: &random) == 0 { return "\"\(reference(&random))\"" }
        if Int.random(in: 0..<8, using: &random) == 0 {
            return "{\"$ref\": \"#/\(random.one(of: Self.names))/$value\"}"
        }
        guard type == "typography" else { return scalar(&random) }
        return """
            {"fontFamily": \(family(&random)), "fontSize": \(scalar(&random)), \
            "fontWeight": \(random.one(of: ["400", "\"bold\"", "\"{a}\"", "1e9", "[]"]))}
            """
    }

    private func family(_ random: inout SeededGenerator) -> String {
        let names = [random.one(of: Self.families), random.one(of: Self.families)]
        return Bool.random(using: &random)
            ? "\"\(names[0])\"" : "[\"\(names[0])\", \"\(names[1])\"]"
    }

    private func scalar(_ random: inout SeededGenerator) -> String {
        random.one(of: [
            "17", "17", "\"17px\"", "\"17px\"", "\"1.5rem\"", "{\"value\": 12, \"unit\": \"px\"}",
            "\"{size} * 2\"",
            "\"((1+2)*3)px\"", "\"1e-9\"", "\"1em\"", "null", "\"{a.b} / 0\"", "-1",
            "\"clamp(1px)\"",
        ])
    }

    private func reference(_ random: inout SeededGenerator) -> String {
        let parts = (0..<Int.random(in: 1...3, using: &random)).map { _ in
            random.one(of: Self.names)
        }
        return "{\(parts.joined(separator: "."))}"
    }
}
