import CursesUITerminal

/// Rows in a column, of which only those near the visible area are built.
///
/// ```swift
/// List(books, selection: $chosen) { book in
///     Text(book.title)
/// }
/// ```
///
/// ```text
///   Middlemarch        ┃
/// › Bleak House        ┃
///   Silas Marner       │
/// ```
///
/// A list takes all the space that is proposed, and covers the views behind it unless
/// ``View/scrollContentBackground(_:)`` hides its background. A list of a million rows opens as fast as a list of a
/// hundred. The rows of each `ForEach` have nodes only while they are near the visible area; see ``LazyVStack`` for the
/// effect on their state.
///
/// - A row can have the focus if it can be selected, deleted or moved, or if it has swipe actions, and if it contains
///   no control that can have the focus itself. With the focus it is shown in reverse video.
/// - Up and down, page up, page down, home and end move among the rows; in a list without such rows they scroll. A
///   letter moves to the next row that begins with it, and letters in quick succession to a row that begins with them.
/// - The list is a single stop for Tab, which leaves the list and later returns to the same row. Controls in a row are
///   stops of their own, unless the only control in the row is a button or a ``NavigationLink``.
/// - A click anywhere on a row whose only control is a button or a ``NavigationLink`` triggers that control.
/// - Return and a double click open a row: they run the primary action
///   (``View/contextMenu(forSelectionType:menu:primaryAction:)``). Without one, Return reaches the views around the
///   list; see ``View/onKeyPress(_:action:)``.
/// - With a single selection the arrows select as well, as does a click. With a set of selected rows the arrows only
///   move, and space and clicks add a row to the selection or remove it; Return, unless it has a different use, selects
///   the row alone. The arrows with Shift extend the selection, Control-A selects all rows, and Escape clears the
///   selection.
/// - In a tree (``OutlineGroup``, ``DisclosureGroup``) the right arrow opens a row, then goes to the first row in it;
///   the left arrow closes it, or goes to the row that it is in. Return opens or closes a row, as does a click on its
///   symbol; `*` opens all rows beside it.
/// - Delete or backspace deletes a row (``DynamicViewContent/onDelete(perform:)``), Alt with up or down
///   moves it (``DynamicViewContent/onMove(perform:)``).
/// - The right arrow or the right mouse button shows the actions of a row
///   (``View/swipeActions(edge:allowsFullSwipe:content:)``).
/// - F5 or Control-R refreshes a list that is ``View/refreshable(action:)``.
///
/// ![A list with sections and links in a terminal](Gallery-lists.svg)
public struct List<SelectionValue: Hashable, Content: View> {
    let selection: ListSelection?
    let content: Content
    /// If the rows are narrower than this, the list scrolls sideways.
    private let leastWidth: ContentWidth?
    @Environment(\.listStyle) private var style
    @Environment(\.scrollTraits) private var scrollTraits
    @Environment(\.refresh) private var refresh
    @Environment(\.theme) private var theme
    @Environment(\.alternatesRows) private var alternatesRows
    @State private var refreshing = RefreshState.idle

    @usableFromInline
    init(_ selection: ListSelection?, content: Content) {
        self.init(selection, content: content, leastWidth: nil)
    }

    init(_ selection: ListSelection?, content: Content, leastWidth: ContentWidth?) {
        self.selection = selection
        self.content = content
        self.leastWidth = leastWidth
    }
}

extension List: View {
    public var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            if refreshing == .running {
                ProgressView("Refreshing…").progressViewStyle(.circular)
            }
            Viewport(traits, onKey: { refreshes($0) }) {
                LazyRows(
                    content: content.modifier(
                        ListRowsModifier(
                            selection: selection, look: style.look, theme: theme, alternatesRows: alternatesRows)
                    ),
                    pinsHeaders: style.look.pinsHeaders
                )
            }
        }
        .environment(\.sectionLook, style.look.sections)
        .environment(\.isInList, true)
        .environment(\.listSelection, ListSelectionReference(selection: selection))
        .environment(\.linksFillRows, true)
        .environment(\.refresh, nil)
    }

    private var traits: ViewportTraits {
        ViewportTraits(
            axes: leastWidth == nil ? .vertical : [.horizontal, .vertical],
            leastWidth: leastWidth,
            fills: true,
            isOpaque: scrollTraits.hasBackground,
            bars: scrollTraits.bars,
            isEnabled: scrollTraits.isEnabled,
            anchors: scrollTraits.anchors,
            // A list without rows keeps the focus, and with it the keys that it and the views around it use.
            takesFocus: selection != nil,
            isRefreshable: refresh != nil
        )
    }

    /// Refreshes the list if the key is one that refreshes; returns whether it is.
    @MainActor
    private func refreshes(_ press: KeyPress) -> Bool {
        let isMeant =
            press.matches(.function(5))
            || press.matches("r", modifiers: .control)
        guard isMeant, let refresh else { return false }
        refresh.start($refreshing)
        return true
    }
}

/// The rows of a list, in a column.
private struct LazyRows<Content: View> {
    let content: Content
    let pinsHeaders: Bool
}

extension LazyRows: LazyContainer {
    func layout(_ metrics: CellMetrics) -> LazyStackLayout {
        LazyStackLayout(
            axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: 0, pinsHeaders: pinsHeaders)
    }
}
