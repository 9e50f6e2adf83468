// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The views of SwiftUI, by name.
struct SystemViews: EvaluatorPart {
    let evaluator: Evaluator

    /// A view of SwiftUI; nil for any other name.
    func view(_ name: String, _ site: CallSite) -> ViewNode? {
        let call = ViewCall(evaluator: evaluator, site: site)
        if Self.undrawable.contains(name) {
            return viewContent.placeholder(name, site.place, .undrawable(name))
        }
        let kind =
            TextViews(call: call).kind(name) ?? ControlViews(call: call).kind(name)
            ?? ContainerViews(call: call).kind(name) ?? InputViews(call: call).kind(name)
        return kind.map(call.node)
    }

    /// The names that mean views of SwiftUI, whatever else has them.
    static let names: Set = [
        "Button", "DatePicker", "DisclosureGroup", "Divider", "ForEach", "Form", "Grid", "Group",
        "HStack", "Image", "Label", "LabeledContent", "Link", "List", "Menu", "NavigationLink",
        "NavigationStack", "NavigationView", "Picker", "ProgressView", "ScrollView", "Section",
        "SecureField", "Slider", "Spacer", "Stepper", "TabView", "Text", "TextEditor", "TextField",
        "Toggle", "VStack", "ZStack",
    ]

    /// Views of SwiftUI and other frameworks of Apple that show what only a device has.
    private static let undrawable: Set = [
        "CameraView", "Canvas", "Chart", "Map", "MapReader", "Model3D", "MultiDatePicker",
        "PDFView", "PhotoView", "ProductView", "QuickLookPreview", "RealityView", "SceneView",
        "SignInWithAppleButton", "SpriteView", "StoreView", "SubscriptionStoreView", "Table",
        "VideoPlayer", "WebView",
    ]
}
