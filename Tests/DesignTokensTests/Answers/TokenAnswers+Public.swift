// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Files of other public projects.
extension TokenAnswers {
    private typealias A = TokenAnswer

    static let others: [TokenAnswer] = [
        A(
            "primer-typography.json",
            "primer/primitives src/tokens/functional/typography/typography.json "
                + "0be4c664ce5db2e1b4dc8aca09e45b94474e791f",
            """
            {"fontStack": {\(["system", "sansSerif", "sansSerifDisplay"].map {
                "\"\($0)\": {\"$type\": \"fontFamily\", \"$value\": \"-apple-system, "
                    + "BlinkMacSystemFont, 'Segoe UI', 'Noto Sans', Helvetica, sans-serif\"}"
             }.joined(separator: ", ")),
             "monospace": {"$type": "fontFamily", "$value": "ui-monospace, SFMono-Regular, Menlo"}},
             "text": {
              "display": {"size": {"$type": "dimension", "$value": "40px"},
                \(primer("shorthand", "40px", "{base.text.weight.medium}"))},
              "title": {"shorthand": {\(primer("large", "32px", "{base.text.weight.semibold}")),
                \(primer("medium", "20px", "{base.text.weight.semibold}")),
                \(primer("small", "16px", "{base.text.weight.semibold}"))}},
              "subtitle": {\(primer("shorthand", "20px", "{base.text.weight.normal}"))},
              "body": {"shorthand": {\(primer("large", "16px", "{base.text.weight.normal}")),
                \(primer("medium", "14px", "{base.text.weight.normal}")),
                \(primer("small", "12px", "{base.text.weight.normal}"))}},
              "caption": {\(primer("shorthand", "12px", "{base.text.weight.normal}"))},
              "codeBlock": {\(A.w3c([("shorthand", A.font("{fontStack.monospace}", "13px", nil))]))},
              "codeInline": {\(A.w3c([
                ("shorthand", A.font("{fontStack.monospace}", "0.9285em", nil))]))}}}
            """,
            styles: [
                "largeTitle: text.display.shorthand, system, 400, 40",
                "title: text.title.shorthand.large, system, 400, 32",
                "title3: text.title.shorthand.medium, system, 400, 20",
                "headline: text.title.shorthand.small, system, 400, 16",
                "subheadline: text.body.shorthand.medium, system, 400, 14",
                "body: text.body.shorthand.large, system, 400, 16",
                "footnote: text.body.shorthand.small, system, 400, 12",
                "caption: text.caption.shorthand, system, 400, 12",
            ], says: ["tokens.missing-reference", "tokens.size-with-unit"]),
        A(
            "canvas-type.json",
            "Workday/canvas-tokens packages/canvas-tokens/dtcg/tokens/system/type.json "
                + "244961c572e5acafaebbb4f6b2d6ca8508b98b2d",
            """
            {"font-family": {"$root": {"$value": "{font-family.50}", "$type": "fontFamily"}},
             \([
                ("more-styles", [("sm", 40.0, "400"), ("lg", 56, "500"), ("md", 48, "400")]),
                ("subtext", [("md", 12, "400"), ("sm", 10, "400"), ("lg", 14, "400")]),
                ("heading", [("sm", 24, "700"), ("lg", 32, "700"), ("md", 28, "700")]),
                ("body", [("md", 18, "400"), ("sm", 16, "400"), ("lg", 20, "400")]),
                ("title", [("lg", 56, "700"), ("md", 48, "700"), ("sm", 40, "700")]),
             ].map { group, tokens in
                let texts = tokens.map { ($0.0, A.font("Sana Sans LCG 05 VF", A.px($0.1), $0.2)) }
                return "\"\(group)\": {\(A.w3c(texts))}"
             }.joined(separator: ", "))}
            """,
            styles: [
                "largeTitle: heading.lg, Sana Sans LCG 05 VF, 700, 32",
                "title: heading.md, Sana Sans LCG 05 VF, 700, 28",
                "title2: heading.sm, Sana Sans LCG 05 VF, 700, 24",
                "subheadline: subtext.lg, Sana Sans LCG 05 VF, 400, 14",
                "body: body.md, Sana Sans LCG 05 VF, 400, 18",
                "callout: body.sm, Sana Sans LCG 05 VF, 400, 16",
                "caption: subtext.md, Sana Sans LCG 05 VF, 400, 12",
                "caption2: subtext.sm, Sana Sans LCG 05 VF, 400, 10",
            ]),
        A(
            "listio.tokens.json",
            "cameronconspm/Listio design-tokens.tokens.json "
                + "e69f8e0e1c350690b0b372e3729a623fb39cbac6",
            """
            {"typography": {\(A.w3c([
                ("largeTitle", 34, 600), ("title1", 28, 700), ("title2", 22, 600),
                ("title3", 20, 600), ("headline", 17, 600), ("body", 17, 400), ("callout", 16, 400),
                ("subhead", 15, 400), ("footnote", 13, 400), ("caption", 13, 400),
                ("caption1", 12, 400), ("caption2", 11, 400),
             ].map { ($0.0, A.font(nil, "\($0.1)px", "\"\($0.2)\"")) }))}}
            """,
            styles: [
                "largeTitle: typography.largeTitle, system, 600, 34",
                "title: typography.title1, system, 700, 28",
                "title2: typography.title2, system, 600, 22",
                "title3: typography.title3, system, 600, 20",
                "headline: typography.headline, system, 600, 17",
                "subheadline: typography.subhead, system, 400, 15",
                "body: typography.body, system, 400, 17",
                "callout: typography.callout, system, 400, 16",
                "footnote: typography.footnote, system, 400, 13",
                "caption: typography.caption1, system, 400, 12",
                "caption2: typography.caption2, system, 400, 11",
            ], says: ["tokens.no-family"]),
        A(
            "gearui-typography.tokens.json",
            "gearui/gearui-kit tokens/typography.tokens.json "
                + "695d6f331f55c0b59ac001caaccde33a2203b909",
            """
            {"profiles": {
              "web": {"$type": "typography", \(gear([
                ("displayLarge", 60, 800), ("headlineMedium", 26, 700), ("headlineSmall", 22, 700),
                ("titleMedium", 15, 600), ("bodyLarge", 16, 400), ("bodyMedium", 15, 400)]))},
              "native": {"$type": "typography", \(gear([
                ("displayLarge", 60, 800), ("displayMedium", 46, 800), ("headlineLarge", 40, 800),
                ("headlineMedium", 28, 700), ("headlineSmall", 24, 700),
                ("titleExtraLarge", 22, 700), ("titleLarge", 20, 600), ("titleMedium", 17, 600),
                ("titleSmall", 15, 600), ("bodyExtraLarge", 22, 400), ("bodyLarge", 20, 400),
                ("bodyMedium", 17, 400), ("bodySmall", 15, 400), ("bodyExtraSmall", 12, 400),
                ("markMedium", 17, 600), ("markSmall", 15, 600), ("linkMedium", 17, 400),
                ("linkSmall", 15, 400), ("caption", 12, 400), ("label", 11, 400)]))}}}
            """,
            styles: [
                "largeTitle: profiles.native.headlineLarge, system, 800, 40",
                "title: profiles.native.headlineMedium, system, 700, 28",
                "title2: profiles.native.titleExtraLarge, system, 700, 22",
                "title3: profiles.native.titleLarge, system, 600, 20",
                "headline: profiles.native.titleMedium, system, 600, 17",
                "subheadline: profiles.native.bodySmall, system, 400, 15",
                "body: profiles.native.bodyMedium, system, 400, 17",
                "footnote: profiles.native.bodyExtraSmall, system, 400, 12",
                "caption: profiles.native.caption, system, 400, 12",
                "caption2: profiles.native.label, system, 400, 11",
            ]),
        A(
            "material-typescale.json",
            "material-foundation/material-tokens css/typescale.css, here as W3C tokens "
                + "9e31011a1714edff8316e0424943d349d812fbec",
            """
            {"md": {"sys": {"typescale": {\(A.w3c([
                ("display-large", 57.0, 400), ("display-medium", 45, 400), ("display-small", 36, 400),
                ("headline-large", 32, 400), ("headline-medium", 28, 400),
                ("headline-small", 24, 400), ("title-large", 22, 400), ("title-medium", 16, 500),
                ("title-small", 14, 500), ("label-large", 14, 500), ("label-medium", 12, 500),
                ("label-small", 11, 500), ("body-large", 16, 400), ("body-medium", 14, 400),
                ("body-small", 12, 400),
             ].map { ($0.0, A.font("Roboto", A.px($0.1), "\($0.2)")) }))}}}}
            """,
            styles: [
                "largeTitle: md.sys.typescale.display-small, Roboto, 400, 36",
                "title: md.sys.typescale.headline-medium, Roboto, 400, 28",
                "title2: md.sys.typescale.headline-small, Roboto, 400, 24",
                "title3: md.sys.typescale.title-large, Roboto, 400, 22",
                "headline: md.sys.typescale.title-medium, Roboto, 500, 16",
                "subheadline: md.sys.typescale.body-medium, Roboto, 400, 14",
                "body: md.sys.typescale.body-large, Roboto, 400, 16",
                "caption: md.sys.typescale.body-small, Roboto, 400, 12",
                "caption2: md.sys.typescale.label-small, Roboto, 500, 11",
            ]),
        A(
            "sysdes-typography.tokens.json",
            "systematically-design/sysdes-typography tokens/typography.tokens.json "
                + "c5a7f21ff2f70aaf364cc20e9e3e31a7bc043750",
            """
            {"breakpoint01": {"heading": {
              "scale": {"steps": {"type": "other", "value": "6"}},
              "fontSize": {
               \(A.studio("other", ["base": "24", "peak": "65",
                "ratio": "pow({breakpoint01.heading.fontSize.peak} / "
                    + "{breakpoint01.heading.fontSize.base}, "
                    + "1 / ({breakpoint01.heading.scale.steps} - 1))"])),
               \(["xs", "sm", "md", "lg", "xl", "xxl"].enumerated().map { step, name in
                "\"\(name)\": {\"type\": \"fontSizes\", \"value\": "
                    + "\"round({breakpoint01.heading.fontSize.base} * "
                    + "pow({breakpoint01.heading.fontSize.ratio}, \(step)))\"}"
               }.joined(separator: ", "))},
              "textStyle": {\(["regular", "heavy"].map { weight in
                let fonts = ["xxl", "xl", "lg", "md", "sm", "xs"].map { size in
                    (size, A.font("{heading.fontFamily}", "{breakpoint01.heading.fontSize.\(size)}",
                        "{heading.weight.\(weight)}"))
                }
                return "\"\(weight)\": {\(A.studio(fonts))}"
              }.joined(separator: ", "))}}},
             "heading": {"fontFamily": {"value": "Roboto", "type": "fontFamilies"},
              "weight": {\(A.studio("fontWeights", ["regular": "400", "heavy": "700"]))}}}
            """,
            styles: [
                "largeTitle: breakpoint01.heading.textStyle.regular.md, Roboto, 400, 36",
                "title: breakpoint01.heading.textStyle.regular.sm, Roboto, 400, 29",
                "title2: breakpoint01.heading.textStyle.regular.xs, Roboto, 400, 24",
            ]),
        A(
            "bootstrap-typography.json",
            "julien-deramond/bootstrap-tokens tokens/semantic/typography.json "
                + "36e65eac066f98a1ea96d4f9b4b3290233d6ab9b",
            """
            {"type": {
              "body": {"font-family": {"$type": "fontFamily",
                  "$value": "\\"-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto\\""},
                "font-size": {"$type": "dimension", "$value": {"value": 1, "unit": "rem"}},
                "font-weight": {"$type": "fontWeight", "$value": "{font-weight.normal}"},
                "line-height": {"$type": "number", "$value": 1.5}},
              "code": {"font-family": {"$value": "\\"ui-monospace, 'SF Mono', Menlo\\""},
                "font-size": {"$type": "dimension", "$value": "95%"}}}}
            """,
            styles: ["body: type.body, system, 400, 16"],
            says: ["tokens.missing-reference", "tokens.size-with-unit"]),
    ]

    /// Files whose typography refers to other files of their folder.
    static let parts: [TokenAnswer] = [
        A(
            "qgds-typography.tokens.json",
            "qld-gov-au/qgds-tokens tokens/typography.tokens.json "
                + "029666f67a92a7448ff7d4d3408cf29d5eda657a",
            """
            {"typography": {"H1": {\(A.studio([("Bold", A.font("{fontFamilies.heading}",
                "{fontSizes.h1}", "{fontWeights.headingBold}"))]))},
              \(A.studio([("Body", A.font("{fontFamilies.body}", "{fontSizes.body}",
                "{fontWeights.bodyRegular}"))]))}}
            """),
        A(
            "vip-typography.json",
            "Automattic/vip-design-system tokens/semantic/typography.json "
                + "17ddcc082a50b9703ee2a11e9b7001ca913a31b8",
            """
            {"heading": {\(A.w3c([("1", A.font("{font-family.default}", "{font-size.6}", nil))]))},
             "body": {\(A.w3c([("default", A.font("{font-family.default}", "{font-size.2}", nil))]))}}
            """),
        A(
            "foo-typography.json",
            "jorenbroekema/foo-tokens tokens/semantic/typography.json "
                + "0861bf1b360cd88a48a61c87505dff1dc2b501ca",
            """
            {"semantic": {"typography": {\(A.studio([("title-1", A.font("{semantic.family.title}",
                "{semantic.font-size.title-1}", nil))]))},
             "family": {"title": {"value": "{font-family.primary}", "type": "fontFamilies"}},
             "font-size": {"title-1": {"value": "{dimension.dynamic.f2}", "type": "fontSizes"}}}}
            """),
    ]

    private static func primer(_ name: String, _ size: String, _ weight: String) -> String {
        A.w3c([(name, A.font("{fontStack.sansSerif}", size, weight))])
    }

    private static func gear(_ tokens: [(String, Double, Int)]) -> String {
        tokens.map { name, size, weight in
            "\"\(name)\": {\"$value\": \(A.font("system-ui", A.px(size), "\(weight)"))}"
        }.joined(separator: ", ")
    }
}
