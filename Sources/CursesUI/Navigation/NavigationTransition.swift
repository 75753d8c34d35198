/// How a screen takes the place of another one; in a terminal it is there at once.
public protocol NavigationTransition {}

/// The transition of a terminal: none.
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {
    /// The transition, which has no options.
    public init() {}
}

/// A transition from a view of the screen beneath; in a terminal it is the same as every transition.
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
    /// Changes nothing: a screen takes the place of another one at once.
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

    /// Changes nothing: a screen takes the place of another one at once.
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
}
