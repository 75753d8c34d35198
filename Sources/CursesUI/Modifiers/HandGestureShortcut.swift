/// A gesture of the hand that triggers a control; a terminal has none.
public struct HandGestureShortcut: Hashable, Sendable {
    private let name: String

    /// The gesture for the most important control.
    public static let primaryAction = HandGestureShortcut(name: "primaryAction")
}

extension View {
    /// Changes nothing: a terminal has no gestures of the hand that wears a watch.
    nonisolated public func handGestureShortcut(
        _ shortcut: HandGestureShortcut, isEnabled: Bool = true
    ) -> some View {
        unchanged()
    }
}
