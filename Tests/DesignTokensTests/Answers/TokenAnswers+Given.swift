// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Files with W3C tokens, and of Style Dictionary.
enum TokenAnswers {
    private typealias A = TokenAnswer

    static let w3c: [TokenAnswer] = [
        A(
            "cobalt-apple.tokens.json",
            "drwpow/cobalt-ui examples/apple/tokens.json 030d2079affbbbf7a7bfa466591ae2a8970df491",
            """
            {"font": {"family": {"$type": "fontFamily", "sfPro": {"$value": "SF Pro"}},
             "style": {"$type": "typography",
              "$extensions": {"requiredModes": ["xSmall", "Small", "Medium", "Large"]},
              "largeTitle": {"$value": \(A.font(nil, "34px", "400"))},
              "title1": {"$value": \(A.font(nil, "28px", "400"))},
              "title2": {"$value": \(A.font(nil, "22px", "400"))},
              "title3": {"$value": \(A.font(nil, "20px", "400"))},
              "headline": {"$value": \(A.font(nil, "17px", "600"))},
              "body": {"$value": \(A.font(nil, "17px", "400")),
               "$extensions": {"mode": {"xSmall": {"fontSize": "14px"}}}},
              "callout": {"$value": \(A.font(nil, "16px", "400"))},
              "subhead": {"$value": \(A.font(nil, "15px", "400"))},
              "footnote": {"$value": \(A.font(nil, "13px", "400"))},
              "caption1": {"$value": \(A.font(nil, "12px", "400"))},
              "caption_2": {"$value": \(A.font(nil, "11px", "400"))}}}}
            """,
            styles: [
                "largeTitle: font.style.largeTitle, system, 400, 34",
                "title: font.style.title1, system, 400, 28",
                "title2: font.style.title2, system, 400, 22",
                "title3: font.style.title3, system, 400, 20",
                "headline: font.style.headline, system, 600, 17",
                "subheadline: font.style.subhead, system, 400, 15",
                "body: font.style.body, system, 400, 17",
                "callout: font.style.callout, system, 400, 16",
                "footnote: font.style.footnote, system, 400, 13",
                "caption: font.style.caption1, system, 400, 12",
                "caption2: font.style.caption_2, system, 400, 11",
            ], says: ["tokens.no-family"]),
        A(
            "cobalt-css-typography.tokens.json",
            "drwpow/cobalt-ui packages/plugin-css/test/typography/tokens.json "
                + "030d2079affbbbf7a7bfa466591ae2a8970df491",
            """
            {"typography": {
              "family": {
                "body": {"$type": "fontFamily", "$value": ["IBM Plex Sans", "system-ui", "sans-serif"]},
                "heading": {"$type": "fontFamily", "$value": "Helvetica"}},
              \(A.w3c([
                ("page-title", A.font("{typography.family.heading}", "48px", "600")),
                ("subheading", A.font("{typography.family.heading}", "18px", "500",
                    "\"textTransform\": \"uppercase\"")),
                ("callout", A.font("{typography.family.body}", "18px", "300",
                    "\"fontStyle\": \"italic\"")),
                ("body", A.font("{typography.family.body}", "16px", "400")),
                ("label", "\"{typography.body}\""),
              ]))}}
            """,
            styles: [
                "largeTitle: typography.page-title, Helvetica, 600, 48",
                "headline: typography.subheading, Helvetica, 500, 18",
                "body: typography.body, IBM Plex Sans, 400, 16",
                "callout: typography.callout, IBM Plex Sans, 300 italic, 18",
            ], says: ["tokens.no-place"]),
        A(
            "cobalt-own.tokens.json",
            "drwpow/cobalt-ui packages/tokens/tokens.json 030d2079affbbbf7a7bfa466591ae2a8970df491",
            """
            {"typography": {"$type": "typography",
             "family": {"$type": "fontFamily",
              "sans": {"$value": ["Instrument Sans", "system-ui", "-apple-system", "Helvetica Neue"]},
              "mono": {"$value": ["Fragment Mono", "ui-monospace", "monospace"]}},
             \([
                ("100", "0.75rem"), ("200", "0.875rem"), ("300", "1rem"), ("400", "1.125rem"),
                ("500", "1.25rem"), ("600", "1.5rem"), ("700", "1.75rem"), ("800", "2.1875rem"),
                ("900", "3.75rem"),
             ].map { step, size in
                let weights = [("regular", "400"), ("medium", "500"), ("bold", "600")].map {
                    "\"\($0.0)\": {\"$value\": \(A.font("{typography.family.sans}", size, $0.1))}"
                }
                return "\"\(step)\": {\(weights.joined(separator: ", "))}"
             }.joined(separator: ",\n"))}}
            """,
            styles: [
                "largeTitle: typography.800.regular, Instrument Sans, 400, 35",
                "title: typography.700.regular, Instrument Sans, 400, 28",
                "title2: typography.600.regular, Instrument Sans, 400, 24",
                "title3: typography.500.regular, Instrument Sans, 400, 20",
                "headline: typography.400.bold, Instrument Sans, 600, 18",
                "subheadline: typography.200.regular, Instrument Sans, 400, 14",
                "body: typography.400.regular, Instrument Sans, 400, 18",
                "callout: typography.300.regular, Instrument Sans, 400, 16",
                "caption: typography.100.regular, Instrument Sans, 400, 12",
            ], says: ["tokens.relative-size"]),
        A(
            "comma.tokens.json", nil,
            """
            {"typography": {"$type": "typography",
             "body": {"$value": \(A.font("Noto Serif, Georgia, serif", A.px(17), "400"))}}}
            """, styles: ["body: typography.body, Noto Serif, 400, 17"]),
        A(
            "gext.tokens.json", nil,
            """
            {"a": {"$type": "typography",
              "body": {"$value": \(A.font("Noto Serif", A.px(17), "400"))}},
             "b": {"$extends": "{a}",
              "headline": {"$value": \(A.font("Noto Serif", A.px(17), "700"))}}}
            """,
            styles: [
                "headline: b.headline, Noto Serif, 700, 17", "body: a.body, Noto Serif, 400, 17",
            ]),
        A(
            "sys.tokens.json", nil,
            """
            {"typography": {"$type": "typography",
             "body": {"$value": \(A.font("SF Pro Text", A.px(19), "700"))},
             "title1": {"$value": \(A.font(nil, A.px(30), "600"))},
             "headline": {"$value": \(A.font("[\"Open Sans\", \"sans-serif\"]", A.px(30), "600"))},
             "callout": {"$value": "700 16px/1.5 'Open Sans', sans-serif"},
             "footnote": {"$value": \(A.font("Open Sans", "clamp(12px, 2vw, 16px)", "400"))},
             "caption": {"$value": \(A.font("Open Sans", "12", "400"))}}}
            """,
            styles: [
                "title: typography.title1, system, 600, 30",
                "headline: typography.headline, Open Sans, 600, 30",
                "body: typography.body, system, 700, 19",
                "footnote: typography.footnote, Open Sans, 400, 12",
                "caption: typography.caption, Open Sans, 400, 12",
            ], says: ["tokens.token-not-a-dictionary", "tokens.clamped-size", "tokens.no-family"]),
        A(
            "terrazzo-sub-value.tokens.json",
            "terrazzoapp/terrazzo packages/plugin-css/test/fixtures/option-sub-value-variable-name/"
                + "typography.tokens.json b98394a6410f14d44e79fbdd8506f413fa712929",
            """
            {"typography": {\(A.w3c([
                ("page-title", A.font("[\"IBM Plex Sans\", \"system-ui\"]", A.px(48), "600",
                    "\"letterSpacing\": {\"value\": 0.125, \"unit\": \"em\"}"))
            ]))}}
            """, styles: ["largeTitle: typography.page-title, IBM Plex Sans, 600, 48"]),
        A(
            "terrazzo-sass.tokens.json",
            "terrazzoapp/terrazzo packages/plugin-sass/test/fixtures/basic/tokens.json "
                + "b98394a6410f14d44e79fbdd8506f413fa712929",
            "{\(terrazzoSass)}", styles: terrazzoStyles),
        A(
            "format-aliases-6.json",
            "design-tokens/community-group technical-reports/format/aliases.md "
                + "53ca386fb3783888a7afa4604f086137d0308560",
            """
            {"base": {\(A.w3c([
                ("text", A.font("[\"Helvetica\", \"Arial\", \"sans-serif\"]", A.px(16), "400"))]))},
             "headings": {\(["h1": (32.0, "700"), "h2": (24, "600")].sorted { $0.key < $1.key }.map {
                A.w3c([($0.key, """
                    {"fontFamily": {"$ref": "#/base/text/$value/fontFamily"},
                     "fontSize": \(A.px($0.value.0)), "fontWeight": \($0.value.1)}
                    """)])
             }.joined(separator: ", "))}}
            """,
            styles: [
                "largeTitle: headings.h1, Helvetica, 700, 32",
                "title2: headings.h2, Helvetica, 600, 24", "body: base.text, Helvetica, 400, 16",
            ]),
        A(
            "format-composite-types-12.json",
            "design-tokens/community-group technical-reports/format/composite-types.md "
                + "53ca386fb3783888a7afa4604f086137d0308560",
            """
            {"type styles": {\(A.w3c([
                ("heading-level-1", A.font("Roboto", A.px(42), "700")),
                ("microcopy", A.font("{font.serif}", "{font.size.smallest}", "{font.weight.normal}")),
            ]))}}
            """,
            styles: ["largeTitle: type styles.heading-level-1, Roboto, 700, 42"],
            says: ["tokens.missing-reference"]),
    ]

    /// The typography that two of Terrazzo's files share.
    static let terrazzoSass = """
        "typography": {
          "family": {
            "body": {"$type": "fontFamily", "$value": ["IBM Plex Sans", "-system-ui", "sans-serif"]},
            "heading": {"$type": "fontFamily", "$value": "Helvetica"}},
          \(A.w3c([
            ("page-title", A.font("{typography.family.heading}", A.px(48), "600")),
            ("subheading", A.font("{typography.family.heading}", A.px(18), "500")),
            ("callout", A.font("{typography.family.body}", A.px(18), "300",
                "\"font-style\": \"italic\"")),
            ("body", A.font("{typography.family.body}", A.px(16), "400")),
          ]))}
        """

    static let terrazzoStyles = [
        "largeTitle: typography.page-title, Helvetica, 600, 48",
        "headline: typography.subheading, Helvetica, 500, 18",
        "body: typography.body, IBM Plex Sans, 400, 16",
        "callout: typography.callout, IBM Plex Sans, 300 italic, 18",
    ]
}
