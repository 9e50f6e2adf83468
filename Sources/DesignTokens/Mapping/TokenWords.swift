// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The words in names of tokens and their meaning, from public design systems.
enum TokenWords {
    /// Words that add nothing to a style's name.
    static let fillers: Set<String> = smallScreens.union([
        "text", "font", "style", "type", "typography", "apple", "uikit", "swiftui", "default",
        "regular", "normal", "base", "standard", "shorthand", "composite",
    ])

    /// Words for another weight or slant of a style.
    static let variants: Set<String> = [
        "bold", "semibold", "extrabold", "heavy", "light", "thin", "black", "italic", "oblique",
        "emphasized", "emphasised", "emphasis", "strong", "prominent",
    ]

    static let headings: Set<String> = [
        "heading", "headings", "headline", "header", "title", "titles",
    ]
    /// Headings of any size, as on posters.
    static let displays: Set<String> = ["display", "hero"]
    /// Headings below other headings. `sub` comes before one of the words above.
    static let subheadings: Set<String> = [
        "subheading", "subheader", "subhead", "subheadline", "subtitle", "sub",
    ]
    static let texts: Set<String> = [
        "body", "bodycopy", "copy", "paragraph", "p", "lead", "lede", "intro", "prose", "content",
    ]
    static let smallTexts: Set<String> = [
        "caption", "footnote", "label", "labels", "overline", "eyebrow", "kicker", "legal",
        "helper", "hint", "micro", "microcopy", "subtext", "meta", "annotation", "disclaimer",
    ]
    static let code: Set<String> = [
        "code", "mono", "monospace", "monospaced", "kbd", "pre", "terminal",
    ]

    /// Prefixes of the groups and sets for components.
    static let componentLayers = ["component", "cms"]

    /// Parts of an interface, with other fonts than running text.
    static let components: Set<String> = [
        "button", "buttons", "btn", "cta", "link", "links", "input",
        "field", "form", "tab", "tabs", "badge", "chip", "pill", "tag", "tooltip", "popover",
        "nav", "navigation", "navbar", "menu", "dropdown", "select", "card", "table", "cell",
        "dialog", "modal", "toast", "snackbar", "alert", "banner", "checkbox", "radio", "switch",
        "toggle", "avatar", "breadcrumb", "breadcrumbs", "pagination", "sidebar", "footer",
        "accordion", "stepper", "slider", "calendar", "chart", "quote", "blockquote", "quotation",
        "price", "icon", "offcanvas", "drawer", "timeline",
    ]
    /// States of a component.
    static let states: Set<String> = [
        "hover", "active", "pressed", "disabled", "focus", "focused", "visited", "selected",
        "underline", "underlined", "strikethrough", "uppercase", "caps", "allcaps",
    ]
    static let largeScreens: Set<String> = [
        "desktop", "laptop", "tablet", "ipad", "web", "wide", "widescreen", "landscape", "tv",
        "android", "print",
    ]
    /// Groups of tokens for screens of a size, in order from the smallest.
    static let screenSizes = [
        "xs": 0, "s": 1, "sm": 1, "small": 1, "m": 3, "md": 3, "medium": 3, "l": 4, "lg": 4,
        "large": 4, "xl": 5,
    ]
    /// The rank of tokens outside of such groups, between small and medium screens.
    static let unnamedScreenSize = 2
    static let smallScreens: Set<String> = [
        "mobile", "phone", "iphone", "ios", "native", "compact", "handset",
    ]
}
