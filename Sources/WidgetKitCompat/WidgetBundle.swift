/// The widgets of an extension. A program whose `@main` is a bundle shows its widgets below one another.
@MainActor @preconcurrency
public protocol WidgetBundle {
    associatedtype Body: Widget

    /// The widgets.
    @WidgetBundleBuilder var body: Body { get }

    /// Creates the bundle.
    init()
}

extension WidgetBundle {
    /// Shows the widgets in the terminal.
    public static func main() {
        BundleApp<Self>.main()
    }
}

/// Builds the widgets of a bundle.
@resultBuilder @MainActor
public enum WidgetBundleBuilder {
    /// Returns no widget.
    public static func buildBlock() -> some Widget { WidgetGroup([]) }
    /// Joins widgets.
    public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> some Widget {
        var widgets: [any Widget] = []
        repeat widgets.append(each content)
        return WidgetGroup(widgets)
    }
    /// Returns the widgets of an `if` without `else`.
    public static func buildOptional(_ widget: (any Widget)?) -> some Widget {
        WidgetGroup(widget.map { [$0] } ?? [])
    }
    /// Returns the widgets of an `if #available`.
    public static func buildLimitedAvailability(_ widget: some Widget) -> some Widget { WidgetGroup([widget]) }
}

/// Some widgets as one.
struct WidgetGroup: Widget {
    let widgets: [any Widget]

    init(_ widgets: [any Widget]) {
        self.widgets = widgets
    }

    init() {
        self.init([])
    }

    var body: some WidgetConfiguration { GroupConfiguration(widgets: widgets) }
}

/// The configuration of some widgets.
struct GroupConfiguration: WidgetConfiguration, ShownConfiguration {
    let widgets: [any Widget]

    var body: Never { fatalError("A group has no body.") }
    var families: [WidgetFamily] { [] }

    func view(in family: WidgetFamily) -> AnyView {
        let screens = widgets.map { $0.screen }
        return AnyView(ForEach(screens.indices, id: \.self) { screens[$0] })
    }
}
