/// The role of a bar's content, which determines where the title is.
public struct ToolbarRole: Hashable, Sendable {
    private let name: String

    /// The title is in the middle of the bar.
    public static let automatic = ToolbarRole(name: "automatic")
    /// The title is at the leading end of the bar, after the back button.
    public static let browser = ToolbarRole(name: "browser")
    /// The title is at the leading end of the bar, after the back button.
    public static let editor = ToolbarRole(name: "editor")
    /// The title is in the middle of the bar.
    public static let navigationStack = ToolbarRole(name: "navigationStack")

    /// Whether the title is beside the back button.
    var leadsTitle: Bool { self == .editor || self == .browser }
}

extension View {
    /// Sets the role of the bar at the top of the screen that contains the view. The title of an editor or a browser is
    /// beside the back button.
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
        transformPreference(NavigationBarOptionsKey.self) { $0.role = role }
    }

    /// Adds a menu to the end of the bar at the top, because the title itself cannot open one.
    nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        let content = content()
        return toolbar { ToolbarTitleMenu { content } }
    }
}
