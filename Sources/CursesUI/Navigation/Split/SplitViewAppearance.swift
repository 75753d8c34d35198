import Foundation

/// How the columns of a split view share the room; in a terminal they stand side by side where there is
/// room for that.
public struct NavigationSplitViewStyle: Hashable, Sendable {
    private let name: String

    /// As every style: the columns share the room.
    public static let automatic = NavigationSplitViewStyle(name: "automatic")
    /// As every style: the columns share the room.
    public static let balanced = NavigationSplitViewStyle(name: "balanced")
    /// As every style: the columns share the room.
    public static let prominentDetail = NavigationSplitViewStyle(name: "prominentDetail")
}

extension View {
    /// Changes nothing: columns stand side by side where there is room for that.
    nonisolated public func navigationSplitViewStyle(_ style: NavigationSplitViewStyle) -> some View {
        self
    }
}
