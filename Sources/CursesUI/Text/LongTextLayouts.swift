import CursesUITerminal

/// The layouts of a long text for the most recently proposed widths.
final class LongTextLayouts {
    private let text: LongText
    private let options: TextLayout.Options
    private var known: [Known] = []

    private struct Known {
        let width: Int?
        let lines: LongTextLayout
        /// The number of rows to lay out.
        var rows: Int
    }

    /// The initial number of rows, which fill a large screen.
    private static let firstRows = 100
    /// The number of widths for which layouts are kept. A container proposes only a few widths during a layout.
    private static let keptWidths = 4

    /// - Returns: `nil` for a text that can be measured at once, or that must be, because its truncation mode shows its
    ///   end.
    init?(_ content: StyledText, _ options: TextLayout.Options) {
        guard content.exceeds(bytes: LongText.threshold), options.truncation == .tail else { return nil }
        text = LongText(content)
        self.options = options
    }

    /// The number of bytes that were measured so far.
    var measuredBytes: Int { text.measuredBytes }

    /// The width of the longest word in the first part of the text.
    var longestWordWidth: Int {
        text.measured(text.piece(from: LongText.Place(), length: LongText.threshold, direction: options.direction))
            .longestWordWidth
    }

    func layout(for proposal: CellProposal) -> TextLayout {
        let known = known[index(ofWidth: proposal.width)]
        return known.lines.layout(rows: known.rows, height: proposal.height)
    }

    /// Sets the number of rows to lay out for a width, unless it is already higher.
    func show(rows: Int, width: Int?) {
        let index = index(ofWidth: width)
        known[index].rows = max(known[index].rows, rows)
    }

    private func index(ofWidth width: Int?) -> Int {
        if let index = known.firstIndex(where: { $0.width == width }) { return index }
        if known.count == Self.keptWidths {
            // The layout for the width on the screen has been used most and has the most rows. The one with the fewest
            // rows is discarded, because it is the cheapest to compute again.
            let least = known.indices.min { known[$0].rows < known[$1].rows }
            known.remove(at: least ?? 0)
        }
        let lines = LongTextLayout(text, width: width, options: options)
        known.append(Known(width: width, lines: lines, rows: Self.firstRows))
        return known.count - 1
    }
}
