/// The transition from one screen to the next. A terminal shows the next screen immediately.
public protocol NavigationTransition {}

/// The transition of a terminal: none.
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {
    /// The transition, which has no options.
    public init() {}
}

/// A transition from a view of the screen beneath; in a terminal, there is no transition.
public struct ZoomNavigationTransition: NavigationTransition, Sendable {
    init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The transition of a terminal: none.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// The same as every transition: none.
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
