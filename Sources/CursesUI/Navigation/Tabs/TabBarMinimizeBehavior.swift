/// When a bar of tabs becomes smaller. In a terminal, the bar is one row high and stays as it is.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let name: String

    /// The same as every behaviour: the bar stays as it is.
    public static let automatic = TabBarMinimizeBehavior(name: "automatic")
    /// The same as every behaviour: the bar stays as it is.
    public static let never = TabBarMinimizeBehavior(name: "never")
    /// The same as every behaviour: the bar stays as it is.
    public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
    /// The same as every behaviour: the bar stays as it is.
    public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
}

extension View {
    /// Changes nothing: a bar of tabs is one row high.
    nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
        unchanged()
    }
}
