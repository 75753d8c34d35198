extension View {
    /// Asks which of several things to do while a binding is true.
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
    /// Any of the buttons takes it away; there is one to cancel where the app gives none. Escape and
    /// a click beside the dialog cancel.
    ///
    /// - Parameter titleVisibility: the title is shown unless `.hidden`.
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

    /// Asks which of several things to do while a binding is true.
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

    /// Asks which of several things to do while a binding is true.
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

    /// Asks which of several things to do while a binding is true.
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

    /// Asks which of several things to do while a binding is true.
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

    /// Asks which of several things to do while a binding is true.
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
