import Foundation

/// What the content of a bar is for; in a terminal it looks the same.
public struct ToolbarRole: Hashable, Sendable {
    private let name: String

    /// As every role: the items stand where their placements say.
    public static let automatic = ToolbarRole(name: "automatic")
    /// As every role: the items stand where their placements say.
    public static let browser = ToolbarRole(name: "browser")
    /// As every role: the items stand where their placements say.
    public static let editor = ToolbarRole(name: "editor")
    /// As every role: the items stand where their placements say.
    public static let navigationStack = ToolbarRole(name: "navigationStack")
}

extension View {
    /// Changes nothing: the bars look alike.
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }

    /// Changes nothing: the bars have the background of the screen.
    nonisolated public func toolbarColorScheme(
        _ colorScheme: ColorScheme?,
        for bars: ToolbarPlacement...
    ) -> some View {
        self
    }

    /// Changes nothing: the bars have the background of the screen.
    nonisolated public func toolbarBackgroundVisibility(
        _ visibility: Visibility,
        for bars: ToolbarPlacement...
    ) -> some View {
        self
    }

    /// Adds a menu to the end of the bar at the top: a title has no room for one.
    nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        let content = content()
        return toolbar { ToolbarItem(placement: .secondaryAction) { Menu("More") { content } } }
    }
}
