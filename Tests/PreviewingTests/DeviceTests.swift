// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Files
import Testing
import Workspace

@testable import Previewing

/// Devices by name and by width, and the splits of an iPad's screen.
@Suite struct DeviceTests {
    @Test func namesAndSizesAreEachOnce() {
        #expect(Set(Device.all.compactMap(\.name)).count == Device.all.count)
        #expect(Set(Device.all.map { [$0.width, $0.height] }).count == Device.all.count)
        #expect(Device.all.map(\.width) == Device.all.map(\.width).sorted())
    }

    @Test func aWidthAloneIsTheTallestDeviceOrAPhone() {
        #expect(Device(width: 375).height == 812)
        #expect(Device(width: 402).height == 874)
        #expect(Device(width: 400).name == nil)
        #expect(Device(width: 400).height == 867)
    }

    /// The widths in Split View on devices.
    @Test(arguments: [
        ("iPad (9.7-inch)", false, [320, nil, 438]), ("iPad (9.7-inch)", true, [320, 507, 694]),
        ("iPad Pro (11-inch)", false, [320, nil, 504]),
        ("iPad Pro (11-inch)", true, [375, 592, 809]),
        ("iPad Pro (12.9-inch), Air (13-inch)", false, [375, nil, 639]),
        ("iPad Pro (12.9-inch), Air (13-inch)", true, [375, 678, 981]),
        ("iPhone 16, 15, 14 Pro", true, [nil, nil, nil]),
    ])
    func splitWidths(name: String, isLandscape: Bool, widths: [Double?]) throws {
        let device = try #require(Device(name: name))
        #expect(
            Device.Split.allCases.map { device.width(of: $0, isLandscape: isLandscape) } == widths)
    }

    @Test func tableIsAsWideAsWhatTheAppHasOfTheScreen() throws {
        let folder = try ResourceFolder.locate()
        let profile = try #require(folder.loadProfiles().value?.last)
        var environment = PreviewEnvironment(profile: profile)
        environment.device = try #require(Device(name: "iPad Pro (11-inch)"))
        #expect(environment.tableWidth == 834)
        environment.split = .half
        #expect(environment.tableWidth == 834, "there is no half of an upright screen")
        environment.isLandscape = true
        #expect(environment.tableWidth == 592)
        environment.split = nil
        #expect(environment.tableWidth == 1194)
        environment.width = 500
        #expect(environment.device.name == nil)
        environment.isLandscape = false
        #expect(environment.tableWidth == 500)
    }
}
