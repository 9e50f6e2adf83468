// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A measured part of a layout, as hand-off tools draw it: an area of the table with its lengths. All numbers
/// come from the layout, so drawing measures nothing.
public struct Redline: Hashable, Sendable {
    /// The kind of a measured part.
    public enum Kind: Hashable, Sendable {
        /// The frame of an item, with its width and height.
        case itemFrame
        /// The frame of a text, with its width and height.
        case textFrame
        /// The space between the content of an item and an edge of its cell.
        case margin(DirectionalEdge)
        /// The space between two parts of an item.
        case gap(LayoutGap.Kind, Axis)
        /// The distance from the top of the item to the baseline of a line.
        case baseline
        /// The distance from the tops of capital letters to the baseline.
        case capHeight
        /// The space between two elements.
        case distance(Axis)
    }

    /// The groups of kinds that can be hidden.
    public enum Group: String, CaseIterable, Hashable, Sendable {
        case frames, margins, gaps, baselines
    }

    /// The group of the kind; nil for a distance, which is always shown.
    public var group: Group? {
        switch kind {
        case .itemFrame, .textFrame: .frames
        case .margin: .margins
        case .gap: .gaps
        case .baseline, .capHeight: .baselines
        case .distance: nil
        }
    }

    /// The direction of a length.
    public enum Axis: Hashable, Sendable {
        case horizontal, vertical
    }

    /// The kind of the measured part.
    public var kind: Kind
    /// The measured area, in points and table coordinates.
    public var frame: Rect

    init(_ kind: Kind, _ frame: Rect) { (self.kind, self.frame) = (kind, frame) }

    /// The direction of the length; nil for a frame, which has two.
    public var axis: Axis? {
        switch kind {
        case .itemFrame, .textFrame: nil
        case .margin(let edge): edge == .top || edge == .bottom ? .vertical : .horizontal
        case .gap(_, let axis), .distance(let axis): axis
        case .baseline, .capHeight: .vertical
        }
    }

    /// The lengths in points: one length, or the width and height of a frame.
    public var lengths: [Double] {
        switch axis {
        case .horizontal: [frame.width]
        case .vertical: [frame.height]
        case nil: [frame.width, frame.height]
        }
    }

    /// This redline moved by a distance in points.
    public func offsetBy(y: Double) -> Redline { Redline(kind, frame.offsetBy(y: y)) }
}
