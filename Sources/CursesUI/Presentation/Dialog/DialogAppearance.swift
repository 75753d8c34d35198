extension View {
    /// Changes nothing: dialogs in a terminal have no toggle that keeps them from appearing again.
    nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }

    /// Changes nothing: dialogs have no icon.
    nonisolated public func dialogIcon(_ icon: Image?) -> some View { self }
}
