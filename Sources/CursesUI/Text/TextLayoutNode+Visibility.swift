import CursesUITerminal

/// A long text is laid out from its start to its last visible row.
extension TextLayoutNode: VisibleAreaObserver {
    func visibleAreaDidChange() {
        guard let placed, !placed.isComplete, let rows = visibleSpan(along: .vertical),
            rows.upperBound >= placed.row(ofLine: placed.lineCount)
        else { return }
        // As many rows again are laid out in advance, for the next key press.
        layOut(rows: rows.upperBound + rows.count)
    }

    /// Lays out lines until the layout meets a condition, or the text ends.
    func layOut(until isEnough: (TextLayout) -> Bool) {
        while let placed, !placed.isComplete, !isEnough(placed) { layOut(rows: 2 * placed.lineCount) }
    }
}
