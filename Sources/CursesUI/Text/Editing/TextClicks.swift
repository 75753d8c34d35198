import CursesUITerminal

/// Handles mouse clicks on a text: the first click places the caret, the second selects the word, the third selects the
/// line. A drag extends the selection in the same units.
@MainActor
struct TextClicks {
    private var taps = TapCounter()
    /// The number of clicks at the same place: 1, 2 or 3.
    private(set) var count = 1
    private var place = CellPoint.zero
    /// The clicked word or line, from which a drag extends the selection.
    private var range = 0..<0
    /// Whether the text is secret, so that its word boundaries must not show: the whole line counts as one word.
    private let isSecret: Bool

    nonisolated init(isSecret: Bool = false) {
        self.isSecret = isSecret
    }

    /// Handles a press of the button.
    ///
    /// - Parameter offset: the clicked position, in characters.
    mutating func press(_ event: TerminalEvent.MouseEvent, at offset: Int, in state: inout TextEditingState) {
        guard !event.modifiers.contains(.shift) else {
            count = 1
            return state.place(offset, extending: true)
        }
        let tap = taps.next()
        count = event.position == place ? (tap - 1) % 3 + 1 : 1
        if count == 1 { taps.restart() }
        place = event.position
        range = unit(at: offset, in: state)
        if count == 1 { state.place(offset) } else { state.select(range) }
    }

    /// Extends the selection by characters, words or lines, depending on the number of clicks that started it.
    func drag(to offset: Int, in state: inout TextEditingState) {
        guard count > 1 else { return state.place(offset, extending: true) }
        let end = unit(at: offset, in: state)
        state.select(min(range.lowerBound, end.lowerBound)..<max(range.upperBound, end.upperBound))
    }

    /// Returns the word or the line at a position, depending on the number of clicks.
    private func unit(at offset: Int, in state: TextEditingState) -> Range<Int> {
        switch count {
        case 2: isSecret ? state.line(at: offset) : state.word(at: offset)
        case 3: state.line(at: offset)
        default: offset..<offset
        }
    }
}
