/// A transition between two screens. A terminal shows the next screen immediately.
public protocol NavigationTransition {}

/// The default transition. A terminal shows no transition.
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {
    /// Creates the transition, which has no options.
    public init() {}
}

/// A zoom transition that starts at a view on the previous screen. A terminal shows no transition.
public struct ZoomNavigationTransition: NavigationTransition, Sendable {
    init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The default transition, which has no effect in a terminal.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// Returns a zoom transition, which has no effect in a terminal.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition()
    }
}

extension View {
    /// Changes nothing: the next screen is shown immediately.
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

    /// Changes nothing: the next screen is shown immediately.
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
}
