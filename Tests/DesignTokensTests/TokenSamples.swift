// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

@testable import DesignTokens
@testable import Documents

/// Token files in the notations of design tools.
enum TokenSamples {
    /// W3C tokens with every kind of reference.
    static let w3c = """
        {
          "$description": "A brand",
          "size": {
            "$type": "dimension",
            "body": {"$value": {"value": 17, "unit": "px"}},
            "small": {"$value": {"value": 0.75, "unit": "rem"}},
            "title": {"$value": "{size.big}"},
            "big": {"$value": {"value": 28, "unit": "px"}}
          },
          "font": {
            "$type": "fontFamily",
            "text": {"$value": ["Noto Serif", "Georgia"]},
            "code": {"$value": "Noto Sans Mono"}
          },
          "typography": {
            "$type": "typography",
            "body": {
              "$value": {
                "fontFamily": "{font.text}",
                "fontSize": "{size.body}",
                "fontWeight": 400,
                "letterSpacing": {"value": 0, "unit": "px"},
                "lineHeight": 1.3
              }
            },
            "title-1": {
              "$description": "Screens begin with it",
              "$value": {
                "fontFamily": {"$ref": "#/font/text/$value/0"},
                "fontSize": {"$ref": "#/size/title/$value"},
                "fontWeight": "semi-bold",
                "letterSpacing": {"value": 0.2, "unit": "px"},
                "lineHeight": 1.1
              }
            },
            "headline": {"$value": "{typography.body}"},
            "caption": {
              "$root": {
                "$value": {
                  "fontFamily": "{font.code}",
                  "fontSize": "{size.small}",
                  "fontWeight": {"$ref": "#/typography/title-1/$value/fontWeight"}
                }
              }
            }
          }
        }

        """

    /// Tokens Studio with two sets. The second set takes precedence.
    static let tokensStudio = """
        {
          "core": {
            "scale": {"value": "1.5", "type": "number"},
            "size": {
              "body": {"value": "16", "type": "fontSizes"},
              "title": {"value": "{size.body} * {scale} + 4", "type": "fontSizes"}
            },
            "family": {"value": "Noto Serif, Georgia", "type": "fontFamilies"}
          },
          "brand": {
            "size": {"body": {"value": "18px", "type": "fontSizes"}},
            "Body/Regular": {
              "value": {
                "fontFamily": "{family}",
                "fontWeight": "Regular",
                "fontSize": "{size.body}",
                "lineHeight": "130%",
                "letterSpacing": "0%",
                "paragraphSpacing": "8",
                "textCase": "none",
                "textDecoration": "none"
              },
              "type": "typography"
            },
            "Title/Large": {
              "value": {
                "fontFamily": "{family}",
                "fontWeight": "Bold Italic",
                "fontSize": "{size.title}",
                "lineHeight": "AUTO"
              },
              "type": "typography"
            }
          },
          "$themes": [],
          "$metadata": {"tokenSetOrder": ["core", "brand"]}
        }

        """

    /// The faces of the tests.
    static func face(_ traits: FaceTraits) -> NamedFace? {
        traits.family.hasPrefix("Noto") ? NamedFace(traits.likelyPostScriptName, traits) : nil
    }

    static func traits(_ name: String) -> FaceTraits? {
        name.hasPrefix("Noto") ? FaceTraits(likelyPostScriptName: name) : nil
    }
}

extension TypographyToken {
    /// A token on one line, for comparison.
    var summary: String {
        "\(path): \(families.joined(separator: "/")) \(weight.rawValue)"
            + "\(isItalic ? " italic" : "") \(fontSize)"
    }
}
