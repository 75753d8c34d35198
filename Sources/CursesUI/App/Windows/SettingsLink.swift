/// A button that opens the settings of the app.
public struct SettingsLink<Label: View> {
    private let label: Label
    @Environment(\.openSettings) private var openSettings

    /// Creates a button with a custom label.
    public init(@ViewBuilder label: () -> Label) {
        self.label = label()
    }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
    /// Creates a button with the default label.
    public init() {
        label = DefaultSettingsLinkLabel()
    }
}

extension SettingsLink: View {
    public var body: some View {
        Button {
            openSettings()
        } label: {
            label
        }
    }
}

/// The default label of a button that opens the settings.
public struct DefaultSettingsLinkLabel {}

extension DefaultSettingsLinkLabel: View {
    public var body: some View { Label("Settings…", systemImage: "gear") }
}
