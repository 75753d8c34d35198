extension View {
    /// Adds a toggle to the dialogs in the view that says whether they are to be shown again.
    ///
    /// It has no place in a terminal's dialogs, and changes nothing.
    nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }

    /// Changes nothing: dialogs have no sign.
    nonisolated public func dialogIcon(_ icon: Image?) -> some View { self }
}
