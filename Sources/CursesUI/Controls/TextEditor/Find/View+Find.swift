private struct FindNavigatorKey: EnvironmentKey {
    static var defaultValue: Binding<Bool>? { nil }
}

private struct FindDisabledKey: EnvironmentKey {
    static let defaultValue = false
}

private struct ReplaceDisabledKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether the find bars of the text editors are open; `nil` if each editor decides.
    var findNavigator: Binding<Bool>? {
        get { self[FindNavigatorKey.self] }
        set { self[FindNavigatorKey.self] = newValue }
    }

    var isFindDisabled: Bool {
        get { self[FindDisabledKey.self] }
        set { self[FindDisabledKey.self] = newValue }
    }

    var isReplaceDisabled: Bool {
        get { self[ReplaceDisabledKey.self] }
        set { self[ReplaceDisabledKey.self] = newValue }
    }
}

extension View {
    /// Opens and closes the find bar of the text editor in the view.
    ///
    /// ```swift
    /// TextEditor(text: $text)
    ///     .findNavigator(isPresented: $isFinding)
    ///     .toolbar { Button("Find") { isFinding.toggle() } }
    /// ```
    ///
    /// Every ``TextEditor`` opens its find bar on Control-F, with this modifier and without it. In the bar, Return and
    /// the down arrow key choose the next match, Shift-Return and the up arrow key the previous one; Escape closes the
    /// bar, and the match stays selected. The bar opens with the selected text, or with the text of the last search.
    /// Letters match without regard to case.
    ///
    /// - Parameter isPresented: whether the bar is open; it becomes `false` when the user closes it.
    nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View {
        environment(\.findNavigator, isPresented)
    }

    /// Takes the find bar away from the text editors in the view. Control-F then moves the caret to the right.
    nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View {
        transformEnvironment(\.isFindDisabled) { $0 = $0 || isDisabled }
    }

    /// Takes the field that replaces text away from the find bars of the text editors in the view.
    nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
        transformEnvironment(\.isReplaceDisabled) { $0 = $0 || isDisabled }
    }
}
