import CursesUITerminal

/// The rows of a menu in a box, which scrolls if there is too little space.
///
/// The focus begins at the row with the id `initial`. The up and down arrow keys move it; Escape and a click outside
/// close the menu.
struct MenuPanel<Content: View> {
    private let initial: Int?
    private let content: Content
    @FocusState private var focus: Int?
    @Environment(\.theme) private var theme
    @Environment(\.menuOrder) private var order

    init(initial: Int? = nil, @ViewBuilder content: () -> Content) {
        self.initial = initial
        self.content = content()
    }
}

extension MenuPanel: View {
    var body: some View {
        Viewport(ViewportTraits(movesFocus: true, beginsAtLayerSide: order == .priority)) {
            MenuRowsLayout(order: order) {
                Group {
                    content
                    Text(verbatim: " Nothing to choose ").foregroundStyle(.secondary)
                }
                .modifier(EmptyMenuModifier())
            }
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
    /// The focus state of the menu that contains the view.
    fileprivate var menuFocus: FocusState<Int?>.Binding? {
        get { self[MenuFocusKey.self] }
        set { self[MenuFocusKey.self] = newValue }
    }
}

extension View {
    /// Sets the id of a row for the focus of its menu.
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

/// Makes all rows of a menu as wide as the widest, so that the focused row is a full bar.
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

    /// Returns a proposal with the ideal width of the rows, limited to the available width.
    private func place(_ inner: LayoutNode, _ proposal: CellProposal) -> CellProposal {
        let ideal = inner.size(for: CellProposal(width: nil, height: proposal.height)).width
        return CellProposal(width: min(ideal, proposal.width ?? ideal), height: proposal.height)
    }
}
