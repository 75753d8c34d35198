/// A control that runs an action: on Return or Space while it has the focus, or on a click.
///
/// ```swift
/// HStack {
///     Button("Save") { save() }
///     Button("Delete", role: .destructive) { delete() }
///         .disabled(items.isEmpty)
/// }
/// ```
///
/// ```
/// [ Save ]   Delete
/// ```
///
/// Its appearance depends on `buttonStyle(_:)`. By default it has brackets, unless its label has a background, a border
/// or an outline of its own. The label of a button with brackets or a box takes one row, unless `lineLimit(_:)` sets a
/// different limit. If there is too little space, the label is cut off: `[Sa…]`. The button with the focus is shown in
/// reverse video, a button that is pressed with the mouse has marks at its sides, and a disabled button is dim.
///
/// ![Buttons, a menu, a link and toggles in a terminal](Gallery-buttons.svg)
public struct Button<Label: View> {
    private let role: ButtonRole?
    private var action: ControlAction
    private let label: Label
    @Environment(\.buttonStyle) private var style
    @State private var isPressed = false

    /// Creates a button with a custom label.
    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// Creates a button with a role and a custom label.
    ///
    /// - Parameter role: the meaning of the action: `.destructive` is shown in red.
    @preconcurrency
    public init(
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.role = role
        self.action = ControlAction(action)
        self.label = label()
    }
}

extension Button where Label == Text {
    /// Creates a button with a title.
    ///
    /// - Parameter role: the meaning of the action: `.destructive` is shown in red.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// Creates a button with a title.
    ///
    /// - Parameter role: the meaning of the action: `.destructive` is shown in red.
    @preconcurrency @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Creates a button from the configuration of a primitive button style.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action) { configuration.label }
    }
}

extension Button: View {
    public var body: some View {
        switch style {
        case .looks(let style):
            style.makeBody(
                ButtonStyleConfiguration(
                    role: role,
                    label: ButtonStyleConfiguration.Label(label),
                    isPressed: isPressed
                )
            )
            .modifier(ControlModifier(isPressed: $isPressed, role: role, canRepeat: true, action: action.run))
        case .primitive(let style):
            style.makeBody(
                PrimitiveButtonStyleConfiguration(
                    role: role,
                    label: PrimitiveButtonStyleConfiguration.Label(label),
                    action: action.run
                )
            )
        }
    }
}
