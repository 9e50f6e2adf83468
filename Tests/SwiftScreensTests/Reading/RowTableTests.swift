// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Testing

@testable import SwiftScreens

/// What each view of SwiftUI becomes: the views of `Fixtures/Rows`, and the rows that they are.
@Suite("rows of SwiftUI's views")
struct RowTableTests {
    private static let table: [(view: String, rows: [String])] = [
        (
            "TextRows",
            [
                "kind=default title=Plain", "kind=default title=Verbatim",
                "kind=default title=(text=Bold weight=bold)", "kind=default title=One text",
            ]
        ),
        (
            "LabelRows",
            [
                "kind=default title=Wi-Fi image=wifi",
                "kind=default title=Photo image=(systemName=photo accessibilityLabel=landscape)",
                "kind=default title=Closure image=(systemName=star tintColor=systemYellow)",
                "kind=default title=Only text",
            ]
        ),
        (
            "ToggleRows",
            [
                "kind=switch title=On at first isOn=true", "kind=switch title=Off at first",
                "kind=switch title=With a symbol isOn=true image=bell",
                "kind=switch title=Title subtitle=Subtitle",
                "kind=switch title=Beside it isOn=true",
            ]
        ),
        (
            "LinkRows",
            [
                "kind=default title=Title first accessory=disclosure",
                "kind=default title=With a destination accessory=disclosure",
                "kind=default title=Label after it accessory=disclosure",
                "kind=default title=Label image=gear accessory=disclosure",
                "kind=default title=With a value accessory=disclosure",
            ]
        ),
        (
            "ButtonRows",
            [
                "kind=button title=Plain", "kind=button title=Destructive role=destructive",
                "kind=button title=With a symbol image=plus", "kind=button title=Label",
                "kind=button title=After the action",
                "kind=value title=Name value=(text=Value textStyle=body color=label) "
                    + "accessibilityAxis=horizontal",
                "kind=button title=Website",
                "kind=button title=Share… image=square.and.arrow.up",
                "kind=button title=Share it", "kind=button title=More accessory=popUpMenu",
                "kind=button title=Bordered buttonStyle=borderedProminent",
            ]
        ),
        (
            "PickerRows",
            [
                "kind=picker title=Selected at first value=Medium",
                "kind=picker title=Tagged value=Two",
                "kind=value title=Pushed value=One accessory=disclosure",
                "kind=segmentedControl segments=[One | Two] title=Segments "
                    + "selectedSegmentIndex=1.0",
                "kind=default title=Inline", "kind=default title=One",
                "kind=default title=Two accessory=checkmark",
                "kind=picker title=Title beside it value=Two",
                "kind=picker title=Empty label value=Two",
                "kind=picker title=With a symbol value=Two image=list.bullet",
                "kind=picker title=Named twice value=Two",
            ]
        ),
        (
            "ValueRows",
            [
                "kind=value title=Version value=1.0", "kind=value title=Build value=100",
                "kind=value title=Left value=(text=Right textStyle=body color=secondaryLabel) "
                    + "accessibilityAxis=horizontal",
                "kind=default title=Inbox badge=12", "kind=default title=Empty",
            ]
        ),
        (
            "StackRows",
            [
                "kind=subtitle title=Title subtitle=(text=Subtitle textStyle=caption1 color=label)",
                "kind=subtitle title=Nested subtitle=(text=stack textStyle=body color=label) "
                    + "image=star",
                "kind=default title=(text=Centered alignment=center)",
                "kind=default title=Opens accessory=disclosure",
                "stack=horizontal accessibilityAxis=vertical items=[Wide | enough]",
            ]
        ),
        (
            "FieldRows",
            [
                "kind=textField placeholder=Name",
                "kind=textField placeholder=Where you live value=(text=Dublin sample=true)",
                "kind=textField placeholder=Password isSecure=true",
                "kind=textView value=(text=Dublin sample=true)",
                "kind=textField title=Street placeholder=Street and number",
            ]
        ),
        (
            "ControlRows",
            [
                "kind=switch title=On isOn=true", "kind=stepper title=Count",
                "kind=stepper title=Title value=Value", "kind=slider value=0.5 title=Volume",
                "kind=datePicker title=Day date=(text=May 12, 2026 sample=true)",
                "kind=datePicker title=Day and time date=(text=May 12, 2026 sample=true) "
                    + "time=(text=9:41 sample=true)",
                "kind=default title=Color", "kind=progress title=Loading value=0.25",
                "kind=progress", "kind=default title=Open accessory=disclosure",
                "kind=default title=Inside when=isOpen",
                "kind=default title=Closed accessory=disclosure",
                "kind=default title=By itself accessory=disclosure",
                "kind=default title=Never open accessory=disclosure",
            ]
        ),
        (
            "CrowdedRows",
            [
                "kind=switch title=One separator=none", "kind=switch title=Two",
                "stack=vertical alignment=leading items=[text=Speed textStyle=caption1 | slider=0.5]",
                "kind=default title=Above the text separator=none", "kind=textView",
                "kind=switch title=Before separator=none",
                "kind=stepper title=(text=12 sample=true) separator=none",
                "kind=default title=Behind",
                "kind=picker title=Label subtitle=Second line value=Option",
            ]
        ),
        (
            "BarRows",
            [
                "stack=horizontal items=[Size | slider=0.5 | 12 pt]",
                "stack=vertical items=[stack=horizontal items=[Speed | spacer=system | 2 ×] | slider=0.5]",
                "stack=horizontal items=[image=speaker | slider=0.5 | image=speaker.wave.3] "
                    + "accessibilityLabel=Loudness",
                "stack=horizontal items=[Volume | slider=0.5]",
                "kind=progress title=Copying value=0.25",
                "stack=vertical items=[Copying | progress=0.25 | text=3 of 12 textStyle=caption1]",
                "stack=horizontal items=[progress=0.5 | 50 %]",
                "stack=vertical items=[Low | slider=0.5 | High | slider=0.5]",
                "kind=default title=Balance separator=none", "kind=slider value=0.5 separator=none",
                "kind=switch title=Mono",
            ]
        ),
        (
            "LayerRows",
            [
                "kind=default title=Beside an icon image=lock",
                "stack=horizontal alignment=top items=[1. | Beside a number]",
                "kind=default title=Over a color",
            ]
        ),
        (
            "FontRows",
            [
                "kind=default title=(text=Style textStyle=headline)",
                "kind=default title=(text=System style textStyle=caption1 weight=bold)",
                "kind=default title=(text=Fixed pointSize=14.0 scales=false)",
                "kind=default title=(text=Fixed custom fontName=Menlo pointSize=12.0 scales=false)",
                "kind=default title=(text=Custom textStyle=footnote fontName=Menlo pointSize=12.0)",
                "kind=default title=(text=Custom body textStyle=body fontName=Menlo "
                    + "pointSize=12.0)",
                "kind=default title=(text=Of an own type textStyle=footnote fontName=Menlo "
                    + "pointSize=12.0)",
                "kind=default title=(text=Scaled textStyle=title2 pointSize=20.0)",
                "kind=default title=(text=Weight weight=semibold)",
                "kind=default title=Own weight",
                "kind=default title=(text=Divided lines=1.0)",
                "kind=default title=(text=Changed textStyle=title1 weight=bold)",
                "kind=default title=(text=Lines alignment=center lines=2.0 "
                    + "lineBreakMode=byTruncatingMiddle)",
                "kind=default title=(text=Shrinks minimumScaleFactor=0.5)",
                "kind=default title=CAPITALS",
                "kind=default title=(text=Colored color=systemRed)",
                "stack=vertical items=[Inner | text=Outer textStyle=footnote]",
            ]
        ),
        (
            "RowAttributes",
            [
                "kind=default title=Background backgroundColor=systemRed",
                "kind=default title=Separator separator=none",
                "kind=default title=Tint tintColor=systemGreen",
                "kind=default title=Read aloud accessibilityLabel=Another text",
                "kind=placeholder title=Map height=120.0",
            ]
        ),
        (
            "ScrolledRows",
            [
                "kind=default title=First", "kind=default title=Second",
                "kind=subtitle title=Group subtitle=(text=In a box textStyle=body color=label)",
            ]
        ),
        ("QuietModifiers", ["kind=default title=Shown"]),
        (
            "TextForms",
            [
                "kind=default title=With bold and slanted words, and a link",
                "kind=default title=Two **stars**",
                "kind=default title=(text=Localized localizationKey=Localized)",

                "kind=default title=Qualified", "kind=progress", "kind=progress title=Loading",
                "kind=default title=One accessory=popUpMenu", "kind=switch title=  isOn=true",
                "stack=horizontal items=[Low | slider=0.5 | High]",
            ]
        ),
        (
            "OwnInitializerRows",
            [
                "kind=default title=General image=gear accessory=disclosure",
                "kind=default title=Plain accessory=disclosure",
                "kind=switch title=(text=Sound weight=bold) isOn=true", "kind=button title=Endless",
                "kind=default title=No date",
            ]
        ),
    ]

    @Test(arguments: table) func rows(view: String, rows: [String]) throws {
        let screen = try RecordedApp("Rows").screen(view)
        #expect(Outline.rows(of: screen) == rows)
    }

    @Test func sectionsAndTheScreenItself() throws {
        let screen = try RecordedApp("Rows").screen("SectionRows")
        #expect(
            Outline.head(of: screen)
                == "title=Sections tableStyle=plain geometry=swiftUIList "
                + "navigationBar=(titleDisplayMode=inline) searchBar=Find a section "
                + "maximumContentSizeCategory=AX2")
        #expect(
            Outline.sections(of: screen) == [
                "", "title=Title",
                "header=(title=Header textStyle=headline) footer=Footer one\nFooter two",
                "title=Argument footer=Footer", "",
            ])
    }

    @Test(arguments: [
        ("LargeTitleRows", " navigationBar=(titleDisplayMode=large)"), ("HiddenBarRows", ""),
    ])
    func bars(view: String, bar: String) throws {
        let head = Outline.head(of: try RecordedApp("Rows").screen(view))
        #expect(head.hasSuffix("geometry=swiftUIList\(bar)"))
    }

    /// Each view of the file is in a table.
    @Test func allViewsAreListed() throws {
        let names = try RecordedApp("Rows").views().map(\.view)
        #expect(
            Set(names)
                == Set(Self.table.map(\.view) + ["SectionRows", "LargeTitleRows", "HiddenBarRows"]))
    }
}
