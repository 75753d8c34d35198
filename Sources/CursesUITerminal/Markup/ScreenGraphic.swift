/// A screen as a vector graphic (SVG 1.1), with the cursor as an outline.
package struct ScreenGraphic {
    let buffer: CellBuffer
    let cursor: CellPoint?
    let colors: ScreenColors
    /// Cells of a row that are marked in red.
    let marks: [CellRect]

    package init(_ buffer: CellBuffer, cursor: CellPoint?, colors: ScreenColors, marks: [CellRect] = []) {
        self.buffer = buffer
        self.cursor = cursor
        self.colors = colors
        self.marks = marks
    }

    package var svg: String {
        let rows = (0..<buffer.size.height).map(elements(inRow:)).filter { !$0.isEmpty }
        let elements = rows + [cursorElement].compactMap { $0 } + marks.map(Self.element(of:))
        return Self.document(elements.joined(separator: "\n"), buffer.size, colors)
    }

    private static func element(of mark: CellRect) -> String {
        let area = rect(mark.columns, row: mark.minRow)
        return "<rect \(area) fill=\"#f14c4c\" fill-opacity=\".35\" stroke=\"#f14c4c\"/>"
    }

    /// Returns an SVG document with the given elements on the background of a screen.
    static func document(_ elements: String, _ size: CellSize, _ colors: ScreenColors) -> String {
        let width = number(Double(size.width) * column + 2 * margin)
        let height = number(Double(size.height) * row + 2 * margin)
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" \
            width="\(width)" height="\(height)" font-family="monospace" font-size="14" \
            fill="\(colors.foreground)" shape-rendering="crispEdges" xml:space="preserve">
            <rect width="100%" height="100%" rx="6" fill="\(colors.background)"/>
            \(elements)
            </svg>

            """
    }

    /// Returns the SVG elements of a row, one per line; empty for a blank row.
    func elements(inRow row: Int) -> String {
        buffer.lookRuns(inRow: row).flatMap { Self.elements($0, row: row, colors) }.joined(separator: "\n")
    }

    /// The outline of the cursor; `nil` while it is hidden.
    var cursorElement: String? {
        guard let cursor else { return nil }
        let area = Self.rect(cursor.column..<(cursor.column + 1), row: cursor.row)
        return "<rect \(area) fill=\"none\" stroke=\"\(colors.foreground)\"/>"
    }

    /// The width and height of a cell, the margin, and the distance of the baseline from the top of a row, in
    /// the units of the graphic.
    private static let column = 8.4
    private static let row = 17.0
    private static let margin = 8.0
    private static let baseline = 13.0

    private static func elements(_ run: StyledRun, row: Int, _ colors: ScreenColors) -> [String] {
        var elements: [String] = []
        let (foreground, background) = colors.colors(of: run.style)
        if let background {
            elements.append("<rect \(rect(run.columns, row: row)) fill=\"\(background)\"/>")
        }
        var attributes = foreground == colors.foreground ? "" : " fill=\"\(foreground)\""
        if run.style.attributes.contains(.bold) { attributes += " font-weight=\"bold\"" }
        if run.style.attributes.contains(.dim) { attributes += " opacity=\".6\"" }
        if run.style.attributes.contains(.italic) { attributes += " font-style=\"italic\"" }
        let lines = run.style.lines
        if !lines.isEmpty { attributes += " text-decoration=\"\(lines)\"" }
        let blocks = lines.isEmpty ? blocks(of: run, row: row) : ""
        if !blocks.isEmpty {
            elements.append("<path d=\"\(blocks)\"\(attributes)/>")
        }
        let y = number(Double(row) * Self.row + margin + baseline)
        for word in words(of: run, keepsBlanks: !lines.isEmpty) {
            let x = number(Double(word.columns.lowerBound) * column + margin)
            // Set explicitly, so that columns do not depend on the font.
            let length = number(Double(word.columns.count) * column)
            elements.append(
                "<text x=\"\(x)\" y=\"\(y)\" textLength=\"\(length)\""
                    + " lengthAdjust=\"spacingAndGlyphs\"\(attributes)>"
                    + "\(word.text.escapedForMarkup)</text>"
            )
        }
        return elements
    }

    /// Returns the outline of a run's block elements.
    private static func blocks(of run: StyledRun, row: Int) -> String {
        var path = BlockPath()
        var place = run.columns.lowerBound
        for character in run.text {
            if let areas = BlockPath.areas(of: character) {
                path.add(
                    areas, x: Double(place) * column + margin, y: Double(row) * Self.row + margin,
                    width: column, height: Self.row, number: number
                )
            }
            place += max(1, TextWidth.columns(of: String(character)))
        }
        return path.data
    }

    /// Returns the visible words of a run, without block elements.
    private static func words(of run: StyledRun, keepsBlanks: Bool) -> [StyledRun] {
        if keepsBlanks { return [run] }
        var words: [StyledRun] = []
        var column = run.columns.lowerBound
        var isInWord = false
        for character in run.text {
            let width = max(1, TextWidth.columns(of: String(character)))
            let isText = character != " " && BlockPath.areas(of: character) == nil
            if isText {
                if isInWord {
                    words[words.count - 1].text.append(character)
                    words[words.count - 1].columns =
                        words[words.count - 1].columns.lowerBound..<(column + width)
                } else {
                    words.append(
                        StyledRun(
                            columns: column..<(column + width),
                            style: run.style,
                            text: String(character)
                        )
                    )
                }
            }
            isInWord = isText
            column += width
        }
        return words
    }

    private static func rect(_ columns: Range<Int>, row: Int) -> String {
        let x = number(Double(columns.lowerBound) * column + margin)
        let y = number(Double(row) * Self.row + margin)
        let width = number(Double(columns.count) * column)
        return "x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(number(Self.row))\""
    }

    /// Formats a number with at most one decimal, independent of the locale.
    private static func number(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }
}
