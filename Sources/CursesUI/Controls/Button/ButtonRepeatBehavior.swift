/// Whether a button that the mouse holds down repeats its action. A key that is held down always repeats it, because the
/// terminal repeats keys.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let name: String

    /// The action is not repeated.
    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    /// The action is repeated while the mouse holds the button.
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    /// The action is not repeated.
    public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

extension View {
    /// Sets whether the buttons in the view repeat their action while the mouse holds them down.
    ///
    /// The first action follows half a second after the press, and then one each tenth of a second, until the mouse
    /// button is released or the pointer leaves the button. A click that is shorter runs the action once, at its end.
    nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
    }
}
