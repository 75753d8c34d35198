extension View {
    /// Shows a message with buttons while a binding is true. Any button dismisses it.
    ///
    /// ```swift
    /// Button("Delete", role: .destructive) { isAsking = true }
    ///     .alert("Delete the file?", isPresented: $isAsking) {
    ///         Button("Cancel", role: .cancel) {}
    ///         Button("Delete", role: .destructive) { delete() }
    ///     } message: {
    ///         Text("It cannot be brought back.")
    ///     }
    /// ```
    ///
    /// ```text
    /// ╭────────────────────────────╮
    /// │      Delete the file?      │
    /// │ It cannot be brought back. │
    /// │                            │
    /// │   [ Cancel ]  [ Delete ]   │
    /// ╰────────────────────────────╯
    /// ```
    ///
    /// If there are no buttons, the alert has an OK button. Escape presses the button with the role `.cancel`, or the
    /// only button. The focus begins at the button with the shortcut `.defaultAction`, or else at the first button that
    /// is not destructive.
    ///
    /// ![An alert in a terminal](Gallery-alert.svg)
    nonisolated public func alert<A: View, M: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        dialog(
            .alert,
            title: title,
            presented: { isPresented.wrappedValue ? true : nil },
            dismiss: { isPresented.wrappedValue = false },
            actions: actions,
            message: message
        )
    }

    /// Shows a message with buttons while a binding is true. Any button dismisses it.
    nonisolated public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
    }

    /// Shows a message with buttons while a binding is true. Any button dismisses it.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        alert(Text(title), isPresented: isPresented, actions: actions, message: message)
    }

    /// Shows a title with buttons while a binding is true. Any button dismisses it.
    nonisolated public func alert<A: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
    }

    /// Shows a title with buttons while a binding is true. Any button dismisses it.
    nonisolated public func alert<A: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, actions: actions)
    }

    /// Shows a title with buttons while a binding is true. Any button dismisses it.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alert(Text(title), isPresented: isPresented, actions: actions)
    }
}
