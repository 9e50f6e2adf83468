// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Files of Tokens Studio, of the Figma plugin "Design Tokens", and of Style Dictionary, and files without typography.
extension TokenAnswers {
    private typealias A = TokenAnswer

    static let studio: [TokenAnswer] = [
        A(
            "ts-default.json",
            "tokens-studio/figma-plugin packages/tokens-studio-for-figma/src/config/default.json "
                + "356712adea66104806442ba5119f003e8cc914f8",
            """
            {"core": {
              "fontFamilies": {"heading": {"$value": "Inter", "$type": "fontFamilies"},
                "body": {"$value": "Roboto", "$type": "fontFamilies"}},
              "fontWeights": {"headingRegular": {"$value": "Regular", "$type": "fontWeights"},
                "headingBold": {"$value": "Bold", "$type": "fontWeights"},
                "bodyRegular": {"$value": "Regular", "$type": "fontWeights"}},
              "fontSizes": {"h1": {"$value": "roundTo({fontSizes.body}*1.25^5)", "$type": "fontSizes"},
                "h2": {"$value": "roundTo({fontSizes.body}*1.25^4)", "$type": "fontSizes"},
                "body": {"$value": "16", "$type": "fontSizes"}}},
             "theme": {"typography": {
              "H1": {\(A.w3c(heading("h1")))}, "H2": {\(A.w3c(heading("h2")))},
              \(A.w3c([("Body", A.font("{fontFamilies.body}", "{fontSizes.body}",
                "{fontWeights.bodyRegular}"))]))}}}
            """,
            styles: [
                "largeTitle: theme.typography.H1.Regular, Inter, 400, 49",
                "title: theme.typography.H2.Regular, Inter, 400, 39",
                "body: theme.typography.Body, Roboto, 400, 16",
            ]),
        A(
            "ts-github-input.json",
            "tokens-studio/figma-plugin packages/tokens-studio-for-figma/src/utils/test/github/"
                + "input.json 356712adea66104806442ba5119f003e8cc914f8",
            """
            {"options": {"typography": {\(A.studio([
                ("h1", A.font("Roboto", "\"96\"", "Light")), ("h2", A.font("Roboto", "\"60\"", "Light")),
                ("h3", A.font("Roboto", "\"48\"", "Light"))]))}}}
            """,
            styles: [
                "largeTitle: options.typography.h1, Roboto, 300, 96",
                "title: options.typography.h2, Roboto, 300, 60",
                "title2: options.typography.h3, Roboto, 300, 48",
            ]),
        A(
            "metamask.json",
            "MetaMask/design-tokens src/figma/tokens.json f8c5e466964a4709708bf35c3663bce6fa55c049",
            """
            {"global": {
             "fontFamilies": {\(A.studio("fontFamilies", ["euclid-circular-b": "Euclid Circular B"]))},
             "fontWeights": {\(A.studio("fontWeights", [
                "euclid-circular-b-0": "Medium", "euclid-circular-b-1": "Bold",
                "euclid-circular-b-2": "Regular"]))},
             "fontSize": {\(A.studio("fontSizes", [
                "0": "10", "1": "12", "2": "14", "3": "16", "4": "18", "5": "24", "6": "32", "7": "48"]))},
             \(A.studio(metaMask.map { name, weight, size in
                (name, A.font("$fontFamilies.euclid-circular-b", "$fontSize.\(size)",
                    "$fontWeights.euclid-circular-b-\(weight)", "\"textCase\": \"$textCase.none\""))
             })),
             "textCase": {\(A.studio("textCase", ["none": "none"]))}},
             "$themes": [], "$metadata": {"tokenSetOrder": ["global", "light", "dark"]}}
            """,
            styles: [
                "largeTitle: global.S-Display-MD, Euclid Circular B, 700, 32",
                "title2: global.S-Heading-LG, Euclid Circular B, 700, 24",
                "title3: global.S-Heading-MD, Euclid Circular B, 700, 18",
                "headline: global.S-Heading-SM, Euclid Circular B, 400, 16",
                "body: global.S-Body-MD, Euclid Circular B, 400, 14",
                "caption: global.S-Body-SM, Euclid Circular B, 400, 12",
                "caption2: global.S-Body-XS, Euclid Circular B, 400, 10",
            ]),
        A(
            "lukas-standard-tokens.json",
            "lukasoppermann/design-tokens examples/input/standard-tokens.json "
                + "0acc078fb07a101910e0ab7a2870e1cf9814ffb9",
            """
            {"font": {"body": {\([
                ("h3", "Akzidenz-Grotesk Pro", 20, 700, "normal"),
                ("h4 strike through", "Roboto", 16, 500, "italic"),
                ("italic", "Roboto", 12, 400, "italic"),
                ("extra bold condensed italic", "Akzidenz-Grotesk Pro", 12, 800, "italic"),
                ("medium extended italic", "Akzidenz-Grotesk Pro", 20, 500, "italic"),
                ("super", "Akzidenz-Grotesk Pro", 22, 900, "normal"),
            ].map { name, family, size, weight, style in
                "\"\(name)\": {\"type\": \"custom-fontStyle\", \"value\": "
                    + A.font(family, "\(size)", "\(weight)", "\"fontStyle\": \"\(style)\"") + "}"
            }.joined(separator: ", "))}}}
            """,
            styles: [
                "title3: font.body.h3, Akzidenz-Grotesk Pro, 700, 20",
                "headline: font.body.h4 strike through, Roboto, 500 italic, 16",
                "caption: font.body.italic, Roboto, 400 italic, 12",
            ]),
        A(
            "sd-demo-tokens.json",
            "amzn/style-dictionary docs/public/demo-tokens.json "
                + "8f7c522d85592acd62d996750a7abcaa39d30c11",
            """
            {"dimensions": {"$type": "dimension", "4": {"$value": "16px"}, "7": {"$value": "28px"}},
             "text": {
              "fonts": {"$type": "fontFamily", "serif": {"$value": "Times New Roman, serif"},
                "sans": {"$value": "Open Sans, sans-serif"}},
              "weights": {"$type": "fontWeight", "regular": {"$value": "regular"},
                "bold": {"$value": "extra-bold"}},
              "typography": {"$type": "typography",
               "heading": {"$value":
                 \(A.font("{text.fonts.sans}", "{dimensions.7}", "{text.weights.bold}"))},
               "body": {"$value":
                 \(A.font("{text.fonts.serif}", "{dimensions.4}", "{text.weights.regular}"))}}}}
            """,
            styles: [
                "title: text.typography.heading, Open Sans, 800, 28",
                "body: text.typography.body, Times New Roman, 400, 16",
            ]),
        A(
            "sdtx-cross-2.json",
            "tokens-studio/sd-transforms test/integration/tokens/cross-file-refs-2.tokens.json "
                + "5066620531629a0e6a2f89f4365e1ad40d0c9216",
            """
            {"weight": {"value": "Regular italic", "type": "fontWeights"},
             "testTypography": {\(A.studio([("text", A.font("Arial", "\"25px\"", "\"700\""))]))}}
            """, styles: ["title: testTypography.text, Arial, 700, 25"]),
    ]

    /// Files that do not make a theme on their own.
    static let unmapped: [TokenAnswer] = [
        A(
            "sdtx-cross-1.json",
            "tokens-studio/sd-transforms test/integration/tokens/cross-file-refs-1.tokens.json "
                + "5066620531629a0e6a2f89f4365e1ad40d0c9216",
            """
            {\(A.studio([("typo", A.font(nil, nil, "{weight}"))])),
             "primaryFont": {"value": "Inter", "type": "fontFamilies"},
             "fontWeight": {"value": "ExtraBold", "type": "fontWeights"},
             \(A.studio([("typo-2", A.font("{primaryFont}", "{dimension.scale}*{dimension.xs}",
                "{fontWeight}"))])),
             "dimension": {"scale": {"value": "2", "type": "number"},
               "xs": {"value": "4px", "type": "number"}},
             "testTypography": {\(A.studio([("fancyText", "\"{testTypography.text}\"")]))}}
            """,
            says: [
                "tokens.incomplete", "tokens.missing-reference", "token-conversion.nothing-mapped",
            ]),
        A(
            "sdtx-cross-3.json",
            "tokens-studio/sd-transforms test/integration/tokens/cross-file-refs-3.tokens.json "
                + "5066620531629a0e6a2f89f4365e1ad40d0c9216",
            "{\(A.studio([("typo-alias", "\"{typo}\""), ("typo-3", "\"{typo-2}\"")]))}",
            says: ["tokens.missing-reference", "tokens.no-typography"]),
        A(
            "sd-basic-text.json",
            "amzn/style-dictionary examples/basic/tokens/text.json "
                + "8f7c522d85592acd62d996750a7abcaa39d30c11",
            """
            {"text": {"fonts": {"$type": "fontFamily", "sans": {"$value": "Open Sans, sans-serif"}},
              "sizes": {"$type": "fontSize", "body": {"$value": "{dimensions.4}"}},
              "typography": {"$type": "typography",
               "body": {"$value": \(A.font("{text.fonts.sans}", "{text.sizes.body}", nil))}}}}
            """, says: ["tokens.missing-reference", "tokens.no-typography"]),
        A(
            "sd-size-font.json",
            "amzn/style-dictionary examples/advanced/npm-module/tokens/size/font.json "
                + "8f7c522d85592acd62d996750a7abcaa39d30c11",
            """
            {"size": {"font": {"small": {"value": "0.75", "type": "fontSize"},
              "base": {"value": "{size.font.small}", "type": "fontSize"}}}}
            """, says: ["tokens.no-typography"]),
    ]

    private static func heading(_ level: String) -> [(String, String)] {
        [("Bold", "headingBold"), ("Regular", "headingRegular")].map { name, weight in
            (
                name,
                A.font("{fontFamilies.heading}", "{fontSizes.\(level)}", "{fontWeights.\(weight)}")
            )
        }
    }

    /// Name, weight, and size: L for large screens, S for small ones. The weights of "SM" and "SM-Regular" are those in
    /// the file.
    private static let metaMask = [
        ("L-Display-MD", 0, 7), ("L-Heading-LG", 1, 6), ("L-Heading-MD", 1, 5),
        ("L-Heading-SM-Regular", 1, 4), ("L-Heading-SM", 2, 4), ("L-Body-LG-Medium", 0, 4),
        ("L-Body-MD-Bold", 1, 3), ("L-Body-MD", 2, 3), ("L-Body-MD-Medium", 0, 3),
        ("L-Body-SM-Bold", 1, 2), ("L-Body-SM", 2, 2), ("L-Body-SM-Medium", 0, 2),
        ("L-Body-XS", 2, 1), ("L-Body-XS-Medium", 0, 1), ("S-Display-MD", 1, 6),
        ("S-Heading-LG", 1, 5), ("S-Heading-MD", 1, 4), ("S-Heading-SM-Regular", 1, 3),
        ("S-Heading-SM", 2, 3), ("S-Body-LG-Medium", 0, 3), ("S-Body-MD-Bold", 1, 2),
        ("S-Body-MD", 2, 2), ("S-Body-MD-Medium", 0, 2), ("S-Body-SM-Bold", 1, 1),
        ("S-Body-SM", 2, 1), ("S-Body-SM-Medium", 0, 1), ("S-Body-XS", 2, 0),
        ("S-Body-XS-Medium", 0, 0),
    ]
}
