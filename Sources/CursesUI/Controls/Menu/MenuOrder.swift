/// The order of the rows of a menu; in a terminal it is that of the code.
public struct MenuOrder: Hashable, Sendable {
    private let name: String

    /// The order of the code.
    public static let automatic = MenuOrder(name: "automatic")
    /// The order of the code.
    public static let fixed = MenuOrder(name: "fixed")
    /// The order of the code.
    public static let priority = MenuOrder(name: "priority")
}

extension View {
    /// Changes nothing: menus have the order of the code.
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View { self }
}
