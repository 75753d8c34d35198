import SwiftUICompat

extension Button {
    /// Creates a button that performs an intent. A failure is ignored.
    public init(intent: some AppIntent, @ViewBuilder label: () -> Label) {
        self.init(action: { perform(intent) }, label: label)
    }

    /// Creates a button with a role that performs an intent. A failure is ignored.
    public init(role: ButtonRole?, intent: some AppIntent, @ViewBuilder label: () -> Label) {
        self.init(role: role, action: { perform(intent) }, label: label)
    }
}

extension Button where Label == Text {
    /// Creates a button that performs an intent. A failure is ignored.
    public init(_ titleKey: LocalizedStringKey, intent: some AppIntent) {
        self.init(titleKey, action: { perform(intent) })
    }

    /// Creates a button that performs an intent. A failure is ignored.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, intent: some AppIntent) {
        self.init(title, action: { perform(intent) })
    }
}

extension Toggle {
    /// Creates a toggle that performs an intent, which changes what `isOn` comes from. A failure is ignored.
    public init(isOn: Bool, intent: some AppIntent, @ViewBuilder label: () -> Label) {
        self.init(isOn: Binding(get: { isOn }, set: { _ in perform(intent) }), label: label)
    }
}

private func perform(_ intent: some AppIntent) {
    Task { try? await intent.perform() }
}
