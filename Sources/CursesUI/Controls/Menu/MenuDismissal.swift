/// Closes the menus that contain a view.
struct MenuDismissal {
    let isPresented: Binding<Bool>
    let outer: (() -> Void)?

    func dismiss() {
        isPresented.wrappedValue = false
        outer?()
    }
}

private struct MenuDismissalKey: EnvironmentKey {
    static var defaultValue: MenuDismissal? { nil }
}

extension EnvironmentValues {
    /// `nil` outside of menus.
    var menuDismissal: MenuDismissal? {
        get { self[MenuDismissalKey.self] }
        set { self[MenuDismissalKey.self] = newValue }
    }
}

/// The style of a button in a menu: a row, which closes the menu before its action runs.
struct MenuButtonStyle: PrimitiveButtonStyle {
    @Environment(\.menuDismissal) private var dismissal

    func makeBody(configuration: Configuration) -> some View {
        MenuRow(role: configuration.role) {
            dismissal?.dismiss()
            configuration.trigger()
        } label: {
            configuration.label
        }
    }
}

/// The style of a toggle in a menu: a row with a check mark.
struct MenuToggleStyle: ToggleStyle {
    @Environment(\.menuDismissal) private var dismissal

    func makeBody(configuration: Configuration) -> some View {
        MenuRow(isChecked: configuration.isOn) {
            dismissal?.dismiss()
            configuration.toggle()
        } label: {
            configuration.label
        }
    }
}
