// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit

/// The scale of the devices in a view: the chosen zoom, and the resulting factor at the view's size.
final class DeviceScale {
    var zoom = Zoom.bestFit { didSet { if zoom != oldValue { view?.queueResize() } } }
    /// Pixels per point, set by the view in its allocation.
    var factor = 1.0 { didSet { if factor != oldValue { onFactorChanged?(factor) } } }
    /// Called with each new factor, during an allocation.
    var onFactorChanged: ((Double) -> Void)?
    /// The view, which is laid out again after a change of zoom.
    weak var view: Widget?

    /// Pixels around the devices.
    static let margin = 18

    func step(by direction: Int) { zoom = Zoom.step(after: factor, direction: direction) }
}
