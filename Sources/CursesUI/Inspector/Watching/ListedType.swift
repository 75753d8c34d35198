/// The name under which an inspector's tree lists the nodes of one type, and whether it lists them by default.
@MainActor
struct ListedType {
    /// The name of the view or modifier, without generic arguments.
    let name: String
    /// Whether the type is declared in the app, rather than in CursesUI.
    let isOfApp: Bool
    /// Whether the type is named in an app's source code: the app's own types, and the views of SwiftUI. Most nodes
    /// belong to modifiers and to the internal structure of controls.
    let isNamed: Bool

    private static var known: [ObjectIdentifier: ListedType] = [:]

    /// Returns the description of a node's view. It is computed once for each type of node.
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

    /// The modules whose views do not count as the app's own.
    private static let modules: Set = [
        "AppKitCompat", "CursesUI", "CursesUICharts", "CursesUIImage", "Foundation", "MapKitCompat", "PhotosUICompat",
        "SafariServicesCompat", "Swift", "SwiftUICompat", "UIKitCompat",
    ]

    /// The views of CursesUI that are named in an app's source code.
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
