/// How the tree of an inspector names the nodes of one type, and whether it lists them without being asked for all.
@MainActor
struct ListedType {
    /// The name of the view or modifier, without generic arguments.
    let name: String
    /// Whether the app declares the type, rather than CursesUI.
    let isOfApp: Bool
    /// Whether a program names the type: those of the app, and the views of SwiftUI. Most nodes belong to modifiers and
    /// to the inside of controls.
    let isNamed: Bool

    private static var known: [ObjectIdentifier: ListedType] = [:]

    /// The type of a node's view. It is found once for each type of node.
    static func type(of node: Node) -> ListedType {
        let id = ObjectIdentifier(Swift.type(of: node))
        if let type = known[id] { return type }
        let type = ListedType(node)
        known[id] = type
        return type
    }

    private init(_ node: Node) {
        var name = node.name
        var view = node.anyView
        if name.hasPrefix("ModifiedContent<"), let content = view,
            let modifier = Mirror(reflecting: content).children.first(where: { $0.label == "modifier" })?.value
        {
            view = modifier
            name = "\(Swift.type(of: modifier))"
        }
        self.name = String(name.prefix { $0 != "<" })
        let module = view.map { String(reflecting: Swift.type(of: $0)).prefix { $0 != "." } } ?? ""
        isOfApp = !module.isEmpty && !Self.modules.contains(String(module))
        isNamed = isOfApp || Self.names.contains(self.name)
    }

    /// The modules whose views are not the app's.
    private static let modules: Set = [
        "AppKitCompat", "CursesUI", "CursesUICharts", "CursesUIImage", "Foundation", "MapKitCompat", "PhotosUICompat",
        "SafariServicesCompat", "Swift", "SwiftUICompat", "UIKitCompat",
    ]

    /// The views of CursesUI that programs name.
    static let names: Set = [
        "AngularGradient", "AnyShape", "AsyncImage", "BarMark", "BigText", "Button", "Canvas", "Capsule", "Chart",
        "Circle", "Color", "ColorPicker", "ContentUnavailableView", "ControlGroup", "DatePicker", "DisclosureGroup",
        "Divider", "EditButton", "Ellipse", "Form", "Gauge", "GeometryReader", "Grid", "GridRow", "GroupBox", "HStack",
        "Heatmap", "HSplitView", "Image", "Label", "LabeledContent", "LazyHGrid", "LazyHStack", "LazyVGrid",
        "LazyVStack", "LinearGradient", "Link", "List", "LogView", "MarkdownView", "Menu", "NavigationLink",
        "NavigationSplitView", "NavigationStack", "NavigationView", "OutlineGroup", "Path", "Picker", "ProgressView",
        "RadialGradient", "Rectangle", "RenameButton", "RoundedRectangle", "ScrollView", "ScrollViewReader", "Section",
        "SecureField", "ShareLink", "Slider", "Spacer", "Sparkline", "Stepper", "TabView", "Table", "Text",
        "TextEditor", "TextField", "TimelineView", "Toggle", "UnevenRoundedRectangle", "VSplitView", "VStack",
        "ViewThatFits", "ZStack",
    ]
}
