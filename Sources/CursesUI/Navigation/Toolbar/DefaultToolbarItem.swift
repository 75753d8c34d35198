/// The place of an item that the system adds to toolbars. In a terminal, these items stay where they are: the search
/// field in a row below the bar, and the title in the bar.
public struct DefaultToolbarItem: Sendable {
    /// Creates the place of an item. The parameters have no effect.
    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
}

extension DefaultToolbarItem: PrimitiveToolbarContent {
    var entries: [ToolbarEntry] { [] }
}

extension ToolbarContent {
    /// Returns the same items: they have no background that they could share.
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}

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
