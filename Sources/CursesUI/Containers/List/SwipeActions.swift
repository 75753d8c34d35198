/// Adds actions to a list row that are shown on demand.
struct SwipeActionsModifier<Actions: View> {
    let edge: HorizontalEdge
    let actions: Actions
    @State private var isShown = false
    /// The width of the actions in one line.
    @State private var width: CGFloat = 0
    /// The height of the actions below the row.
    @State private var height: CGFloat = 0
    /// The width of the row with its actions.
    @State private var room: CGFloat = 0
    @State private var dismissal = SwipeDismissal()

    init(edge: HorizontalEdge, actions: Actions) {
        self.edge = edge
        self.actions = actions
    }
}

/// The actions of a row at one of its edges.
struct RowSwipe {
    let edge: HorizontalEdge
    let isShown: Binding<Bool>
}

/// Hides the actions of a row after one of them has been chosen.
private final class SwipeDismissal: DismissTarget {
    var isShown: Binding<Bool>?

    nonisolated init() {}

    var isPresented: Bool { isShown?.wrappedValue ?? false }

    func dismiss() {
        isShown?.wrappedValue = false
    }
}

extension SwipeActionsModifier: ViewModifier {
    func body(content: Content) -> some View {
        let isBeside = isShown && hasRoomBeside
        let isBelow = isShown && !hasRoomBeside
        let alignment: HorizontalAlignment = edge == .leading ? .leading : .trailing
        content.frame(maxWidth: .infinity, alignment: .leading)
            // In a narrow row, the text is truncated instead of wrapped.
            .transformEnvironment(\.lineLimit) { if isBeside { $0 = 1 } }
            .padding(edge == .leading ? .leading : .trailing, isBeside ? width : 0)
            .padding(.bottom, isBelow ? height : 0)
            .overlay(alignment: Alignment(horizontal: alignment, vertical: isBelow ? .bottom : .center)) {
                if isBeside { shownActions } else if isBelow { actionsBelow(alignment) }
            }
            .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { room = $0 }
            .modifier(
                ListRowTraitModifier { [edge, $isShown] in
                    $0.swipes.append(RowSwipe(edge: edge, isShown: $isShown))
                }
            )
    }

    /// Whether at least half of the row's width remains for the row beside the actions.
    @MainActor
    private var hasRoomBeside: Bool { 2 * width <= room }

    /// The actions, of which the first is at the edge.
    @MainActor @ViewBuilder
    private var fromEdge: some View {
        if edge == .leading {
            actions
        } else {
            Group(subviews: actions) { ForEach($0.reversed()) { $0 } }
        }
    }

    /// The actions in a line of their own, or one below the other.
    @MainActor
    private func actionsBelow(_ alignment: HorizontalAlignment) -> some View {
        dismissal.isShown = $isShown
        return ViewThatFits(in: .horizontal) {
            HStack(columns: 1) { fromEdge }
                .fixedSize()
            VStack(alignment: alignment, spacing: 0) { actions }
        }
        .lineLimit(1)
        .fixedSize(horizontal: false, vertical: true)
        .environment(\.actionDismissal, Presentation(dismissal))
        .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { height = $0 }
    }

    /// The actions, with a column between them and the row.
    @MainActor
    private var shownActions: some View {
        dismissal.isShown = $isShown
        return HStack(columns: 1) {
            if edge == .trailing { EmptyColumn() }
            fromEdge
            if edge == .leading { EmptyColumn() }
        }
        .lineLimit(1)
        .fixedSize()
        .environment(\.actionDismissal, Presentation(dismissal))
        .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width = $0 }
    }
}

/// A view without width. The stack's spacing beside it separates the actions from the row.
private struct EmptyColumn: View {
    var body: some View { Text(verbatim: "") }
}

extension View {
    /// Adds swipe actions to a row of a list. Instead of a swipe, the right arrow key shows the actions at the trailing
    /// edge as buttons in the row, the left arrow key shows the actions at the leading edge, and the right mouse button
    /// shows both. The first action is at the edge of the row. Escape, the opposite arrow key, or choosing an action
    /// hides them. If less than half of the row would remain beside the actions, they are shown below the row.
    ///
    /// - Parameters:
    ///   - edge: the edge of the row where the actions are shown.
    ///   - allowsFullSwipe: has no effect in a terminal.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing,
        allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> T
    ) -> some View {
        modifier(SwipeActionsModifier(edge: edge, actions: content()))
    }
}
