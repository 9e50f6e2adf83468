// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Words of other formats and of interfaces for keys and values, which are not read. The message about such a word
/// suggests the one of this format, even if the two are spelled differently.
enum ForeignWords {
    /// The keys of this format by the words, the most likely one first.
    static let keys: [String: [String]] = [
        "bold": ["weight"], "detail": ["value", "subtitle"], "detailText": ["value", "subtitle"],
        "secondaryText": ["subtitle", "value"], "description": ["subtitle", "footer"],
        "destructive": ["role"], "font": ["fontName", "textStyle"], "footerText": ["footer"],
        "icon": ["image"], "symbol": ["systemName", "image"], "initials": ["monogram"],
        "label": ["title", "text"], "numberOfLines": ["lines"], "on": ["isOn"],
        "prominence": ["headerProminence"], "selectedSegment": ["selectedSegmentIndex"],
        "selectedIndex": ["selectedSegmentIndex"], "size": ["pointSize", "maximumSize"],
        "strikethrough": ["runs", "inlinePresentationIntent"], "text": ["title", "value"],
        "truncation": ["lineBreakMode"], "truncationMode": ["lineBreakMode"],
        "accessoryType": ["accessory"], "textColor": ["color"], "footnote": ["footer"],
        "items": ["rows"], "cells": ["rows"], "checked": ["accessory"], "style": ["textStyle"],
    ]

    /// The values of this format by the words, such as kinds of rows and accessories.
    static let values: [String: String] = [
        "toggle": "switch", "chevron": "disclosure", "arrow": "disclosure", "info": "detail",
        "check": "checkmark", "spinner": "activityIndicator", "menu": "picker",
        "date": "datePicker",
        "segments": "segmentedControl", "input": "textField",
        "textarea": "textView", "cell": "default", "basic": "default",
        "leftDetail": "value", "rightDetail": "value",
    ]
}
