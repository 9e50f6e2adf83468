// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Files without typography, and files of other kinds. One line tells what each of them is.
extension TokenAnswers {
    private typealias A = TokenAnswer

    static let withoutTypography: [TokenAnswer] = [
        A(
            "carbon.tokens.json",
            "terrazzoapp/terrazzo examples/ibm/tokens.json 07bc365054680a544e0c6a0b4c765505d9ae8b09",
            """
            {"font": {"family": {"$type": "font", "sans": {"$value": ["IBM Plex Sans", "Arial"]}},
             "size": {"$type": "dimension", "body01": {"$value": "0.875rem"},
              "heading01": {"$value": "0.875rem"}, "heading07": {"$value": "3.375rem"}}}}
            """),
        A(
            "lemonade-typography.tokens.json",
            "saltpay/lemonade-design-system tokens/typography.tokens.json "
                + "d69bf5d4b072ad4df8e89adbf6fa416a5c367d61",
            """
            {"font-size": {"font-size-400": {"$type": "number", "$value": 16}},
             "font-family": {"base": {"$type": "string", "$value": "Figtree"}}}
            """),
        A(
            "pitlog-typography.json",
            "LouisBis/pitlog-tokens tokens/typography.json 0cbb3807150f78b868927226f43a1d0e8049c824",
            """
            {"font": {"body": {"$value": "'Schibsted Grotesk', system-ui", "$type": "fontFamily"}},
             "text": {"base": {"$value": "14px", "$type": "dimension"}},
             "weight": {"regular": {"$value": 400, "$type": "fontWeight"}}}
            """),
        A(
            "riemann-typography.json",
            "riemann-energy/brand tokens/semantic/typography.json "
                + "8ea23d13ae03e4983998fa2a0d8dd374d9e0a628",
            """
            {"font": {"family": {"body": {"$value": "\\"Hanken Grotesk\\"", "$type": "fontFamily"}},
             "size": {"h1": {"$value": "clamp(42px, 5.4vw, 68px)", "$type": "fluid"}}}}
            """),
        A(
            "format-types-1.json",
            "design-tokens/community-group technical-reports/format/types.md "
                + "53ca386fb3783888a7afa4604f086137d0308560",
            """
            {"Primary font": {"$value": "Comic Sans MS", "$type": "fontFamily"},
             "Body font": {"$value": ["Helvetica", "Arial"], "$type": "fontFamily"}}
            """),
        A(
            "format-aliases-5.json",
            "design-tokens/community-group technical-reports/format/aliases.md "
                + "53ca386fb3783888a7afa4604f086137d0308560",
            """
            {"base": {"spacing": {"$value": {"value": 16, "unit": "px"}, "$type": "dimension"}},
             "layout": {"small": {"$type": "dimension", "$value":
              {"value": {"$ref": "#/base/spacing/$value/value"}, "unit": "rem"}}}}
            """),
    ]

    /// Files that are not read, by kind.
    static let foreign: [(what: String, answer: TokenAnswer)] = [
        (
            "json5",
            A(
                "primer-typography.json5",
                "primer/primitives src/tokens/functional/typography/typography.json5 "
                    + "0a4dbaaba3a1efb9d3f6a8686a7bb8d1c8ea44c2",
                """
                {
                  text: {
                    body: {$value: {fontSize: '{base.text.size.md}'}, $type: 'typography',},
                  },
                }
                """)
        ),
        (
            "json5",
            A(
                "format-aliases-4.json",
                "design-tokens/community-group technical-reports/format/aliases.md "
                    + "53ca386fb3783888a7afa4604f086137d0308560",
                """
                {
                  // the same as base.blue
                  "primary": {"$value": "{base.blue}", "$type": "color"}
                }
                """)
        ),
        (
            "yaml",
            A(
                "otkit-typography.yml",
                "opentable/design-tokens OTKit/otkit-desktop-typography/token.yml "
                    + "697781e02514d7d6bdf0db7edf15f8792e59812e",
                """
                props:
                  - name: xsmall
                    value: 12px
                global:
                  category: typography
                """)
        ),
        (
            "theo",
            A(
                "theo.json", "salesforce-ux/theo README.md, the format of its input",
                """
                {"props": {"font-size": {"value": "16px", "type": "size", "category": "font"}},
                 "global": {"type": "token"}}
                """)
        ),
        (
            "material",
            A(
                "dsp-tokens.json",
                "material-foundation/material-tokens dsp/data/tokens.json "
                    + "baa33e93d3e72be759c726ffecd5563a90a60a34",
                """
                {"dsp_spec_version": "0.0.1", "last_updated_by": "Material", "entities": [
                  {"class": "token", "type": "color", "id": "md.sys.color.primary", "value": "#fff"}]}
                """)
        ),
        (
            "resolverPart",
            A(
                "resolver-syntax-12.json",
                "design-tokens/community-group technical-reports/resolver/syntax.md "
                    + "53ca386fb3783888a7afa4604f086137d0308560",
                "{ \"$ref\": \"#/sets/MySet\" }")
        ),
        (
            "otherJSON",
            A(
                "resolver-syntax-18.json",
                "design-tokens/community-group technical-reports/resolver/syntax.md "
                    + "53ca386fb3783888a7afa4604f086137d0308560",
                """
                {"animal": {"color": "brown", "legs": 4},
                 "lizard": {"color": "green", "$ref": "#/animal"}}
                """)
        ),
    ]
}
