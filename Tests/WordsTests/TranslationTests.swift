// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Words

@Suite struct TranslationTests {
    @Test func messagesAreEnglishByDefault() {
        #expect(tr("Save") == "Save")
        #expect(trc("verb", "Open") == "Open")
        #expect(trn("%1$s row", "%1$s rows", 1) == "1 row")
        #expect(trn("%1$s row of %2$s", "%1$s rows of %2$s", 0, "a screen") == "0 rows of a screen")
    }

    @Test(arguments: [
        ("“%1$s” is not a text style", ["Bodi"], "“Bodi” is not a text style"),
        ("%2$s before %1$s", ["a", "b"], "b before a"),
        ("%1$s and %1$s", ["a"], "a and a"),
        ("%1$s", ["%2$s 100%"], "%2$s 100%"),
        ("100%% of %1$s", ["it"], "100% of it"),
        ("%10$s %x %", Array(repeating: "a", count: 9) + ["j"], "j %x %"),
        // If a translation has an argument that does not exist, it shows the argument instead of ending the program.
        ("%3$s %1$s", ["a"], "%3$s a"),
    ])
    func argumentsStandByNumber(message: String, arguments: [String], text: String) {
        #expect(message.formatted(arguments) == text)
    }

    @Test func messageWithoutArgumentsIsAsItStands() {
        #expect(tr("At 100%") == "At 100%")
    }

    @Test func catalogKnowsContextAndPlural() {
        let message = MessageKey("%1$s row", plural: "%1$s rows", count: 3)
        #expect(message.english == "%1$s rows")
        let catalog = Catalog { "\($0.context ?? "")|\($0.text)|\($0.plural ?? "")|\($0.count)" }
        #expect(catalog.translate(message) == "|%1$s row|%1$s rows|3")
        #expect(catalog.translate(MessageKey("Open", context: "verb")) == "verb|Open||1")
    }
}
