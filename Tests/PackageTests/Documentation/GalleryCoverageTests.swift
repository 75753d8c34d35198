import Testing

/// Compares the gallery's exhibits with the public API of CursesUI.
@Suite("What the gallery shows")
struct GalleryCoverageTests {
    private let code: String
    private let words: Set<Substring>

    init() throws {
        code = try SourceFile.all(in: "Demos/Gallery/Exhibits").flatMap(\.lines).joined(separator: "\n")
        words = Set(code.split { !$0.isLetter && !$0.isNumber })
    }

    /// Views that apps do not create directly: builders, modifiers and other views create them.
    private static let made: Set = [
        "ButtonBorderShape", "DefaultButtonLabel", "DefaultDateProgressLabel", "DefaultGlassEffectShape",
        "DefaultSettingsLinkLabel",
        "DefaultShareLinkLabel", "DefaultTabLabel", "DefaultValueWindow", "DrawnShape", "EditableCollectionContent",
        "EquatableView",
        "GroupElementsOfContent",
        "GroupSectionsOfContent",
        "LabeledControlGroupContent", "ModifiedContent", "PlaceholderContentView", "PreviewModifierContent",
        "SectionCollection", "SubscriptionView", "Subview", "SubviewsCollection", "SubviewsCollectionSlice",
        "TransitionContent", "TupleView", "ValueWindow",
    ]

    /// Older names of declarations that the gallery shows with their newer names.
    private static let older: Set = [
        "NavigationView", "accentColor", "accessibility", "actionSheet", "edgesIgnoringSafeArea", "navigationBarHidden",
        "navigationBarItems", "navigationBarTitle", "navigationViewStyle",
    ]

    /// Names that affect the whole window or app, which an exhibit cannot show.
    private static let global: Set = ["menuBarExtraStyle", "preferredColorScheme"]

    /// Names of variants: the gallery shows the same modifier with a different type of value.
    private static let variants: Set = ["focusedObject", "focusedSceneObject"]

    /// Names on the modifiers page that do not belong to CursesUI.
    private static let foreign: Set = [
        "SwiftUICompat", "autocapitalization", "keyboardType", "onCommand", "textContentType",
    ]

    @Test("Every public view and shape is in an exhibit")
    func views() throws {
        let types = try DocumentationTests().types(conformingTo: [
            "View", "PrimitiveView", "CellLayoutView", "LayoutView", "Shape", "InsettableShape", "RectangularShape",
        ])
        #expect(types.count > 70)
        #expect(types.subtracting(Self.made).subtracting(Self.older).filter { !words.contains($0[...]) }.sorted() == [])
    }

    @Test("Every modifier that has an effect is in an exhibit")
    func modifiers() throws {
        let page = try SourceFile("Sources/CursesUI/CursesUI.docc/Modifiers.md").lines
        let start = try #require(page.firstIndex(of: "## Layout"))
        let end = try #require(page.firstIndex(of: "## Not in a terminal"))
        let names = page[start..<end].flatMap { line in
            line.matches(of: /(\*?)`(\w+)`/).filter { $0.1.isEmpty }.map { String($0.2) }
        }
        #expect(names.count > 180)
        let expected = Set(names).subtracting(Self.older).subtracting(Self.global)
            .subtracting(Self.variants).subtracting(Self.foreign)
        #expect(expected.filter { !words.contains($0[...]) }.sorted() == [])
    }

    @Test("Every style of a control or a container is in an exhibit")
    func styles() throws {
        var missing: [String] = []
        var count = 0
        let extended = /^extension (\w+)Style where Self ==/
        let declaration = /^    public static (?:var|let) (\w+)/
        for file in try SourceFile.all(in: "Sources/CursesUI") {
            for line in file.lines.indices where file.lines[line].hasPrefix("    public static ") {
                guard
                    let style = file.outerDeclaration(of: line).firstMatch(of: extended)?.1,
                    let name = file.lines[line].firstMatch(of: declaration)?.1
                else { continue }
                let modifier = style.prefix(1).lowercased() + style.dropFirst() + "Style"
                guard style != "Shape", !Self.older.contains(modifier), !Self.global.contains(modifier) else {
                    continue
                }
                count += 1
                if !code.contains("\(modifier)(.\(name))") { missing.append("\(modifier)(.\(name))") }
            }
        }
        #expect(count > 50)
        #expect(missing.sorted() == [])
    }
}
