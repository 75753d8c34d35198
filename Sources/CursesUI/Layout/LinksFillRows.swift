private struct LinksFillRowsKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether links fill the rows of a list or a form, with their chevron at the end.
    var linksFillRows: Bool {
        get { self[LinksFillRowsKey.self] }
        set { self[LinksFillRowsKey.self] = newValue }
    }
}
