import Foundation

/// The role of a bar's content; in a terminal all roles look alike.
public struct ToolbarRole: Hashable, Sendable {
    private let name: String

    /// The same as every role: items are where their placements put them.
    public static let automatic = ToolbarRole(name: "automatic")
    /// The same as every role: items are where their placements put them.
    public static let browser = ToolbarRole(name: "browser")
    /// The same as every role: items are where their placements put them.
    public static let editor = ToolbarRole(name: "editor")
    /// The same as every role: items are where their placements put them.
    public static let navigationStack = ToolbarRole(name: "navigationStack")
}

extension View {
    /// Changes nothing: all roles look alike.
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }

    /// Adds a menu to the end of the bar at the top, because the title itself cannot open one.
    nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        let content = content()
        return toolbar { ToolbarTitleMenu { content } }
    }
}
