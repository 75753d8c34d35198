/// The label of a button whose role says what it does: Cancel, Close, Delete or Done.
public struct DefaultButtonLabel: View {
    fileprivate let role: ButtonRole

    /// The text.
    public var body: some View { Text(title) }

    private var title: LocalizedStringKey {
        switch role {
        case .cancel: "Cancel"
        case .close: "Close"
        case .destructive: "Delete"
        default: "Done"
        }
    }
}

extension Button where Label == DefaultButtonLabel {
    /// Creates a button whose label follows from its role: `Button(role: .cancel) { dismiss() }`.
    @preconcurrency
    public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}
