/// The modifiers that compile and change nothing in a terminal.
enum EffectlessModifiers {
    static let names: Set<String> = [
        "accessibilityActivationPoint", "accessibilityDirectTouch", "accessibilityDragPoint", "accessibilityDropPoint",
        "accessibilityIgnoresInvertColors", "accessibilityLinkedGroup", "accessibilityRespondsToUserInteraction",
        "accessibilityShowsLargeContentViewer", "accessibilityTextContentType", "allowedDynamicRange",
        "allowsTightening", "colorEffect", "defersSystemGestures", "digitalCrownAccessory", "distortionEffect",
        "documentBrowserContextMenu", "fontDesign", "fontWidth", "geometryGroup", "handGestureShortcut",
        "handlesExternalEvents", "interactionActivityTrackingTag", "invalidatableContent", "keyboardType",
        "layerEffect", "materialActiveAppearance", "minimumScaleFactor", "monospaced", "monospacedDigit",
        "onPencilDoubleTap", "onPencilSqueeze", "pointerVisibility", "prefersPersistentSystemOverlaysHidden",
        "presentationContentInteraction", "presentedWindowStyle", "presentedWindowToolbarStyle", "previewContext",
        "previewDevice", "previewDisplayName", "previewInterfaceOrientation", "previewLayout", "scrollBounceBehavior",
        "scrollDismissesKeyboard", "searchDictationBehavior", "searchPresentationToolbarBehavior",
        "speechAdjustedPitch", "speechAlwaysIncludesPunctuation", "speechAnnouncementsQueued", "springLoadingBehavior",
        "statusBar", "statusBarHidden", "textContentType", "textInputFormattingControlVisibility", "textScale",
        "touchBarCustomizationLabel", "touchBarItemPresence", "touchBarItemPrincipal", "typesettingLanguage",
        "windowFullScreenBehavior", "windowMinimizeBehavior", "windowResizeBehavior",
        "windowToolbarFullScreenVisibility", "writingToolsAffordanceVisibility", "writingToolsBehavior",
    ]

    /// Returns the uses of these modifiers in a file, by name.
    static func uses(in contents: [UInt8]) -> [String: Int] {
        let tokens = SwiftLexer.tokens(of: contents)
        var uses: [String: Int] = [:]
        for index in tokens.indices.dropFirst().dropLast()
        where tokens[index].kind == .word && names.contains(tokens[index].text) {
            let (before, after) = (tokens[index - 1], tokens[index + 1])
            guard before.kind == .sign, before.text == ".", after.kind == .sign, after.text == "(" else { continue }
            uses[tokens[index].text, default: 0] += 1
        }
        return uses
    }
}
