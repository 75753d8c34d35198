import CursesUITerminal

/// The layout of `Grid`.
///
/// First columns, and then rows, share the space like the views of a stack: the least flexible takes its part first.
struct GridTableLayout: CellLayout {
    let alignment: Alignment
    let columnGap: Int
    let rowGap: Int

    func size(_ proposal: CellProposal, children: [LayoutNode]) -> CellSize {
        GridTable(self, children, proposal).size
    }

    func place(_ children: [LayoutNode], in size: CellSize, proposal: CellProposal) {
        let table = GridTable(self, children, proposal)
        var row = 0
        for (index, child) in children.enumerated() {
            let height = table.heights[index]
            let frame = CellRect(column: 0, row: row, width: table.size.width, height: height)
            if let gridRow = child as? GridRowLayoutNode {
                gridRow.cells = table.cells(of: index, height: height)
                gridRow.place(in: frame, proposal: CellProposal(frame.size))
            } else {
                let offer = CellProposal(frame.size)
                let origin = alignment.origin(of: child, offered: offer, in: frame.size)
                child.place(at: frame.origin + origin, proposal: offer)
            }
            row += height + rowGap
        }
    }
}

/// The lengths of the columns and rows of a grid for one proposal.
@MainActor
struct GridTable {
    private struct Cell {
        let node: LayoutNode
        let traits: GridCellTraits
        let column: Int
    }

    private let layout: GridTableLayout
    private let children: [LayoutNode]
    private var rows: [[Cell]] = []
    private var widths: [Int] = []
    private var columnAlignments: [HorizontalAlignment?] = []
    /// The heights of all children, whether they are rows or not.
    private(set) var heights: [Int] = []
    private(set) var size = CellSize.zero

    init(_ layout: GridTableLayout, _ children: [LayoutNode], _ proposal: CellProposal) {
        self.layout = layout
        self.children = children
        var columns = 0
        for child in children {
            var column = 0
            let cells = (child as? GridRowLayoutNode)?.children.map { node in
                var traits = node.gridCellTraits
                traits.columns = max(1, min(traits.columns, Self.mostSpanned - column))
                let cell = Cell(node: node, traits: traits, column: column)
                column += traits.columns
                return cell
            }
            columns = max(columns, column)
            rows.append(cells ?? [])
        }
        columns = max(columns, min(1, children.count))
        columnAlignments = Array(repeating: nil, count: columns)
        for cell in rows.joined() where columnAlignments[cell.column] == nil {
            columnAlignments[cell.column] = cell.traits.columnAlignment
        }
        widths = Self.share(proposal.width, columns, gap: layout.columnGap) { [rows] column, offer in
            Self.width(of: column, in: rows, offer)
        }
        widen(in: proposal.width)
        let width = widths.reduce(0, +) + layout.columnGap * max(0, columns - 1)
        let table = self
        heights = Self.share(proposal.height, children.count, gap: layout.rowGap) { row, offer in
            table.height(of: row, width: width, offer)
        }
        size = CellSize(
            width: width,
            height: heights.reduce(0, +) + layout.rowGap * max(0, heights.count - 1)
        )
    }

    /// The number of columns beyond which no cell spans several, which is more than a screen has. A limit is needed
    /// because each column takes time.
    private static let mostSpanned = 1000

    private static func width(of column: Int, in rows: [[Cell]], _ offer: Int?) -> Int {
        rows.joined().lazy
            .filter {
                $0.column == column && $0.traits.columns == 1
                    && !$0.traits.unsizedAxes.contains(.horizontal)
            }
            .map { $0.node.size(for: CellProposal(width: offer, height: nil)).width }
            .max() ?? 0
    }

    private func columns(of cell: Cell) -> Range<Int> {
        cell.column..<min(widths.count, cell.column + cell.traits.columns)
    }

    private func width(of columns: Range<Int>) -> Int {
        widths[columns].reduce(0, +) + layout.columnGap * max(0, columns.count - 1)
    }

    /// Widens columns equally for the views that span several of them: first the views in rows, then those outside of
    /// rows.
    private mutating func widen(in available: Int?) {
        for cell in rows.joined() where cell.traits.columns > 1 {
            widen(columns(of: cell), for: cell.node, cell.traits, in: available)
        }
        for child in children where !(child is GridRowLayoutNode) {
            widen(0..<widths.count, for: child, child.gridCellTraits, in: available)
        }
    }

    private mutating func widen(
        _ columns: Range<Int>,
        for node: LayoutNode,
        _ traits: GridCellTraits,
        in available: Int?
    ) {
        guard !traits.unsizedAxes.contains(.horizontal) else { return }
        let width = width(of: columns)
        let offer = available.map { $0.shrunk(by: self.width(of: 0..<widths.count) - width) }
        var missing = node.size(for: CellProposal(width: offer, height: nil)).width - width
        for (place, column) in columns.enumerated() where missing > 0 {
            let part = missing / (columns.count - place)
            widths[column] += part
            missing -= part
        }
    }

    private func height(of row: Int, width: Int, _ offer: Int?) -> Int {
        guard children[row] is GridRowLayoutNode else {
            return children[row].size(for: CellProposal(width: width, height: offer)).height
        }
        return rows[row].lazy
            .filter { !$0.traits.unsizedAxes.contains(.vertical) }
            .map { $0.node.size(for: CellProposal(width: self.width(of: columns(of: $0)), height: offer)).height }
            .max() ?? 0
    }

    /// Returns the positions of the cells of a row.
    func cells(of row: Int, height: Int) -> [GridCellPlace] {
        rows[row].map { cell in
            let start = widths[..<cell.column].reduce(0, +) + layout.columnGap * cell.column
            let frame = CellRect(column: start, row: 0, width: width(of: columns(of: cell)), height: height)
            return GridCellPlace(frame: frame, alignment: alignment(of: cell, row))
        }
    }

    private func alignment(of cell: Cell, _ row: Int) -> Alignment {
        if let anchor = cell.traits.anchor { return anchor.nearestAlignment }
        let vertical = (children[row] as? GridRowLayoutNode)?.alignment
        return Alignment(
            horizontal: columnAlignments[cell.column] ?? layout.alignment.horizontal,
            vertical: vertical ?? layout.alignment.vertical
        )
    }

    /// Divides a length among columns or rows, the least flexible first. Each is proposed an equal part of the
    /// remaining length.
    private static func share(
        _ total: Int?,
        _ count: Int,
        gap: Int,
        length: (Int, Int?) -> Int
    ) -> [Int] {
        guard let total else { return (0..<count).map { length($0, nil) } }
        let flexibility = (0..<count).map { length($0, .unbounded) - length($0, 0) }
        var lengths = Array(repeating: 0, count: count)
        var left = total.shrunk(by: gap * max(0, count - 1))
        let order = (0..<count).sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
        for (place, index) in order.enumerated() {
            let part = left >= .unbounded ? .unbounded : left / (count - place)
            lengths[index] = length(index, part)
            left = left.shrunk(by: lengths[index])
        }
        return lengths
    }
}
