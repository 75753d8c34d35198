private struct IsFocusedKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    static let isFocusedID = EnvironmentKeyID(IsFocusedKey.self)

    /// Whether the control that contains the view has the focus.
    public internal(set) var isFocused: Bool {
        get { self[IsFocusedKey.self] }
        set { self[IsFocusedKey.self] = newValue }
    }
}

extension Node {
    /// Whether a view in the node's subtree reads ``EnvironmentValues/isFocused``.
    var readsFocus: Bool {
        if hasRead(EnvironmentValues.isFocusedID) { return true }
        var found = false
        forEachChild { if !found { found = $0.readsFocus } }
        return found
    }
}
