import CursesUITerminal

/// A scrolling list of an inspector's rows. Keys, the mouse wheel and clicks scroll it and select rows.
struct RowList {
    let rows: [InspectorRow]
    /// The id of the selected row; `nil` for a list that only scrolls.
    var selection: Int?
    /// Whether rows can be selected.
    var selects = false
    /// Whether the list follows new rows at its end while its end is visible.
    var followsEnd = false
    /// Whether the list can have the focus. If not, it responds only to the mouse.
    var takesFocus = true
    let model: InspectorModel
}

extension RowList: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<RowList> {
        LeafNode(self, in: context) { RowListLayoutNode($0.view, owner: $0) }
    }
}

/// Lays out and draws a ``RowList``.
final class RowListLayoutNode: LayoutNode, LeafLayoutNode {
    private var view: RowList
    /// The index of the first visible row.
    private var first = 0
    /// The number of columns that are scrolled out of sight.
    private var aside = 0
    private var isASCII = false
    private var isFocused = false
    /// Whether the next drawing scrolls to the selected row.
    private var showsSelection = true

    private static let wheelRows = 3
    private static let asideColumns = 8

    init(_ view: RowList, owner: Node) {
        self.view = view
        super.init(owner: owner)
        // The next drawing limits it to the valid range.
        if view.followsEnd { first = view.rows.count }
        isASCII = owner.environment.theme.symbols == .ascii
    }

    func update(_ view: RowList) {
        let wasAtEnd = first + frame.size.height >= self.view.rows.count
        if view.selection != self.view.selection { showsSelection = true }
        if view.takesFocus != self.view.takesFocus { responderMayDiffer() }
        self.view = view
        isASCII = owner.environment.theme.symbols == .ascii
        if view.followsEnd, wasAtEnd { first = view.rows.count }
        setNeedsDisplay()
    }

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        CellSize(width: proposal.width ?? 40, height: proposal.height ?? max(1, view.rows.count))
    }

    override var visibility: LayoutVisibility { .clipped }
    override var responder: (any Responder)? { self }

    private var height: Int { frame.size.height }

    private var place: Int? { view.rows.firstIndex { $0.id == view.selection } }

    // MARK: Drawing

    override func draw(in context: DrawingContext) {
        scrollIntoRange()
        let rows = view.rows[first..<min(view.rows.count, first + max(0, height))]
        for (line, row) in rows.enumerated() { draw(row, line, in: context) }
        guard frame.size.width > 2 else { return }
        let marks = isASCII ? ("^", "v") : ("▲", "▼")
        func mark(_ text: String, _ line: Int) {
            context.write(text, style: Style(attributes: .dim), at: CellPoint(column: frame.size.width - 1, row: line))
        }
        if first > 0 { mark(marks.0, 0) }
        if first + height < view.rows.count { mark(marks.1, height - 1) }
    }

    private func draw(_ row: InspectorRow, _ line: Int, in context: DrawingContext) {
        // The last column is reserved for the symbols that show that there are more rows.
        let width = frame.size.width - 1
        var end = width
        if let trailing = row.trailing, aside == 0 {
            let columns = TextWidth.columns(of: trailing.text)
            let content = row.runs.reduce(0) { $0 + TextWidth.columns(of: $1.text) }
            if content + columns + 1 <= width || columns < width / 3 {
                end = width - columns
                context.write(trailing.text, style: trailing.look.style, at: CellPoint(column: end, row: line))
                end -= 1
            }
        }
        var column = -aside
        for run in row.runs {
            let columns = TextWidth.columns(of: run.text)
            let room = end - column
            if columns > room {
                context.write(cut(run.text, to: room), style: run.look.style, at: CellPoint(column: column, row: line))
                break
            }
            context.write(run.text, style: run.look.style, at: CellPoint(column: column, row: line))
            column += columns
        }
        guard view.selects, row.id == view.selection else { return }
        let attribute: Style.Attributes = isFocused && view.model.hasKeys ? .reverse : [.bold, .underline]
        context.restyle(CellRect(column: 0, row: line, width: frame.size.width, height: 1)) {
            $0.attributes.remove(.dim)
            $0.attributes.formUnion(attribute)
        }
    }

    private func cut(_ text: String, to room: Int) -> String {
        guard room > 1 else { return "" }
        var width = 0
        let start = text.prefix { character in
            width += TextWidth.columns(of: character)
            return width < room
        }
        return start + (isASCII ? "~" : "…")
    }

    // MARK: Scrolling

    private func scrollIntoRange() {
        if showsSelection, let place {
            if place < first { first = place }
            if place >= first + height { first = place - height + 1 }
        }
        showsSelection = false
        first = first.clamped(0, max(0, view.rows.count - height))
    }

    private func scroll(by rows: Int) {
        first = (first + rows).clamped(0, max(0, view.rows.count - height))
        setNeedsDisplay()
    }

    /// Moves the selection by a number of rows, or scrolls.
    private func move(by rows: Int) -> Bool {
        guard view.selects else {
            scroll(by: rows)
            return true
        }
        guard !view.rows.isEmpty else { return true }
        // Without a selected row, Up and End start at the end; all other keys start at the beginning.
        let last = view.rows.count - 1
        let next = place.map { $0 + rows } ?? (rows == -1 || rows > last ? last : 0)
        view.model.select(view.rows[next.clamped(0, view.rows.count - 1)].id)
        showsSelection = true
        setNeedsDisplay()
        return true
    }
}

extension RowListLayoutNode: Responder {
    var layoutNode: LayoutNode { self }
    var canBeFocused: Bool { view.takesFocus }
    var isControl: Bool { view.takesFocus }
    var keyHints: [KeyHint] { view.model.hints }

    func focusDidChange(to isFocused: Bool) {
        self.isFocused = isFocused
        setNeedsDisplay()
    }

    func keyPressed(_ press: KeyPress) -> Bool {
        if view.model.take(press) { return true }
        guard press.modifiers.isEmpty else { return false }
        switch press.key {
        case .upArrow: return move(by: -1)
        case .downArrow: return move(by: 1)
        case .pageUp: return move(by: -max(1, height - 1))
        case .pageDown: return move(by: max(1, height - 1))
        case .home: return move(by: -view.rows.count)
        case .end: return move(by: view.rows.count)
        case .leftArrow: aside = max(0, aside - Self.asideColumns)
        case .rightArrow: aside += Self.asideColumns
        default: return false
        }
        setNeedsDisplay()
        return true
    }

    func mouse(_ event: TerminalEvent.MouseEvent) -> Bool {
        switch event.action {
        case .scrollUp: scroll(by: -Self.wheelRows)
        case .scrollDown: scroll(by: Self.wheelRows)
        case .press where event.button == .left && view.selects:
            let place = first + event.position.row
            guard view.rows.indices.contains(place) else { return true }
            let row = view.rows[place]
            if row.foldColumn == event.position.column { view.model.fold(row.id) }
            view.model.select(row.id)
        default: return event.action == .press
        }
        return true
    }
}
