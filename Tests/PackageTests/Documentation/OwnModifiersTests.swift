import Testing

/// Checks the names of the members that CursesUI adds to `View`, beyond those of SwiftUI.
///
/// In a view, a member of `View` hides a global function or variable of the app with the same name. So the names are
/// those that no app is likely to have.
@Suite("Modifiers of our own")
struct OwnModifiersTests {
    private static let known: Set = [
        "commandPalette", "fieldFooter", "keyHelp", "mouseTracking", "paletteCommands", "terminalTheme",
        "terminalToast",
        "terminalToasts",
    ]
    /// Names of SwiftUI that the list of its modifiers lacks, and one of other releases and systems.
    private static let ofSwiftUI: Set = [
        "backgroundExtensionEffect", "buttonSizing", "defaultAdaptableTabBarPlacement", "dialogSeverity",
        "glassEffect", "glassEffectID", "glassEffectTransition", "glassEffectUnion", "labelIconToTitleSpacing",
        "labelReservedIconWidth", "lineHeight", "listSectionIndexVisibility", "listSectionMargins", "safeAreaBar",
        "scrollEdgeEffectHidden", "scrollEdgeEffectStyle", "scrollInputBehavior", "searchToolbarBehavior",
        "sectionIndexLabel", "sliderThumbVisibility",
        "symbolColorRenderingMode", "symbolVariableValueMode", "tabBarMinimizeBehavior", "tabViewBottomAccessory",
        "tabViewSearchActivation", "windowResizeAnchor",
    ]

    @Test("No name of ours is short and common")
    func names() throws {
        let ofSwiftUI = Set(try SourceFile("Tests/Tools/SwiftUIModifiers.txt").lines).union(Self.ofSwiftUI)
        var found: Set<String> = []
        let declaration = /public (?:static )?(?:func|var) (\w+)/
        for file in try SourceFile.all(in: "Sources/CursesUI") {
            for (index, line) in file.lines.enumerated() where line.hasPrefix("    ") && !line.hasPrefix("     ") {
                guard line.has("public "), let match = line.firstMatch(of: declaration) else { continue }
                let name = String(match.1)
                guard !name.hasPrefix("_"), !ofSwiftUI.contains(name), name != "body" else { continue }
                if file.isInExtensionOfView(index) { found.insert(name) }
            }
        }
        #expect(found == Self.known)
    }
}
