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
    /// Closes the menus that contain the view; `nil` outside menus.
    var menuDismissal: MenuDismissal? {
        get { self[MenuDismissalKey.self] }
        set { self[MenuDismissalKey.self] = newValue }
    }
}

/// Whether a menu closes when one of its actions runs.
public struct MenuActionDismissBehavior: Hashable, Sendable {
    private let name: String

    /// The menu closes.
    public static let automatic = MenuActionDismissBehavior(name: "automatic")
    /// The menu closes.
    public static let enabled = MenuActionDismissBehavior(name: "enabled")
    /// The menu stays open.
    public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

private struct MenuActionDismissBehaviorKey: EnvironmentKey {
    static let defaultValue = MenuActionDismissBehavior.automatic
}

extension EnvironmentValues {
    /// Whether a menu closes when one of its actions runs.
    var menuActionDismissBehavior: MenuActionDismissBehavior {
        get { self[MenuActionDismissBehaviorKey.self] }
        set { self[MenuActionDismissBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Sets whether the menus in the view close when one of their actions runs.
    nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        environment(\.menuActionDismissBehavior, behavior)
    }
}

/// The style of a button in a menu: a row, which closes the menu before its action runs.
struct MenuButtonStyle: PrimitiveButtonStyle {
    @Environment(\.menuDismissal) private var dismissal
    @Environment(\.menuActionDismissBehavior) private var behavior

    func makeBody(configuration: Configuration) -> some View {
        MenuRow(role: configuration.role) {
            if behavior != .disabled { dismissal?.dismiss() }
            configuration.trigger()
        } label: {
            configuration.label
        }
    }
}

/// The style of a toggle in a menu: a row with a check mark.
struct MenuToggleStyle: ToggleStyle {
    @Environment(\.menuDismissal) private var dismissal
    @Environment(\.menuActionDismissBehavior) private var behavior

    func makeBody(configuration: Configuration) -> some View {
        MenuRow(isChecked: configuration.isOn) {
            if behavior != .disabled { dismissal?.dismiss() }
            configuration.toggle()
        } label: {
            configuration.label
        }
    }
}
