/// Asks the user with a dialog before the window that contains a view closes.
private struct DismissalConfirmation<Actions: View, Message: View> {
    let title: Text
    let asks: Bool
    let actions: Actions
    let message: Message
    @State private var isAsking = false
    @State private var proceed = Proceed()

    /// Closes the window.
    private final class Proceed {
        var action: (@MainActor () -> Void)?

        nonisolated init() {}
    }

    init(title: Text, asks: Bool, actions: Actions, message: Message) {
        self.title = title
        self.asks = asks
        self.actions = actions
        self.message = message
    }
}

extension DismissalConfirmation: ViewModifier {
    func body(content: Content) -> some View {
        content
            .modifier(
                DismissalGuard(asks: asks, isAsking: isAsking) { action in
                    proceed.action = action
                    isAsking = true
                }
            )
            .dialog(
                .confirmation,
                title: title,
                presented: { isAsking ? true : nil },
                dismiss: { isAsking = false },
                actions: {
                    actions.environment(
                        \.dialogChoice,
                        DialogChoice { role in
                            if role != .cancel { proceed.action?() }
                        }
                    )
                },
                message: { message }
            )
    }
}

extension View {
    /// Asks the user before the window that contains the view closes.
    ///
    /// ```swift
    /// Editor(text: $text)
    ///     .dismissalConfirmationDialog("Save the changes?", shouldPresent: text != saved) {
    ///         Button("Save") { save() }
    ///         Button("Discard", role: .destructive) {}
    ///     } message: {
    ///         Text("Otherwise they are lost.")
    ///     }
    /// ```
    ///
    /// The dialog appears when the user closes a sheet or a window with Escape or a click outside, and when Control-C
    /// would end the app. After the action of a button, the window closes; the cancel button, which the dialog adds,
    /// keeps it open. `\.dismiss` and `\.terminate` do not ask. A second Control-C ends the app while the dialog asks.
    ///
    /// - Parameters:
    ///   - shouldPresent: whether the user is asked.
    ///   - actions: the buttons of the dialog.
    ///   - message: the text below the title.
    nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
        _ title: Text,
        shouldPresent: Bool,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        modifier(DismissalConfirmation(title: title, asks: shouldPresent, actions: actions(), message: message()))
    }

    /// Asks the user before the window that contains the view closes.
    nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey,
        shouldPresent: Bool,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dismissalConfirmationDialog(Text(titleKey), shouldPresent: shouldPresent, actions: actions, message: message)
    }

    /// Asks the user before the window that contains the view closes.
    @_disfavoredOverload
    nonisolated public func dismissalConfirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S,
        shouldPresent: Bool,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dismissalConfirmationDialog(Text(title), shouldPresent: shouldPresent, actions: actions, message: message)
    }

    /// Asks the user before the window that contains the view closes.
    nonisolated public func dismissalConfirmationDialog<A: View>(
        _ title: Text,
        shouldPresent: Bool,
        @ViewBuilder actions: () -> A
    ) -> some View {
        dismissalConfirmationDialog(title, shouldPresent: shouldPresent, actions: actions) { EmptyView() }
    }

    /// Asks the user before the window that contains the view closes.
    nonisolated public func dismissalConfirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey,
        shouldPresent: Bool,
        @ViewBuilder actions: () -> A
    ) -> some View {
        dismissalConfirmationDialog(Text(titleKey), shouldPresent: shouldPresent, actions: actions)
    }

    /// Asks the user before the window that contains the view closes.
    @_disfavoredOverload
    nonisolated public func dismissalConfirmationDialog<S: StringProtocol, A: View>(
        _ title: S,
        shouldPresent: Bool,
        @ViewBuilder actions: () -> A
    ) -> some View {
        dismissalConfirmationDialog(Text(title), shouldPresent: shouldPresent, actions: actions)
    }
}
