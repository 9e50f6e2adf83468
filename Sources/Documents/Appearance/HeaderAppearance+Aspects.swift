// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

extension HeaderAppearance {
    /// What the looks say, an aspect each, in the order of the format's documentation.
    package var aspects: [HeaderEdit] {
        let all: [HeaderEdit] = [
            .textStyle(text.textStyle), .fontName(text.fontName), .pointSize(text.pointSize),
            .weight(text.weight), .color(text.color), .scales(text.scales),
            .maximumPointSize(text.maximumPointSize), .alignment(text.alignment),
            .lines(text.lines), .background(background), .margin(.top, margins.top),
            .margin(.leading, margins.leading), .margin(.bottom, margins.bottom),
            .margin(.trailing, margins.trailing), .textCase(textCase), .height(height),
        ]
        return all.filter { $0.written != nil }
    }
}
