// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Files
import Testing
import Workspace

@testable import Previewing

/// Devices by name and by width, and the splits of an iPad's screen.
@Suite struct DeviceTests {
    private let profile: Profile
    private var devices: DeviceList { profile.devices }

    init() throws {
        profile = try #require(ResourceFolder.locate().loadProfiles().value?.last)
    }

    @Test func namesAndSizesAreEachOnce() {
        #expect(Set(devices.all.compactMap(\.name)).count == devices.all.count)
        #expect(Set(devices.all.map { [$0.width, $0.height] }).count == devices.all.count)
        #expect(devices.all.map(\.width) == devices.all.map(\.width).sorted())
    }

    @Test func aWidthAloneIsTheTallestDeviceOrAPhone() {
        #expect(devices.device(width: 375).height == 812)
        #expect(devices.device(width: 402).height == 874)
        #expect(devices.device(width: 400).name == nil)
        #expect(devices.device(width: 400).height == 867)
    }

    @Test func partsAreThoseOfTheDevice() throws {
        let phone = try #require(devices["iPhone 16, 15, 14 Pro"]).parts
        #expect(phone.statusBar == 59 && phone.homeIndicator == 34 && phone.front == .island)
        let small = try #require(devices["iPhone SE, 8"]).parts
        #expect(small.statusBar == 20 && small.homeIndicator == 0 && small.cornerRadius == 0)
        #expect(
            devices.device(width: 400).parts == devices["iPhone 17, 17 Pro, 16 Pro"]?.parts,
            "a width of no device has the parts of the nearest iPhone")
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
        let device = try #require(devices[name])
        #expect(
            Device.Split.allCases.map { device.width(of: $0, isLandscape: isLandscape) } == widths)
    }

    @Test func tableIsAsWideAsWhatTheAppHasOfTheScreen() throws {
        var environment = PreviewEnvironment(profile: profile)
        environment.device = try #require(devices["iPad Pro (11-inch)"])
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
