import CursesUITerminal

/// Rows in a column. Only the rows near the visible area are built.
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
/// A list takes all the proposed space, and covers the views behind it unless ``View/scrollContentBackground(_:)``
/// hides its background. A list of a million rows opens as fast as a list of a hundred rows. The rows of each `ForEach`
/// have nodes only while they are near the visible area; see ``LazyVStack`` for the effect on their state.
///
/// - A row can receive the focus if it can be selected, deleted or moved, or if it has swipe actions, but not if it
///   contains a control that can receive the focus. The focused row is shown in reverse video.
/// - Up, Down, Page Up, Page Down, Home and End move between the rows; in a list without focusable rows they scroll. A
///   letter moves to the next row that begins with the letter, and letters in quick succession move to a row that
///   begins with the word.
/// - The list is a single stop for Tab, which leaves the list and later returns to the same row. Controls in a row are
///   separate stops, unless the only control in the row is a button or a ``NavigationLink``.
/// - A click anywhere on a row whose only control is a button or a ``NavigationLink`` triggers that control.
/// - Return and a double click open a row: they run the primary action
///   (``View/contextMenu(forSelectionType:menu:primaryAction:)``). Without a primary action, Return is passed to the
///   views around the list; see ``View/onKeyPress(_:action:)``.
/// - With a single selection, the arrow keys and clicks also select. With a multiple selection, the arrow keys only
///   move the focus; Space and clicks add a row to the selection or remove it. Return, if it has no other use, selects
///   only the focused row. Shift with the arrow keys extends the selection, Control-A selects all rows, and Escape
///   clears the selection.
/// - The selection belongs to the app: the list leaves the value of a row that has gone in it, so that the row is selected
///   again if it comes back, for example after a search. An app that deletes a row removes its value itself.
/// - In a tree (``OutlineGroup``, ``DisclosureGroup``), the right arrow expands a row, or moves to its first child row;
///   the left arrow collapses the row, or moves to its parent row. Return expands or collapses a row, as does a click
///   on its symbol; `*` expands all rows at the same level.
/// - Delete or Backspace deletes a row (``DynamicViewContent/onDelete(perform:)``), and Alt with Up or Down moves it
///   (``DynamicViewContent/onMove(perform:)``). In edit mode (``EditButton``), a row receives the focus even if it
///   contains controls, so that these keys act on the row and not on a text field in it; Right leads to the controls.
/// - The right arrow or the right mouse button shows the actions of a row
///   (``View/swipeActions(edge:allowsFullSwipe:content:)``).
/// - F5 or Control-R refreshes a list that is ``View/refreshable(action:)``.
///
/// ![A list with sections and links in a terminal](Gallery-lists.svg)
public struct List<SelectionValue: Hashable, Content: View> {
    let content: Content
    let selection: ListSelection?
    /// The minimum width of the rows. In a narrower list, the rows scroll horizontally.
    private let leastWidth: ContentWidth?
    @Environment(\.listStyle) private var style
    @Environment(\.scrollTraits) private var scrollTraits
    @Environment(\.refresh) private var refresh
    @Environment(\.theme) private var theme
    @Environment(\.alternatesRows) private var alternatesRows
    @Environment(\.listRowSpacing) private var rowSpacing
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
                            selection: selection, look: style.look, theme: theme, alternatesRows: alternatesRows,
                            spacing: rowSpacing ?? 0)
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
            // A list with a selection keeps the focus even if it has no rows, so that the keys of the list and of the
            // views around it still work.
            takesFocus: selection != nil,
            isRefreshable: refresh != nil,
            flashes: scrollTraits.flashes
        )
    }

    /// Starts a refresh if the key is a refresh key. Returns whether a refresh was requested.
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
