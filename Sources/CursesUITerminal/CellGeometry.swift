/// A position on the screen or in a view, in cells. Columns and rows count from zero.
public struct CellPoint: Hashable, Sendable {
    public var column: Int
    public var row: Int

    public init(column: Int, row: Int) {
        self.column = column
        self.row = row
    }

    public static let zero = CellPoint(column: 0, row: 0)

    public static func + (lhs: CellPoint, rhs: CellPoint) -> CellPoint {
        CellPoint(column: lhs.column + rhs.column, row: lhs.row + rhs.row)
    }

    public static func - (lhs: CellPoint, rhs: CellPoint) -> CellPoint {
        CellPoint(column: lhs.column - rhs.column, row: lhs.row - rhs.row)
    }
}

/// A size in columns and rows.
public struct CellSize: Hashable, Sendable {
    /// The number of columns.
    public var width: Int
    /// The number of rows.
    public var height: Int

    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    public static let zero = CellSize(width: 0, height: 0)
}

/// A rectangle of cells.
public struct CellRect: Hashable, Sendable {
    public var origin: CellPoint
    public var size: CellSize

    public init(origin: CellPoint, size: CellSize) {
        self.origin = origin
        self.size = size
    }

    public init(column: Int, row: Int, width: Int, height: Int) {
        self.init(
            origin: CellPoint(column: column, row: row),
            size: CellSize(width: width, height: height)
        )
    }

    public static let zero = CellRect(origin: .zero, size: .zero)

    public var minColumn: Int { origin.column }
    public var minRow: Int { origin.row }
    /// One past the last column.
    public var maxColumn: Int { origin.column + size.width }
    /// The columns of the rectangle; an empty range if it has none.
    package var columns: Range<Int> { minColumn..<max(minColumn, maxColumn) }
    /// One past the last row.
    public var maxRow: Int { origin.row + size.height }
    public var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

    public func contains(_ point: CellPoint) -> Bool {
        point.column >= minColumn && point.column < maxColumn
            && point.row >= minRow && point.row < maxRow
    }

    public func contains(_ other: CellRect) -> Bool {
        other.isEmpty
            || (other.minColumn >= minColumn && other.maxColumn <= maxColumn
                && other.minRow >= minRow && other.maxRow <= maxRow)
    }

    public func intersects(_ other: CellRect) -> Bool {
        !isEmpty && !other.isEmpty
            && minColumn < other.maxColumn && other.minColumn < maxColumn
            && minRow < other.maxRow && other.minRow < maxRow
    }

    /// Returns the cells that both rectangles contain; empty if they do not overlap.
    public func intersection(_ other: CellRect) -> CellRect {
        let left = max(minColumn, other.minColumn)
        let top = max(minRow, other.minRow)
        return CellRect(
            column: left,
            row: top,
            width: max(0, min(maxColumn, other.maxColumn) - left),
            height: max(0, min(maxRow, other.maxRow) - top)
        )
    }

    /// Returns the smallest rectangle that contains both rectangles. An empty rectangle adds nothing.
    public func union(_ other: CellRect) -> CellRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        let left = min(minColumn, other.minColumn)
        let top = min(minRow, other.minRow)
        return CellRect(
            column: left,
            row: top,
            width: max(maxColumn, other.maxColumn) - left,
            height: max(maxRow, other.maxRow) - top
        )
    }

    public func offset(by point: CellPoint) -> CellRect {
        CellRect(origin: origin + point, size: size)
    }
}
