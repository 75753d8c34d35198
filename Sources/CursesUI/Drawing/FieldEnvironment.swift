private struct FieldInvalidKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the text of the fields is invalid.
    var isFieldInvalid: Bool {
        get { self[FieldInvalidKey.self] }
        set { self[FieldInvalidKey.self] = newValue }
    }
}
