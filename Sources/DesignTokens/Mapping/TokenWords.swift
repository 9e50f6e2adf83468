// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// What the words in names of tokens speak of, in design systems that are public.
enum TokenWords {
    /// Words beside a style's name that say nothing about it.
    static let fillers: Set<String> = smallScreens.union([
        "text", "font", "style", "type", "typography", "apple", "uikit", "swiftui", "default",
        "regular", "normal", "base", "standard", "shorthand", "composite",
    ])

    /// Words for another weight or slant of a style.
    static let variants: Set<String> = [
        "bold", "semibold", "extrabold", "heavy", "light", "thin", "black", "italic", "oblique",
        "emphasized", "emphasized", "emphasis", "strong", "prominent",
    ]

    static let headings: Set<String> = [
        "heading", "headings", "headline", "header", "title", "titles",
    ]
    /// Headings that may be of any size, as on posters.
    static let displays: Set<String> = ["display", "hero"]
    /// Headings below another one; `sub` stands before one of the words above.
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

    /// What the groups and sets of components begin with, whatever these are called.
    static let componentLayers = ["component", "cms"]

    /// Parts of an interface, whose fonts are not those of running text.
    static let components: Set<String> = [
        "button", "buttons", "btn", "cta", "link", "links", "input",
        "field", "form", "tab", "tabs", "badge", "chip", "pill", "tag", "tooltip", "popover",
        "nav", "navigation", "navbar", "menu", "dropdown", "select", "card", "table", "cell",
        "dialog", "modal", "toast", "snackbar", "alert", "banner", "checkbox", "radio", "switch",
        "toggle", "avatar", "breadcrumb", "breadcrumbs", "pagination", "sidebar", "footer",
        "accordion", "stepper", "slider", "calendar", "chart", "quote", "blockquote", "quotation",
        "price", "icon", "offcanvas", "drawer", "timeline",
    ]
    /// What a font looks like at times.
    static let states: Set<String> = [
        "hover", "active", "pressed", "disabled", "focus", "focused", "visited", "selected",
        "underline", "underlined", "strikethrough", "uppercase", "caps", "allcaps",
    ]
    static let largeScreens: Set<String> = [
        "desktop", "laptop", "tablet", "ipad", "web", "wide", "widescreen", "landscape", "tv",
        "android", "print",
    ]
    /// Groups of tokens for screens of a size, from the smallest.
    static let screenSizes = [
        "xs": 0, "s": 1, "sm": 1, "small": 1, "m": 3, "md": 3, "medium": 3, "l": 4, "lg": 4,
        "large": 4, "xl": 5,
    ]
    /// Tokens in no such group are between those of small and those of medium screens.
    static let unnamedScreenSize = 2
    static let smallScreens: Set<String> = [
        "mobile", "phone", "iphone", "ios", "native", "compact", "handset",
    ]
}
