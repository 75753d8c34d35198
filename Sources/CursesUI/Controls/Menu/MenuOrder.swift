/// The order of a menu's rows. In a terminal, this is always the order in which they are declared.
public struct MenuOrder: Hashable, Sendable {
    private let name: String

    /// The order in which the rows are declared.
    public static let automatic = MenuOrder(name: "automatic")
    /// The order in which the rows are declared.
    public static let fixed = MenuOrder(name: "fixed")
    /// The order in which the rows are declared.
    public static let priority = MenuOrder(name: "priority")
}

extension View {
    /// Changes nothing: menus always show their rows in the order in which they are declared.
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View { unchanged().environment(\.menuOrder, order) }
}
