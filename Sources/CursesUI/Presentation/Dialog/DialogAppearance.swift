/// A toggle in dialogs that keeps them from appearing again.
struct DialogSuppression {
    let label: Text
    let isSuppressed: Binding<Bool>
}

private struct DialogSuppressionKey: EnvironmentKey {
    static var defaultValue: DialogSuppression? { nil }
}

private struct DialogIconKey: EnvironmentKey {
    static var defaultValue: Image? { nil }
}

extension EnvironmentValues {
    /// The toggle that dialogs show; `nil` for none.
    var dialogSuppression: DialogSuppression? {
        get { self[DialogSuppressionKey.self] }
        set { self[DialogSuppressionKey.self] = newValue }
    }

    /// The image above the titles of dialogs; `nil` for none.
    var dialogIcon: Image? {
        get { self[DialogIconKey.self] }
        set { self[DialogIconKey.self] = newValue }
    }
}

extension View {
    /// Adds a toggle, "Don't ask again", to the dialogs that the view presents. The app decides what it means.
    nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
        dialogSuppressionToggle(Text("Don't ask again"), isSuppressed: isSuppressed)
    }

    /// Adds a toggle to the dialogs that the view presents. The app decides what it means.
    nonisolated public func dialogSuppressionToggle(
        _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
    ) -> some View {
        dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
    }

    /// Adds a toggle to the dialogs that the view presents. The app decides what it means.
    @_disfavoredOverload
    nonisolated public func dialogSuppressionToggle<S: StringProtocol>(
        _ title: S, isSuppressed: Binding<Bool>
    ) -> some View {
        dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
    }

    /// Adds a toggle to the dialogs that the view presents. The app decides what it means.
    nonisolated public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
        environment(\.dialogSuppression, DialogSuppression(label: label, isSuppressed: isSuppressed))
    }

    /// Sets the image above the titles of the dialogs that the view presents; `nil` for none.
    nonisolated public func dialogIcon(_ icon: Image?) -> some View { environment(\.dialogIcon, icon) }
}
