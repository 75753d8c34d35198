/// A button that opens a list of actions.
///
/// ```swift
/// Menu("Actions") {
///     Button("Rename") { rename() }
///     Button("Delete", role: .destructive) { delete() }
///     Divider()
///     Menu("Share") { Button("Copy link") { copy() } }
/// }
/// ```
///
/// ```
/// [ Actions ▾ ]
/// ╭──────────╮
/// │  Rename  │
/// │  Delete  │
/// │──────────│
/// │  Share ▸ │
/// ╰──────────╯
/// ```
///
/// Up and down move through the rows, Return or space chooses one and closes the menu, Escape and a
/// click beside it close it. Buttons, toggles, pickers and further menus take the look of rows.
///
/// ![An open menu in a terminal](Gallery-menu.svg)
public struct Menu<Label: View, Content: View> {
    private let label: Label
    private let content: Content
    private let primaryAction: (@MainActor () -> Void)?
    @State private var isPresented = false
    @Environment(\.menuDismissal) private var outer
    @Environment(\.menuStyle) private var style

    private init(label: Label, content: Content, primaryAction: (@MainActor () -> Void)?) {
        self.label = label
        self.content = content
        self.primaryAction = primaryAction
    }

    /// A menu with any views on the button that opens it.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content(), primaryAction: nil)
    }

    /// - Parameter primaryAction: what the label does; the sign beside it opens the menu then.
    @preconcurrency
    public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(label: label(), content: content(), primaryAction: primaryAction)
    }
}

extension Menu where Label == Text {
    /// A menu with a title on the button that opens it.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content(), primaryAction: nil)
    }

    /// A menu with a title on the button that opens it.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content(), primaryAction: nil)
    }

    /// - Parameter primaryAction: what the label does; the sign beside it opens the menu then.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(label: Text(titleKey), content: content(), primaryAction: primaryAction)
    }

    /// - Parameter primaryAction: what the label does; the sign beside it opens the menu then.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(label: Text(title), content: content(), primaryAction: primaryAction)
    }
}

extension Menu: View {
    public var body: some View {
        // The rows know themselves when the menu goes: one that opens another menu leaves it.
        opener.layer(isPresented: $isPresented, options: .panel) {
            MenuPanel {
                content
                    .buttonStyle(MenuButtonStyle())
                    .toggleStyle(MenuToggleStyle())
                    .pickerStyle(.inline)
            }
            .environment(\.menuDismissal, dismissal)
        }
    }

    @ViewBuilder @MainActor
    private var opener: some View {
        if outer != nil {
            MenuRow(isSubmenu: true) {
                isPresented = true
            } label: {
                label
            }
        } else if let primaryAction {
            HStack(spacing: 0) {
                Button(action: primaryAction) { label }
                Button {
                    isPresented = true
                } label: {
                    MenuTitle { EmptyView() }
                }
            }
        } else if style.isBorderless {
            Button {
                isPresented = true
            } label: {
                MenuTitle { label }
            }
            .buttonStyle(.borderless)
        } else {
            Button {
                isPresented = true
            } label: {
                MenuTitle { label }
            }
        }
    }

    /// Closes the menu and those that it was opened from.
    @MainActor
    private var dismissal: MenuDismissal {
        MenuDismissal(isPresented: $isPresented, outer: outer.map { outer in { outer.dismiss() } })
    }
}
