/// The order of a menu's rows.
public struct MenuOrder: Hashable, Sendable {
    private let name: String

    /// The order in which the rows are declared, from top to bottom.
    public static let automatic = MenuOrder(name: "automatic")
    /// The order in which the rows are declared, from top to bottom.
    public static let fixed = MenuOrder(name: "fixed")
    /// The first row is next to the button that opens the menu: at the bottom of a menu that opens upward.
    public static let priority = MenuOrder(name: "priority")
}

private struct MenuOrderKey: EnvironmentKey {
    static var defaultValue: MenuOrder { .automatic }
}

extension EnvironmentValues {
    /// The order of the rows of menus.
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }
}

extension View {
    /// Sets the order of the rows of the menus in the view, which matters where a menu opens upward because there is too
    /// little space below its button.
    ///
    /// ```swift
    /// Menu("Actions") {
    ///     Button("Open") { open() }
    ///     Button("Close") { close() }
    /// }
    /// .menuOrder(.priority)
    /// ```
    ///
    /// ```text
    /// ╭─────────╮
    /// │  Close  │
    /// │  Open   │
    /// ╰─────────╯
    /// [ Actions ▾ ]
    /// ```
    ///
    /// The focus begins at the first row in either order. The arrow keys follow what is on the screen, and Tab the order
    /// of the code.
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
}
