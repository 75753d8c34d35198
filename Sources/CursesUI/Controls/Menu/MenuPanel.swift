import CursesUITerminal

/// The rows of a menu in a box, which scrolls where there is too little room.
///
/// The focus begins at the row whose id is `initial`; up and down move it, Escape and a click beside
/// the menu close it.
struct MenuPanel<Content: View> {
    private let initial: Int?
    private let content: Content
    @FocusState private var focus: Int?
    @Environment(\.theme) private var theme

    init(initial: Int? = nil, @ViewBuilder content: () -> Content) {
        self.initial = initial
        self.content = content()
    }
}

extension MenuPanel: View {
    var body: some View {
        Viewport {
            VStack(alignment: .leading, spacing: 0) { content }
                .modifier(MenuRowWidth())
        }
        .environment(\.menuFocus, $focus)
        .modifier(
            BorderModifier(lines: theme.borders.window.characters, paint: .color(theme.colors.border))
        )
        .onAppear { focus = initial }
    }
}

private struct MenuFocusKey: EnvironmentKey {
    static var defaultValue: FocusState<Int?>.Binding? { nil }
}

extension EnvironmentValues {
    /// The focus of the rows of the menu around the view.
    fileprivate var menuFocus: FocusState<Int?>.Binding? {
        get { self[MenuFocusKey.self] }
        set { self[MenuFocusKey.self] = newValue }
    }
}

extension View {
    /// Gives a row of a menu the id by which the menu's focus knows it.
    func focusedInMenu(_ id: Int) -> some View {
        modifier(MenuFocusModifier(id: id))
    }
}

private struct MenuFocusModifier: ViewModifier {
    let id: Int
    @Environment(\.menuFocus) private var focus

    func body(content: Content) -> some View {
        if let focus { content.focused(focus, equals: id) } else { content }
    }
}

/// Makes all rows of a menu as wide as the widest, so that the one with the focus is a bar.
private struct MenuRowWidth: LayoutModifier {
    func size(
        for proposal: CellProposal,
        of inner: LayoutNode,
        _ metrics: CellMetrics
    ) -> CellSize {
        inner.size(for: place(inner, proposal))
    }

    func placement(
        of inner: LayoutNode,
        in size: CellSize,
        proposal: CellProposal,
        _ metrics: CellMetrics
    ) -> (origin: CellPoint, proposal: CellProposal) {
        (.zero, place(inner, proposal))
    }

    /// The width that the rows ask for, as far as there is room for it. A scroll bar stands on the
    /// blank at their ends.
    private func place(_ inner: LayoutNode, _ proposal: CellProposal) -> CellProposal {
        let ideal = inner.size(for: CellProposal(width: nil, height: proposal.height)).width
        let room = proposal.width.map { $0 == ideal - 1 ? ideal : $0 } ?? ideal
        return CellProposal(width: min(ideal, room), height: proposal.height)
    }
}
