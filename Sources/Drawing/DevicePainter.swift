// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine
import PangoText
import Previewing

/// The painter of the parts of a device at the edges of a view: the status bar and the home indicator. Their texts belong
/// to iOS, so they are no part of an audit. Lengths are points.
struct DevicePainter {
    let canvas: Canvas
    let preview: Preview
    let library: FontLibrary

    /// The size of the home indicator, and its distance from the lower edge. Assumed.
    private static let indicator = (width: 144.0, height: 5.0, bottom: 8.0)
    /// The island, with its distance from the upper edge. Assumed.
    private static let island = (width: 126.0, height: 37.0, top: 11.0)
    /// The notch. Assumed.
    private static let notch = (width: 210.0, height: 32.0)
    /// The height of the status bar of devices with a home button.
    private static let smallStatusBar = 20.0

    private var color: Color { preview.color(.label) }

    func paint(_ edges: ScreenEdges, in view: Size) {
        guard let device = edges.device else { return }
        let safeArea = edges.safeArea
        if safeArea.top > 0 { paintStatusBar(of: device, edges, width: view.width) }
        guard safeArea.bottom > 0 else { return }
        let size = Self.indicator
        let width = min(size.width, view.width / 2)
        canvas.fill(
            Rect(
                x: (view.width - width) / 2, y: view.height - size.bottom - size.height,
                width: width, height: size.height), color, radius: size.height / 2)
    }

    private func paintStatusBar(of device: Device, _ edges: ScreenEdges, width: Double) {
        let height = edges.safeArea.top
        let isSmall = height <= Self.smallStatusBar || device.isPad
        let size = isSmall ? 12.0 : 17.0
        let middle = isSmall ? height / 2 : height / 2 + 3
        // Beside a notch, time and battery are in the middle of the corners.
        let inset = isSmall ? 14.0 : max(30, width * 0.14 - 17)
        let lettering = Lettering(preview, library: library)
        let style = Lettering.Style(size: size, isHeavy: true, color: color)
        let baseline = canvas.snapped(y: middle + lettering.font(style).capHeight / 2)
        // The time of Apple's own pictures.
        let time = "9:41"
        let isMiddle = isSmall && !device.isPad
        lettering.write(
            time, style, x: isMiddle ? width / 2 : inset, baseline: baseline,
            isMiddle ? .middle : .start, on: canvas)
        paintBattery(
            in: Rect(
                x: width - inset - size * 1.5, y: middle - size * 0.38, width: size * 1.5,
                height: size * 0.76))
        if !edges.isLandscape { paintFront(device.parts.front, width: width) }
    }

    private func paintBattery(in frame: Rect) {
        var faint = color
        faint.alpha = UInt8(Double(faint.alpha) * 0.4)
        let radius = frame.height / 3
        canvas.stroke(frame, radius: radius, width: 1, faint)
        let inset = 2.0
        canvas.fill(
            Rect(
                x: frame.x + inset, y: frame.y + inset, width: frame.width - 2 * inset,
                height: frame.height - 2 * inset), color, radius: max(0, radius - inset))
        canvas.fill(
            Rect(
                x: frame.maxX + 1, y: frame.y + frame.height / 3, width: 1.5,
                height: frame.height / 3), faint, radius: 0.75)
    }

    private func paintFront(_ front: Device.Parts.Front, width: Double) {
        let black = Color(red: 0, green: 0, blue: 0)
        switch front {
        case .none: break
        case .island:
            let size = Self.island
            canvas.fill(
                Rect(
                    x: (width - size.width) / 2, y: size.top, width: size.width,
                    height: size.height), black, radius: size.height / 2)
        case .notch:
            let size = Self.notch
            canvas.fill(
                Rect(
                    x: (width - size.width) / 2, y: 0, width: size.width, height: size.height),
                black, radius: 20, roundsTop: false, roundsBottom: true, isOnPixels: false)
        }
    }
}
