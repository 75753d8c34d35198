import CursesUI

/// An action of the app's icon. It is not shown: an app in a terminal has no icon.
@MainActor @preconcurrency
open class UIApplicationShortcutItem {
    /// The kind of the action.
    public let type: String
    /// The title.
    public let localizedTitle: String
    /// The text below the title.
    public let localizedSubtitle: String?
    /// The picture.
    public let icon: UIApplicationShortcutIcon?
    /// Values that the app adds.
    public let userInfo: [String: Any]?

    /// Creates an action.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String? = nil, icon: UIApplicationShortcutIcon? = nil,
        userInfo: [String: Any]? = nil
    ) {
        self.type = type
        self.localizedTitle = localizedTitle
        self.localizedSubtitle = localizedSubtitle
        self.icon = icon
        self.userInfo = userInfo
    }
}

/// The picture of an action of the app's icon. It is not shown.
@MainActor @preconcurrency
open class UIApplicationShortcutIcon {
    /// Creates the picture of a symbol.
    public init(systemImageName: String) {}
    /// Creates the picture of a catalogue.
    public init(templateImageName: String) {}
}
