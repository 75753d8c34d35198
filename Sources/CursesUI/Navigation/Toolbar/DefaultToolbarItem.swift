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
