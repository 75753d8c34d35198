private struct AutocorrectionDisabledKey: EnvironmentKey {
    static let defaultValue = true
}

extension EnvironmentValues {
    /// Whether autocorrection is disabled. The default is `true`. A terminal never corrects text, whatever the value
    /// is.
    public var autocorrectionDisabled: Bool {
        get { self[AutocorrectionDisabledKey.self] }
        set { self[AutocorrectionDisabledKey.self] = newValue }
    }
}

extension View {
    /// Sets whether autocorrection is disabled in the view. A terminal never corrects text.
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.autocorrectionDisabled, disable)
    }

    /// Sets whether autocorrection is disabled in the view. A terminal never corrects text.
    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
        transformEnvironment(\.autocorrectionDisabled) { $0 = disable ?? $0 }
    }
}
