// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Files
import TestSupport
import Testing

@testable import Previewing

/// The environments along an axis differ in nothing else, and the original environment is one of them.
@Suite struct PreviewAxisTests {
    private static func unusual() throws -> (PreviewEnvironment, [Profile]) {
        let bench = try Bench()
        var environment = try bench.environment()
        environment.category = .accessibilityLarge
        environment.appearance = .dark
        environment.isRightToLeft = true
        environment.language = "cs"
        environment.textVariant = .pseudo(TextExpansion(.fixed, percent: 45))
        environment.setTableWidth(401)
        environment.boldText = true
        return (environment, [environment.profile])
    }

    @Test(arguments: PreviewAxis.allCases) func ownValueIsAmongThem(axis: PreviewAxis) throws {
        let (base, profiles) = try Self.unusual()
        let environments = axis.environments(around: base, profiles: profiles)
        #expect(environments.count { $0 == base } == 1)
        #expect(Set(environments).count == environments.count)
        let names = environments.map(axis.name)
        #expect(Set(names).count == names.count && names.allSatisfy { !$0.isEmpty }, "\(names)")
    }

    @Test(arguments: PreviewAxis.allCases) func nothingElseDiffers(axis: PreviewAxis) throws {
        let (base, profiles) = try Self.unusual()
        for environment in axis.environments(around: base, profiles: profiles) {
            for other in PreviewAxis.allCases where other != axis {
                #expect(other.name(of: environment) == other.name(of: base))
            }
            #expect(environment.boldText)
        }
    }

    @Test func offeredCategoriesAreKept() throws {
        let (base, profiles) = try Self.unusual()
        let environments = PreviewAxis.category.environments(
            around: base, categories: [.small, .large], profiles: profiles)
        #expect(environments.map(\.category) == [.small, .large])
    }

    /// Lines of Arabic and Hebrew start at the right. Lines of other languages start where they did.
    @Test(arguments: [nil, "ar", "fi"]) func languagesHaveTheirDirection(language: String?) throws {
        var (base, profiles) = try Self.unusual()
        (base.language, base.isRightToLeft) = (language, language == "ar")
        let environments = PreviewAxis.language.environments(
            around: base, profiles: profiles)
        let mirrored = environments.filter(\.isRightToLeft).compactMap(\.language)
        #expect(mirrored == ["ar", "he"])
    }

    @Test(arguments: [
        ("ar", true), ("he-IL", true), ("fa", true), ("az-Arab", true), ("en", false),
        ("ar-Latn", false), ("zh-Hans", false), ("pa-Arab-PK", true),
    ]) func tagSaysTheDirection(tag: String, isRightToLeft: Bool) {
        #expect(LanguageTag.isRightToLeft(tag) == isRightToLeft)
    }
}
