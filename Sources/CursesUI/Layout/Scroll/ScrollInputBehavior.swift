/// Whether a kind of input scrolls the scroll views in a view.
public struct ScrollInputBehavior: Hashable, Sendable {
    private let name: String

    /// The system decides.
    public static let automatic = ScrollInputBehavior(name: "automatic")
    /// The input scrolls.
    public static let enabled = ScrollInputBehavior(name: "enabled")
    /// The input does not scroll.
    public static let disabled = ScrollInputBehavior(name: "disabled")
}

/// A kind of input that scrolls.
public struct ScrollInputKind: Hashable, Sendable {
    private let name: String

    /// A gesture of the hand that wears a watch; a terminal has none.
    public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
}

extension View {
    /// Changes nothing: the only kind of input is a gesture of the hand that wears a watch.
    nonisolated public func scrollInputBehavior(
        _ behavior: ScrollInputBehavior, for input: ScrollInputKind
    ) -> some View {
        unchanged()
    }
}
