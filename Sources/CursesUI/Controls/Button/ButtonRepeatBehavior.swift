/// Whether a button that is held down repeats its action. In a terminal, a key that is held down always repeats the
/// action, and the mouse never does.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let name: String

    /// The behaviour of a terminal: a key that is held down repeats automatically.
    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    /// The same as ``automatic``.
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    /// The same as ``automatic``.
    public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

extension View {
    /// Changes nothing: a key that is held down repeats the action, the mouse does not.
    nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
    }
}
