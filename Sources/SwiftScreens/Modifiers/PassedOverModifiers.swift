// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Names of SwiftUI's modifiers that are passed over, each with the reason.
///
/// A modifier that is neither here nor applied is said with its line: nothing is passed over because nobody knows it.
enum PassedOverModifiers {
    enum Reason {
        /// It opens something over the screen.
        case alert
        /// It fills a bar, which has a place of its own on the screen.
        case bar
        /// It says where a tap leads.
        case destination
        /// It runs code, and shows nothing.
        case action
        /// It shows a menu when the view is held.
        case menu
        /// It is read aloud, and not shown.
        case accessibility
        /// It names the view for tests and state.
        case identity
        /// It passes data to views.
        case environment
        /// It is seen while something moves.
        case animation
        /// It colors or shapes what is behind, before, or around the view, and leaves texts and heights as they are.
        case decoration
        /// It changes keyboards and fields while someone types.
        case input
        /// It moves or shapes the view by so little, or in a way that lists ignore, that rows stay as they are.
        case geometry
        /// It is for another platform, or for previews.
        case otherPlatform

        /// Where its texts are listed by `--account`; nil for reasons that have no texts.
        var accounted: SourceNotes.Reason? {
            switch self {
            case .alert: .alert
            case .bar: .toolbar
            case .destination: .destination
            case .action: .action
            case .menu: .menuOption
            case .accessibility: .accessibility
            case .identity: .identifier
            case .otherPlatform: .otherPlatform
            case .decoration: .decoration
            case .environment, .animation, .input, .geometry: .action
            }
        }
    }

    static let reasons: [String: Reason] = {
        var table: [String: Reason] = [:]
        for (reason, names) in lists {
            for name in names.split(whereSeparator: \.isWhitespace) { table[String(name)] = reason }
        }
        return table
    }()

    private static let lists: [(Reason, String)] = [
        (
            .alert,
            """
            alert sheet fullScreenCover confirmationDialog actionSheet popover fileImporter
            fileExporter fileMover photosPicker inspector quickLookPreview translationPresentation
            presentationDetents presentationDragIndicator presentationBackground
            presentationCornerRadius interactiveDismissDisabled documentScanner
            manageSubscriptionsSheet offerCodeRedemption
            """
        ),
        (
            .bar,
            """
            toolbar navigationBarItems toolbarBackground toolbarVisibility toolbarColorScheme
            toolbarRole navigationBarBackButtonHidden
            statusBarHidden statusBar tabItem tabViewStyle safeAreaInset safeAreaBar
            tabBarMinimizeBehavior toolbarTitleMenu navigationViewStyle navigationSplitViewStyle
            navigationSplitViewColumnWidth searchScopes searchSuggestions bottomBar
            """
        ),
        (.destination, "navigationDestination"),
        (
            .action,
            """
            onAppear onDisappear onChange onReceive task onTapGesture onLongPressGesture onSubmit
            onDelete onMove onOpenURL refreshable gesture simultaneousGesture highPriorityGesture
            onHover onDrag onDrop onInsert onPreferenceChange onContinueUserActivity userActivity
            onCommand onGeometryChange sensoryFeedback handlesExternalEvents draggable
            dropDestination itemProvider onScrollGeometryChange onKeyPress deleteDisabled
            moveDisabled selectionDisabled disabled allowsHitTesting contentShape hoverEffect
            keyboardShortcut swipeActions copyable cuttable onLongPress onTouchDown
            onEditingChanged onRotate buttonRepeatBehavior scrollPosition scrollTargetBehavior
            """
        ),
        (.menu, "contextMenu"),
        (
            .accessibility,
            """
            accessibilityHint accessibilityValue accessibilityHidden accessibilityElement
            accessibilityAddTraits accessibilityRemoveTraits accessibility accessibilityAction
            accessibilityActions accessibilityInputLabels accessibilitySortPriority
            accessibilityFocused accessibilityRepresentation accessibilityChildren
            accessibilityHeading accessibilityAdjustableAction accessibilityRotor
            accessibilityShowsLargeContentViewer accessibilityIgnoresInvertColors
            accessibilityRespondsToUserInteraction help speechSpellsOutCharacters privacySensitive
            """
        ),
        (
            .identity,
            """
            id accessibilityIdentifier focused matchedGeometryEffect equatable navigationDocument
            tabPlacement
            """
        ),
        (
            .environment,
            """
            environment environmentObject preference transformEnvironment anchorPreference
            modelContainer focusedSceneValue focusedValue defaultAppStorage managedObjectContext
            injectInObservationEnvironment containerValue transaction
            """
        ),
        (
            .animation,
            """
            animation transition contentTransition symbolEffect scaleEffect rotationEffect
            rotation3DEffect withAnimation navigationTransition matchedTransitionSource
            phaseAnimator symbolEffectsRemoved geometryGroup
            """
        ),
        (
            .decoration,
            """
            background overlay clipShape clipped cornerRadius shadow border blur
            saturation brightness contrast grayscale mask blendMode compositingGroup drawingGroup
            colorMultiply colorInvert preferredColorScheme colorScheme symbolRenderingMode
            symbolVariant renderingMode resizable interpolation antialiased scaledToFit
            scaledToFill aspectRatio listRowSeparatorTint listSectionSeparatorTint listItemTint
            backgroundStyle strikethrough underline stroke strokeBorder fill trim glassEffect
            scrollContentBackground scrollIndicators contentMargins listRowHoverEffect redacted
            unredacted imageScale symbolVariableValueMode labelReservedIconWidth
            listRowHoverEffectDisabled materialActiveAppearance containerBackground
            backgroundExtensionEffect zIndex hueRotation luminanceToAlpha kerning tracking
            baselineOffset monospaced monospacedDigit fontDesign fontWidth textScale
            typesettingLanguage toggleStyle progressViewStyle gaugeStyle controlSize
            controlGroupStyle menuStyle menuIndicator menuOrder datePickerStyle textFieldStyle
            textEditorStyle groupBoxStyle disclosureGroupStyle formStyle labeledContentStyle
            indexViewStyle listSectionIndexVisibility buttonBorderShape badgeProminence
            scrollEdgeEffectStyle listSectionSeparator
            """
        ),
        (
            .input,
            """
            keyboardType textContentType autocapitalization textInputAutocapitalization
            disableAutocorrection autocorrectionDisabled submitLabel scrollDismissesKeyboard
            textSelection submitScope defaultFocus focusable scrollDisabled findNavigator
            writingToolsBehavior textInputSuggestions prefersDefaultFocus focusSection
            """
        ),
        (
            .geometry,
            """
            padding fixedSize layoutPriority offset position alignmentGuide edgesIgnoringSafeArea
            ignoresSafeArea safeAreaPadding listRowInsets listRowSpacing listSectionSpacing
            listSectionMargins containerRelativeFrame gridCellColumns gridColumnAlignment
            gridCellAnchor flipsForRightToLeftLayoutDirection coordinateSpace visualEffect
            scrollClipDisabled scrollTarget scrollTargetLayout allowsTightening lineSpacing
            lineHeight horizontalRadioGroupLayout dialogIcon
            """
        ),
        (
            .otherPlatform,
            """
            previewLayout previewDevice previewDisplayName previewInterfaceOrientation
            onExitCommand touchBar digitalCrownRotation windowResizability handGestureShortcut
            persistentSystemOverlays defersSystemGestures onPlayPauseCommand pointerStyle
            hoverEffectDisabled focusEffectDisabled
            """
        ),
    ]
}
