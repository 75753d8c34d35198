/// How serious a dialog is.
public struct DialogSeverity: Hashable, Sendable {
    private let name: String

    /// The severity of dialogs without one.
    public static let automatic = DialogSeverity(name: "automatic")
    /// The dialog tells something.
    public static let standard = DialogSeverity(name: "standard")
    /// The dialog asks for care, because its actions may lose data. A warning sign is above its title.
    public static let critical = DialogSeverity(name: "critical")
}

extension View {
    /// Sets the severity of the dialogs that the view presents. A warning sign is above the title of a critical one,
    /// unless it has an icon of its own ([dialogIcon](doc:View/dialogIcon(_:))).
    nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View {
        transformEnvironment(\.dialogIcon) {
            if severity == .critical, $0 == nil { $0 = Image(systemName: "exclamationmark.triangle.fill") }
        }
    }
}
