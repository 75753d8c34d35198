extension View {
    /// Adds a toggle to the dialogs in the view that sets whether they appear again.
    ///
    /// It has no effect: dialogs in a terminal have no such toggle.
    nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }

    /// Changes nothing: dialogs have no icon.
    nonisolated public func dialogIcon(_ icon: Image?) -> some View { self }
}
