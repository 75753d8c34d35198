@testable import CursesUITerminal

/// A model of a terminal screen that counts columns with `wcwidth`, as tmux and the C library do.
struct ModelScreen: Equatable {
    struct Cell: Equatable {
        /// A spacing scalar and its marks; empty for the right half of a wide character.
        var scalars: CellScalars
        var style: Style

        static func blank(_ style: Style) -> Cell {
            Cell(scalars: CellScalars(" "), style: Style(background: style.background))
        }

        /// The visible part of the cell. A blank has no text that could be bold or coloured, so ncurses erases cells
        /// with whatever attributes are currently set.
        var look: Cell {
            guard scalars == CellScalars(" ") else { return self }
            var look = self
            look.style.attributes.subtract([.bold, .dim, .italic, .blink])
            if look.style.attributes.isEmpty { look.style.foreground = .default }
            return look
        }
    }

    let size: CellSize
    private(set) var cells: [Cell]
    var cursor = CellPoint.zero
    var style = Style.plain
    /// Whether a character has been written in the last column, so that the next character wraps to the next row.
    private var isWrapDue = false
    private var region: Range<Int>

    init(size: CellSize) {
        self.size = size
        cells = Array(repeating: .blank(.plain), count: size.width * size.height)
        region = 0..<size.height
    }

    subscript(column column: Int, row row: Int) -> Cell {
        get { cells[row * size.width + column] }
        set { cells[row * size.width + column] = newValue }
    }

    // MARK: Characters

    mutating func put(_ scalar: Unicode.Scalar, width: Int) {
        if isWrapDue || cursor.column + width > size.width {
            isWrapDue = false
            cursor.column = 0
            lineFeed()
        }
        for column in cursor.column..<(cursor.column + width) { release(column) }
        self[column: cursor.column, row: cursor.row] = Cell(scalars: CellScalars(scalar), style: style)
        if width == 2 {
            self[column: cursor.column + 1, row: cursor.row] = Cell(scalars: CellScalars(), style: style)
        }
        cursor.column += width
        if cursor.column >= size.width {
            cursor.column = size.width - 1
            isWrapDue = true
        }
    }

    /// Adds a scalar of zero width to the character on the left.
    ///
    /// - Returns: false if there is no such character.
    mutating func join(_ scalar: Unicode.Scalar) -> Bool {
        var column = isWrapDue ? cursor.column : cursor.column - 1
        guard column >= 0 else { return false }
        if self[column: column, row: cursor.row].scalars.isEmpty { column -= 1 }
        guard column >= 0 else { return false }
        self[column: column, row: cursor.row].scalars.append(scalar)
        return true
    }

    /// Blanks the other half of a wide character that is partially overwritten.
    private mutating func release(_ column: Int) {
        let row = cursor.row
        if self[column: column, row: row].scalars.isEmpty, column > 0 {
            self[column: column - 1, row: row].scalars = CellScalars(" ")
        }
        if column + 1 < size.width, self[column: column + 1, row: row].scalars.isEmpty {
            self[column: column + 1, row: row].scalars = CellScalars(" ")
        }
    }

    // MARK: Moves

    mutating func move(column: Int? = nil, row: Int? = nil) {
        isWrapDue = false
        if let column { cursor.column = min(max(column, 0), size.width - 1) }
        if let row { cursor.row = min(max(row, 0), size.height - 1) }
    }

    mutating func lineFeed() {
        isWrapDue = false
        if cursor.row + 1 == region.upperBound {
            shift(rows: region, by: -1)
        } else {
            move(row: cursor.row + 1)
        }
    }

    mutating func reverseLineFeed() {
        isWrapDue = false
        if cursor.row == region.lowerBound {
            shift(rows: region, by: 1)
        } else {
            move(row: cursor.row - 1)
        }
    }

    mutating func setRegion(_ rows: Range<Int>) {
        region = rows
        move(column: 0, row: 0)
    }

    // MARK: Erasing and shifting

    mutating func erase(from start: CellPoint, to end: CellPoint) {
        let first = start.row * size.width + start.column
        let last = end.row * size.width + end.column
        guard first < last else { return }
        for index in first..<min(last, cells.count) { cells[index] = .blank(style) }
    }

    /// Scrolls the region; negative counts scroll upwards.
    mutating func scroll(by count: Int) { shift(rows: region, by: count) }

    /// Moves the rows from the cursor to the end of the region; negative counts move them upwards.
    mutating func shiftRows(by count: Int) {
        guard region.contains(cursor.row) else { return }
        shift(rows: cursor.row..<region.upperBound, by: count)
        move(column: 0)
    }

    private mutating func shift(rows: Range<Int>, by count: Int) {
        let old = self
        for row in rows {
            for column in 0..<size.width {
                self[column: column, row: row] =
                    rows.contains(row - count)
                    ? old[column: column, row: row - count] : .blank(style)
            }
        }
    }

    /// Moves the cells from the cursor to the end of the row; negative counts move them to the left.
    mutating func shiftCells(by count: Int) {
        isWrapDue = false
        let old = self
        for column in cursor.column..<size.width {
            let source = column - count
            self[column: column, row: cursor.row] =
                (cursor.column..<size.width).contains(source)
                ? old[column: source, row: cursor.row] : .blank(style)
        }
    }
}
