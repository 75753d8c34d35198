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
/// The up and down arrow keys move through the rows. Return or Space selects a row and closes the menu. Escape and a
/// click outside close it too. Buttons, toggles, pickers and submenus are shown as rows. The right arrow key opens a
/// submenu, the left one closes it.
///
/// ![An open menu in a terminal](Gallery-menu.svg)
public struct Menu<Label: View, Content: View> {
    private let label: Label
    private let content: Content
    private let primaryAction: (@MainActor () -> Void)?
    @State private var isPresented = false
    @Environment(\.menuDismissal) private var outer
    @Environment(\.isCommand) private var isCommand
    @Environment(\.menuLook) private var look
    @Environment(\.layoutDirection) private var layoutDirection

    private init(label: Label, content: Content, primaryAction: (@MainActor () -> Void)?) {
        self.label = label
        self.content = content
        self.primaryAction = primaryAction
    }

    /// Creates a menu with a custom label on its button.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content(), primaryAction: nil)
    }

    /// Creates a menu with a primary action.
    ///
    /// - Parameter primaryAction: the action of the label; the indicator beside it opens the menu.
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
    /// Creates a menu with a title on its button.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content(), primaryAction: nil)
    }

    /// Creates a menu with a title on its button.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content(), primaryAction: nil)
    }

    /// Creates a menu with a title and a primary action.
    ///
    /// - Parameter primaryAction: the action of the label; the indicator beside it opens the menu.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(label: Text(titleKey), content: content(), primaryAction: primaryAction)
    }

    /// Creates a menu with a title and a primary action.
    ///
    /// - Parameter primaryAction: the action of the label; the indicator beside it opens the menu.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(label: Text(title), content: content(), primaryAction: primaryAction)
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// Creates a menu from the configuration of a style, so that the style can decorate it.
    public init(_ configuration: MenuStyleConfiguration) {
        self.init(
            label: configuration.label, content: configuration.content, primaryAction: configuration.primaryAction
        )
    }
}

extension Menu: View {
    public var body: some View {
        if isCommand {
            // The command palette lists the rows themselves.
            content.environment(\.commandGroup, title)
        } else if let style = look.style, outer == nil {
            style.makeBody(configuration(in: look))
        } else {
            opener
                .accessibility(isEnabled: primaryAction == nil) { $0.role = .menu }
                .menuLayer(isPresented: $isPresented, placement: outer == nil ? .attached : .beside, outer: outer) {
                    content
                }
                .modifier(MenuCommands(title: title, items: content))
        }
    }

    /// Returns the configuration for the menu's style. Submenus have the same style.
    @MainActor
    private func configuration(in look: MenuLook) -> MenuStyleConfiguration {
        MenuStyleConfiguration(
            label: .init(content: label.asLabelRow, title: title),
            content: .init(content: AnyView(content.environment(\.menuLook, look))),
            primaryAction: primaryAction
        )
    }

    /// The title of the menu; `nil` if its label has no text.
    @MainActor
    private var title: Text? { label as? Text ?? (label as? any AccessibleTitle)?.accessibilityTitle }

    @ViewBuilder @MainActor
    private var opener: some View {
        if outer != nil {
            MenuRow(isSubmenu: true) {
                isPresented = true
            } label: {
                label.asLabelRow
            }
            .onKeyPress(layoutDirection.keyToTrailing) {
                isPresented = true
                return .handled
            }
            .modifier(KeyHintModifier(hints: [KeyHint(layoutDirection.keyToTrailing, title: "Open")]))
        } else if let primaryAction {
            HStack(spacing: 0) {
                Button(action: primaryAction) { label }
                Button {
                    isPresented = true
                } label: {
                    MenuTitle { EmptyView() }
                }
            }
        } else if look.isBorderless {
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
}
