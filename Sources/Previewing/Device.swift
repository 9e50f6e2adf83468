// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine
import Syntax

/// A device by its size in points in portrait.
package struct Device: Hashable, Sendable {
    /// The models of this size; nil if no model has it.
    package let name: String?
    /// The width in portrait, in points.
    package let width: Double
    /// The height in portrait, in points.
    package let height: Double
    /// Whether the device has Split View.
    package let isPad: Bool
    /// What covers the edges of the screen.
    package var parts = Parts()

    /// What covers the edges of the screen of a device. Lengths are points.
    package struct Parts: Hashable, Sendable {
        /// What covers the middle of the upper edge in portrait.
        package enum Front: String, CaseIterable, Hashable, Sendable {
            case none
            case notch
            /// The Dynamic Island.
            case island
        }

        /// The height of the status bar in portrait.
        package var statusBar = 0.0
        /// The height of the area of the home indicator; 0 for a device with a home button.
        package var homeIndicator = 0.0
        package var homeIndicatorInLandscape = 0.0
        package var cornerRadius = 0.0
        package var front = Front.none
    }

    /// The widths of custom devices, in points.
    package static let ownWidths = 200.0...1400.0
}

/// The devices that run the iOS generations of the profiles, the narrowest first. They are read from
/// `Resources/devices.json`, which names the sources.
package struct DeviceList: Hashable, Sendable {
    package let all: [Device]

    init(_ all: [Device] = []) { self.all = all }

    /// The device with a name; nil for an unknown name.
    package subscript(name: String) -> Device? { all.first { $0.name == name } }

    /// The tallest device of a width in points, or else a device with the proportions of an iPhone, which has the parts
    /// of the iPhone that is nearest in width.
    package func device(width: Double) -> Device {
        let known = all.filter { $0.width == width }.max { $0.height < $1.height }
        if let known { return known }
        let height = (width * 19.5 / 9).rounded()
        var device = Device(name: nil, width: width, height: height, isPad: false)
        let nearest = all.filter { !$0.isPad }.min {
            (abs($0.width - width), -$0.height) < (abs($1.width - width), -$1.height)
        }
        device.parts = nearest?.parts ?? Device.Parts()
        return device
    }
}

extension DeviceList {
    /// Reads the devices. Every value is required.
    package static func read(_ tree: SyntaxTree) -> ReadResult<DeviceList> {
        var reader = ResourceReader(tree)
        let count = reader.node("devices")?.array?.count ?? reader.missing("devices", .table, 0)
        let devices = (0..<count).map { number -> Device in
            let path = "devices.\(number)"
            var device = Device(
                name: reader.string("\(path).name"), width: reader.number("\(path).width"),
                height: reader.number("\(path).height"), isPad: reader.boolean("\(path).isPad"))
            device.parts = Device.Parts(
                statusBar: reader.number("\(path).safeArea.value.top"),
                homeIndicator: reader.number("\(path).safeArea.value.bottom"),
                homeIndicatorInLandscape: reader.number(
                    "\(path).safeArea.value.bottomInLandscape"),
                cornerRadius: reader.number("\(path).cornerRadius"),
                front: reader.word(
                    "\(path).front", Device.Parts.Front.init(rawValue:), otherwise: .none))
            return device
        }
        return ReadResult(DeviceList(devices), reader.diagnostics)
    }
}

// MARK: - Split View

extension Device {
    /// The part of an iPad's screen that an app gets in Split View.
    package enum Split: String, CaseIterable, Sendable {
        case third
        case half
        case twoThirds
    }

    /// The width of the divider between two apps, in points.
    private static let divider = 10.0

    /// The width of an app in Split View, in points; nil if the device has no such split.
    ///
    /// The narrow app has the width of an iPhone, and the other app has the rest. Halves exist only in
    /// landscape.
    package func width(of split: Split, isLandscape: Bool) -> Double? {
        guard isPad else { return nil }
        let whole = isLandscape ? height : width
        let narrow: Double = whole >= (isLandscape ? 1133 : 1024) ? 375 : 320
        switch split {
        case .third: return narrow
        case .half: return isLandscape ? ((whole - Self.divider) / 2).rounded(.down) : nil
        case .twoThirds: return whole - Self.divider - narrow
        }
    }
}
