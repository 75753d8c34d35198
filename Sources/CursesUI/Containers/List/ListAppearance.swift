/// The degree to which the header of a section stands out.
public enum Prominence: Hashable, Sendable {
    case standard, increased
}

/// The way in which scrolling dismisses the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private let name: String

    /// The behaviour of a terminal: nothing happens, because there is no on-screen keyboard.
    public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
    /// The same as ``automatic``.
    public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
    /// The same as ``automatic``.
    public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
    /// The same as ``automatic``.
    public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// The condition under which a scroll view bounces at its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private let name: String

    /// Scrolling stops at the ends of the content, because nothing bounces in a terminal.
    public static let automatic = ScrollBounceBehavior(name: "automatic")
    /// The same as ``automatic``.
    public static let always = ScrollBounceBehavior(name: "always")
    /// The same as ``automatic``.
    public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

extension View {
    /// Sets the degree to which the headers of sections in lists and forms stand out.
    ///
    /// Headers are always bold. In a terminal they cannot be larger, so headers with increased prominence are also
    /// underlined.
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }

    /// Compiles and changes nothing: a terminal's keyboard is not on the screen.
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        unchanged().environment(\.scrollDismissesKeyboardMode, mode)
    }

    /// Compiles and changes nothing: nothing bounces in a terminal.
    nonisolated public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior,
        axes: Axis.Set = .vertical
    ) -> some View {
        unchanged().transformEnvironment(\.verticalScrollBounceBehavior) {
            if axes.contains(.vertical) { $0 = behavior }
        }
        .transformEnvironment(\.horizontalScrollBounceBehavior) { if axes.contains(.horizontal) { $0 = behavior } }
    }
}
