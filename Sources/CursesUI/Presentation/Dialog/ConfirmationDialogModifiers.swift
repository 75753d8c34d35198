extension View {
    /// Shows a choice of actions while a binding is true.
    ///
    /// ```swift
    /// Button("Empty the bin") { isAsking = true }
    ///     .confirmationDialog("Delete 12 files?", isPresented: $isAsking) {
    ///         Button("Delete all", role: .destructive) { empty() }
    ///         Button("Delete old ones") { emptyOld() }
    ///     }
    /// ```
    ///
    /// ```text
    /// ╭─────────────────────╮
    /// │  Delete 12 files?   │
    /// │                     │
    /// │   [ Delete all ]    │
    /// │ [ Delete old ones ] │
    /// │     [ Cancel ]      │
    /// ╰─────────────────────╯
    /// ```
    ///
    /// Any button dismisses the dialog. If the app provides no cancel button, the dialog adds one. Escape and a click
    /// outside the dialog have the effect of the cancel button.
    ///
    /// - Parameter titleVisibility: whether the title is shown. It is hidden only if this is `.hidden`.
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        dialog(
            .confirmation,
            title: titleVisibility == .hidden ? nil : title,
            presented: { isPresented.wrappedValue ? true : nil },
            dismiss: { isPresented.wrappedValue = false },
            actions: actions,
            message: message
        )
    }

    /// Shows a choice of actions while a binding is true.
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
            actions: actions, message: message
        )
    }

    /// Shows a choice of actions while a binding is true.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility,
            actions: actions, message: message
        )
    }

    /// Shows a choice of actions while a binding is true.
    nonisolated public func confirmationDialog<A: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        confirmationDialog(
            title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions
        ) {
            EmptyView()
        }
    }

    /// Shows a choice of actions while a binding is true.
    nonisolated public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
            actions: actions
        )
    }

    /// Shows a choice of actions while a binding is true.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility,
            actions: actions
        )
    }
}
