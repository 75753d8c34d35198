/// Where an item of a toolbar stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
    /// The part of the screen for it.
    enum Area { case leading, title, trailing, bottom }

    let area: Area
    private let name: String

    /// At the end of the bar at the top.
    public static let automatic = ToolbarItemPlacement(area: .trailing, name: "automatic")
    /// In place of the title.
    public static let principal = ToolbarItemPlacement(area: .title, name: "principal")
    public static let title = ToolbarItemPlacement(area: .title, name: "title")
    /// At the start of the bar at the top.
    public static let navigation = ToolbarItemPlacement(area: .leading, name: "navigation")
    public static let primaryAction = ToolbarItemPlacement(area: .trailing, name: "primaryAction")
    public static let secondaryAction = ToolbarItemPlacement(area: .trailing, name: "secondaryAction")
    /// In the bar at the bottom.
    public static let status = ToolbarItemPlacement(area: .bottom, name: "status")
    public static let confirmationAction = ToolbarItemPlacement(
        area: .trailing, name: "confirmationAction"
    )
    public static let cancellationAction = ToolbarItemPlacement(
        area: .leading, name: "cancellationAction"
    )
    public static let destructiveAction = ToolbarItemPlacement(
        area: .trailing, name: "destructiveAction"
    )
    /// In the bar at the bottom: there is no keyboard on the screen.
    public static let keyboard = ToolbarItemPlacement(area: .bottom, name: "keyboard")
    public static let topBarLeading = ToolbarItemPlacement(area: .leading, name: "topBarLeading")
    public static let topBarTrailing = ToolbarItemPlacement(area: .trailing, name: "topBarTrailing")
    public static let bottomBar = ToolbarItemPlacement(area: .bottom, name: "bottomBar")
    public static let navigationBarLeading = ToolbarItemPlacement(
        area: .leading, name: "navigationBarLeading"
    )
    public static let navigationBarTrailing = ToolbarItemPlacement(
        area: .trailing, name: "navigationBarTrailing"
    )
}

/// A bar of a screen.
public struct ToolbarPlacement: Hashable, Sendable {
    private let name: String

    public static let automatic = ToolbarPlacement(name: "automatic")
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
    public static let bottomBar = ToolbarPlacement(name: "bottomBar")
    public static let tabBar = ToolbarPlacement(name: "tabBar")
}
