/// A control that runs an action: on Return or space while it has the focus, or on a click.
public struct Button<Label: View> {
    private let role: ButtonRole?
    private let action: @MainActor () -> Void
    private let label: Label
    @Environment(\.buttonStyle) private var style
    @State private var isPressed = false

    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// - Parameter role: what the action means: `.destructive` is shown in red.
    @preconcurrency
    public init(
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.role = role
        self.action = action
        self.label = label()
    }
}

extension Button where Label == Text {
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    @preconcurrency @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button: View {
    public var body: some View {
        style.makeBody(
            ButtonStyleConfiguration(
                role: role,
                label: ButtonStyleConfiguration.Label(content: AnyView(label)),
                isPressed: isPressed
            )
        )
        .modifier(ControlModifier(isPressed: $isPressed, role: role, action: action))
    }
}

/// What a button's action means.
public struct ButtonRole: Equatable, Sendable {
    private enum Kind { case destructive, cancel }

    private let kind: Kind

    public static let destructive = ButtonRole(kind: .destructive)
    public static let cancel = ButtonRole(kind: .cancel)
}
