/// A control that runs an action: on Return or space while it has the focus, or on a click.
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
/// How it looks is up to `buttonStyle(_:)`. One with brackets or a box stands in one row, unless
/// `lineLimit(_:)` says otherwise; where there is too little room its label is cut: `[ Sa… ]`. The button with the focus is shown in reverse
/// video, one that the mouse holds has marks at its sides, one that is disabled is dim.
///
/// ![Buttons, a menu, a link and toggles in a terminal](Gallery-buttons.svg)
public struct Button<Label: View> {
    private let role: ButtonRole?
    private var action: ControlAction
    private let label: Label
    @Environment(\.buttonStyle) private var style
    @State private var isPressed = false

    /// A button with any views on it.
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
        self.action = ControlAction(action)
        self.label = label()
    }
}

extension Button where Label == Text {
    /// A button with a title.
    ///
    /// - Parameter role: what the action means: `.destructive` is shown in red.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// - Parameter role: what the action means: `.destructive` is shown in red.
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
    /// The button that a style of its own kind is to show.
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
                    label: ButtonStyleConfiguration.Label(content: AnyView(label)),
                    isPressed: isPressed
                )
            )
            .modifier(ControlModifier(isPressed: $isPressed, role: role, action: action.run))
        case .primitive(let style):
            style.makeBody(
                PrimitiveButtonStyleConfiguration(
                    role: role,
                    label: PrimitiveButtonStyleConfiguration.Label(content: AnyView(label)),
                    action: action.run
                )
            )
        }
    }
}
