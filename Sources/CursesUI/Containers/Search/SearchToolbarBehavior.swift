/// How a search field behaves in a toolbar. In a terminal, it is always a field.
public struct SearchToolbarBehavior: Hashable, Sendable {
    private let name: String

    /// The same as every behaviour: the search is a field.
    public static let automatic = SearchToolbarBehavior(name: "automatic")
    /// The same as every behaviour: the search is a field.
    public static let minimize = SearchToolbarBehavior(name: "minimize")
}

extension View {
    /// Changes nothing: a search is always shown as a field.
    nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { unchanged() }
}
