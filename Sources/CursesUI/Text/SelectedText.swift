import CursesUITerminal

/// The selection in a text that cannot be edited.
@MainActor
final class SelectedText {
    private(set) var state: TextEditingState
    private(set) var clicks = TextClicks()
    /// Whether keys have placed the caret. It is then visible, and the arrow keys move it.
    private var isMovedByKeys = false
    /// The column that the caret keeps while it moves up and down.
    private var goalColumn: Int?
    /// The number of characters before each cluster; `nil` if each cluster is a character. Characters of different
    /// styles may combine into one.
    private let charactersBefore: [Int]?

    init(_ runs: [StyledText.Run]) {
        state = TextEditingState(runs.map(\.text).joined(), allowsNewlines: true)
        state.place(0)
        let isSame = runs.count == 1 || runs.reduce(0) { $0 + $1.text.count } == state.content.count
        guard !isSame else {
            charactersBefore = nil
            return
        }
        var bytes = 0
        var before: [Int] = []
        for character in runs.lazy.flatMap(\.text) {
            before.append(state.content.characters(beforeUTF8: bytes))
            bytes += character.utf8.count
        }
        charactersBefore = before
    }

    // MARK: Clusters

    private func characters(beforeCluster cluster: Int) -> Int {
        guard let charactersBefore else { return cluster }
        return cluster < charactersBefore.count ? charactersBefore[cluster] : state.content.count
    }

    private func cluster(ofCharacter offset: Int) -> Int {
        guard let charactersBefore else { return offset }
        return charactersBefore.firstIndex { $0 >= offset } ?? charactersBefore.count
    }

    /// The selected clusters; `nil` if there are none.
    var clusters: Range<Int>? {
        state.selection.map { cluster(ofCharacter: $0.lowerBound)..<cluster(ofCharacter: $0.upperBound) }
    }

    /// The cluster before which the caret is shown; `nil` if the caret is not shown.
    var caret: Int? { isMovedByKeys && state.selection == nil ? cluster(ofCharacter: state.caret) : nil }

    /// Whether there is a selection or a caret that Escape removes.
    var isActive: Bool { isMovedByKeys || state.selection != nil }

    // MARK: Mouse

    func press(_ event: TerminalEvent.MouseEvent, in layout: TextLayout) {
        isMovedByKeys = false
        clicks.press(event, at: characters(beforeCluster: layout.cluster(at: event.position)), in: &state)
    }

    func drag(to point: CellPoint, in layout: TextLayout) {
        clicks.drag(to: characters(beforeCluster: layout.cluster(at: point)), in: &state)
    }

    // MARK: Keys

    /// Moves the caret, or extends the selection; returns whether the key was used.
    func keyPressed(_ press: KeyPress, in layout: TextLayout) -> Bool {
        let before = state.position
        if press.modifiers.isSubset(of: .shift), let rows = Self.rows[press.key] {
            guard press.modifiers == .shift || isActive else { return false }
            move(byRows: rows * layout.options.pitch, extending: press.modifiers == .shift, in: layout)
            if press.modifiers.isEmpty, state.position == before { return false }
        } else {
            guard case .move(let movement, let isExtending)? = TextEditingCommand(press), isExtending || isActive
            else { return false }
            goalColumn = nil
            let line = layout.lineNumber(inRow: caretPoint(in: layout).row)
            let isRightToLeft = layout.isRightToLeft(inLine: line)
            state.move(isRightToLeft ? movement.mirrored : movement, extending: isExtending)
            if !isExtending, press.modifiers.isEmpty, state.position == before { return false }
        }
        isMovedByKeys = true
        return true
    }

    private static let rows: [KeyEquivalent: Int] = [.upArrow: -1, .downArrow: 1]

    private func move(byRows rows: Int, extending: Bool, in layout: TextLayout) {
        let point = caretPoint(in: layout)
        let column = goalColumn ?? point.column
        let target = layout.cluster(at: CellPoint(column: column, row: point.row + rows))
        state.place(characters(beforeCluster: target), extending: extending)
        goalColumn = column
    }

    /// The cluster after the caret.
    var caretCluster: Int { cluster(ofCharacter: state.caret) }

    /// Returns the cell of the caret.
    func caretPoint(in layout: TextLayout) -> CellPoint { layout.point(ofCluster: caretCluster) }

    func selectAll() {
        isMovedByKeys = true
        state.selectAll()
    }
}
