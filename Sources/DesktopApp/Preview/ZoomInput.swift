// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit

/// Zooming by hand: Alt with the wheel, and the pinch of two fingers.
final class ZoomInput {
    /// The pinch.
    let pinch = ZoomGesture()
    private let scale: DeviceScale
    /// The fraction of a notch by which the wheel has turned.
    private var notches = 0.0
    /// The factor at which the pinch began.
    private var beginning: Double?

    /// Zooming of a view's devices.
    ///
    /// - Parameters:
    ///   - widget: the widget that the fingers touch.
    ///   - onPinched: called with the y position of the middle between the fingers, when they touch.
    init(_ scale: DeviceScale, on widget: Widget, onPinched: @escaping (Double?) -> Void = { _ in })
    {
        self.scale = scale
        pinch.onScaleChanged { [weak self] in
            guard let self else { return }
            if beginning == nil { onPinched(pinch.center?.y) }
            let factor = beginning ?? scale.factor
            beginning = factor
            scale.zoom = Zoom.clamped(factor * $0)
        }
        pinch.onEnded { [weak self] in self?.beginning = nil }
        widget.addController(pinch)
    }

    /// Zooms one step for each notch of the wheel; touchpads report fractions of one.
    func turnWheel(_ notches: Double) -> Bool {
        self.notches -= notches
        let steps = self.notches.rounded(.towardZero)
        self.notches -= steps
        for _ in 0..<Int(abs(steps)) { scale.step(by: steps > 0 ? 1 : -1) }
        return true
    }
}
