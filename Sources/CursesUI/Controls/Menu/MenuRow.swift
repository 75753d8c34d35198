import CursesUITerminal

/// A row of a menu, which Return, Space or a click triggers.
struct MenuRow<Label: View> {
    private let isChecked: Bool
    private let isSubmenu: Bool
    private let role: ButtonRole?
    private var action: ControlAction
    private let label: Label
    @State private var isPressed = false
    @Environment(\.theme) private var theme
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.keyboardShortcut) private var shortcut

    /// - Parameters:
    ///   - isChecked: whether there is a check mark before the label.
    ///   - isSubmenu: whether the row opens a submenu.
    init(
        isChecked: Bool = false,
        isSubmenu: Bool = false,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.isChecked = isChecked
        self.isSubmenu = isSubmenu
        self.role = role
        self.action = ControlAction(action)
        self.label = label()
    }
}

extension MenuRow: View {
    var body: some View {
        ControlFace(isPressed: isPressed) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text(verbatim: mark + " ").fixedSize()
                ControlTitle(canBeHidden: false) { label }
                Spacer(minCells: 1)
                if let shortcut, !isSubmenu {
                    Text(verbatim: " " + KeyHint(shortcut, title: "").keyText(isASCII: theme.symbols == .ascii) + " ")
                        .fixedSize().foregroundStyle(.secondary).accessibilityHidden(true)
                }
                if isSubmenu { Text(verbatim: theme.symbols.disclosureClosed(layoutDirection) + " ").fixedSize() }
            }
            .lineLimit(1)
            .transformEnvironment(\.foregroundColor) {
                if role == .destructive { $0 = theme.colors.destructive }
            }
        }
        .modifier(ControlModifier(isPressed: $isPressed, action: action.run))
    }

    private var mark: String {
        let mark = theme.symbols.checkmark
        return isChecked ? mark : mark.blank
    }
}

/// The label of a button that opens a menu: a title and the indicator.
struct MenuTitle<Title: View> {
    private let title: Title
    @Environment(\.theme) private var theme
    @Environment(\.menuIndicatorVisibility) private var indicator

    init(@ViewBuilder title: () -> Title) {
        self.title = title()
    }
}

extension MenuTitle: View {
    var body: some View {
        HStack(alignment: .firstTextBaseline, columns: 1) {
            title
            if indicator != .hidden { Text(verbatim: theme.symbols.menu).fixedSize() }
        }
        .lineLimit(1)
    }
}

extension String {
    /// A string of spaces that is as wide as this string.
    var blank: String { String(repeating: " ", count: TextWidth.columns(of: self)) }
}
