private struct IsFocusedKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    static let isFocusedID = EnvironmentKeyID(IsFocusedKey.self)

    /// Whether the control that the view belongs to has the focus.
    public internal(set) var isFocused: Bool {
        get { self[IsFocusedKey.self] }
        set { self[IsFocusedKey.self] = newValue }
    }
}

extension Node {
    /// Whether the node, or a node in it, reads whether its control has the focus.
    var readsFocus: Bool {
        if hasRead(EnvironmentValues.isFocusedID) { return true }
        var found = false
        forEachChild { if !found { found = $0.readsFocus } }
        return found
    }
}
