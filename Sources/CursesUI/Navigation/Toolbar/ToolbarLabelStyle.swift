/// How the labels of the items of a toolbar are shown.
public struct ToolbarLabelStyle: Hashable, Sendable {
    private let name: String

    /// The style of the system.
    public static var automatic: ToolbarLabelStyle { ToolbarLabelStyle(name: "automatic") }
    /// The icon alone.
    public static var iconOnly: ToolbarLabelStyle { ToolbarLabelStyle(name: "iconOnly") }
    /// The title and the icon.
    public static var titleAndIcon: ToolbarLabelStyle { ToolbarLabelStyle(name: "titleAndIcon") }
    /// The title alone.
    public static var titleOnly: ToolbarLabelStyle { ToolbarLabelStyle(name: "titleOnly") }
}

private struct ToolbarLabelStyleKey: EnvironmentKey {
    static var defaultValue: ToolbarLabelStyle? { nil }
}

extension EnvironmentValues {
    /// The style of the labels in the toolbar; `nil` for that of the system.
    public var toolbarLabelStyle: ToolbarLabelStyle? {
        get { self[ToolbarLabelStyleKey.self] }
        set { self[ToolbarLabelStyleKey.self] = newValue }
    }
}

/// A place in which views of a toolbar may be shown.
public struct ContentToolbarPlacement: Hashable, Sendable {
    private let name: String

    /// The sidebar of a tab view, which a terminal does not have.
    public static let tabViewSidebar = ContentToolbarPlacement(name: "tabViewSidebar")
}
