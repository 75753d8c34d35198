/// Actions on a row that are shown on demand.
struct SwipeActionsModifier<Actions: View> {
    let edge: HorizontalEdge
    let actions: Actions
    @State private var isShown = false

    init(edge: HorizontalEdge, actions: Actions) {
        self.edge = edge
        self.actions = actions
    }
}

extension SwipeActionsModifier: ViewModifier {
    func body(content: Content) -> some View {
        HStack(columns: 1) {
            if isShown, edge == .leading { actions }
            content.frame(maxWidth: .infinity, alignment: .leading)
            if isShown, edge == .trailing { actions }
        }
        .modifier(ListRowTraitModifier { [$isShown] in $0.swipes.append($isShown) })
    }
}

extension View {
    /// Adds swipe actions to a row of a list. In place of a swipe, the right arrow or the right mouse button shows the
    /// actions as buttons in the row; the left arrow or Escape hides them.
    ///
    /// - Parameters:
    ///   - edge: the edge of the row where the actions are shown.
    ///   - allowsFullSwipe: has no meaning in a terminal.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing,
        allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> T
    ) -> some View {
        modifier(SwipeActionsModifier(edge: edge, actions: content()))
    }
}
