/// The placement of an item in a toolbar.
public struct ToolbarItemPlacement: Hashable, Sendable {
    /// A part of a screen's bars.
    enum Area { case leading, title, trailing, bottom }

    let area: Area
    private let name: String

    /// At the end of the bar at the top.
    public static let automatic = ToolbarItemPlacement(area: .trailing, name: "automatic")
    /// In place of the title.
    public static let principal = ToolbarItemPlacement(area: .title, name: "principal")
    /// In place of the title.
    public static let title = ToolbarItemPlacement(area: .title, name: "title")
    /// At the start of the bar at the top.
    public static let navigation = ToolbarItemPlacement(area: .leading, name: "navigation")
    /// At the trailing end of the bar.
    public static let primaryAction = ToolbarItemPlacement(area: .trailing, name: "primaryAction")
    /// At the trailing end of the bar.
    public static let secondaryAction = ToolbarItemPlacement(area: .trailing, name: "secondaryAction")
    /// In the bar at the bottom.
    public static let status = ToolbarItemPlacement(area: .bottom, name: "status")
    /// At the trailing end of the bar, for an action that confirms the changes and closes the window.
    public static let confirmationAction = ToolbarItemPlacement(
        area: .trailing, name: "confirmationAction"
    )
    /// At the leading end of the bar, for an action that discards the changes and closes the window. Escape triggers it.
    public static let cancellationAction = ToolbarItemPlacement(
        area: .leading, name: "cancellationAction"
    )
    /// At the trailing end of the bar, for an action that discards something.
    public static let destructiveAction = ToolbarItemPlacement(
        area: .trailing, name: "destructiveAction"
    )
    /// In the bar at the bottom, because a terminal has no on-screen keyboard, while a text input of the screen has the
    /// focus. Tab goes from the last input to these items, and a ``FocusState`` keeps the value of the input meanwhile.
    public static let keyboard = ToolbarItemPlacement(area: .bottom, name: "keyboard")
    /// At the leading end of the bar.
    public static let topBarLeading = ToolbarItemPlacement(area: .leading, name: "topBarLeading")
    /// At the trailing end of the bar.
    public static let topBarTrailing = ToolbarItemPlacement(area: .trailing, name: "topBarTrailing")
    /// In the bar at the bottom.
    public static let bottomBar = ToolbarItemPlacement(area: .bottom, name: "bottomBar")
    /// The older name of ``topBarLeading``.
    public static let navigationBarLeading = ToolbarItemPlacement(
        area: .leading, name: "navigationBarLeading"
    )
    /// The older name of ``topBarTrailing``.
    public static let navigationBarTrailing = ToolbarItemPlacement(
        area: .trailing, name: "navigationBarTrailing"
    )
}

extension ToolbarItemPlacement {
    /// Creates a placement of the app's own. It is the trailing end of the bar.
    public init(id: String) {
        self.init(area: .trailing, name: id)
    }

    /// The order in which items leave a bar that has too little space: items with the lowest rank stay longest.
    var rank: Int {
        switch self {
        case .primaryAction, .confirmationAction, .destructiveAction: 0
        case .secondaryAction: 2
        default: 1
        }
    }
}

/// A bar of a screen.
public struct ToolbarPlacement: Hashable, Sendable {
    private let name: String

    /// The bars that a modifier affects by default.
    public static let automatic = ToolbarPlacement(name: "automatic")
    /// The bar at the top.
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    /// The bar at the top.
    public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
    /// The bar at the bottom.
    public static let bottomBar = ToolbarPlacement(name: "bottomBar")
    /// The bar of tabs.
    public static let tabBar = ToolbarPlacement(name: "tabBar")

    private init(name: String) {
        self.name = name
    }

    /// Creates a bar of the app's own, which no screen has.
    public init(id: String) {
        self.init(name: "id:\(id)")
    }
}
