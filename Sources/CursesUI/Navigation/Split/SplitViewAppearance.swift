import Foundation

/// How the columns of a split view share the width; in a terminal they are side by side if there is enough
/// space.
public struct NavigationSplitViewStyle: Hashable, Sendable {
    private let name: String

    /// The same as every style: the columns share the width.
    public static let automatic = NavigationSplitViewStyle(name: "automatic")
    /// The same as every style: the columns share the width.
    public static let balanced = NavigationSplitViewStyle(name: "balanced")
    /// The same as every style: the columns share the width.
    public static let prominentDetail = NavigationSplitViewStyle(name: "prominentDetail")
}

extension View {
    /// Changes nothing: columns are side by side if there is enough space.
    nonisolated public func navigationSplitViewStyle(_ style: NavigationSplitViewStyle) -> some View {
        unchanged()
    }
}
