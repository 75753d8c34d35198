import CursesUITerminal
import Foundation

/// A path of horizontal and vertical lines on cells, to be drawn in box-drawing characters.
///
/// Each line goes through the middle of the cells that it touches. A path does not fit if this would join lines that
/// are apart, or make short lines longer.
struct LineCells {
    struct Piece {
        var arms: LineArms
        var isRound = false
        var isDashed = false
    }

    private(set) var pieces: [CellPoint: Piece] = [:]
    private let visible: CellRect
    private let size: CellSize
    private let dashes: Dashes
    /// The coordinate of the line in each row or column that has one.
    private var rows: [Int: CGFloat] = [:]
    private var columns: [Int: CGFloat] = [:]
    private var fits = true

    /// The shortest line without a corner, in cells.
    private static let shortest: CGFloat = 0.5

    /// - Parameters:
    ///   - visible: the cells that are drawn.
    ///   - size: the frame. A line on its right or bottom edge is drawn in the last cell.
    ///   - style: its lengths are in columns.
    /// - Returns: `nil` if box-drawing characters cannot show the path.
    init?(_ path: Path, _ style: StrokeStyle, in size: CellSize, visible: CellRect) {
        guard let straight = StraightPath(path) else { return nil }
        self.visible = visible
        self.size = size
        dashes = Dashes(style)
        for line in straight.lines where fits { add(line) }
        guard fits else { return nil }
    }

    /// The dashes of a line.
    private struct Dashes {
        let pattern: DashPattern
        let phase: CGFloat
        /// Whether the dashes have their true lengths, in a row and in a column. Shorter ones are drawn as dashed
        /// characters.
        let areTrue: (across: Bool, down: Bool)
        let isSolid: Bool

        init(_ style: StrokeStyle) {
            pattern = DashPattern(style.dash)
            phase = style.dashPhase
            isSolid = pattern.isSolid(least: 0.25) || style.dash.count % 2 == 0 && style.dash.hasNoGaps
            let least = style.dash.min() ?? 0
            areTrue = (least >= 3, least >= 4)
        }
    }

    // MARK: Cells

    private mutating func add(_ line: StraightPath.Line) {
        let vertices = line.vertices
        let count = line.isClosed ? vertices.count : vertices.count - 1
        let isClockwise = line.isClosed && Self.area(vertices) > 0
        var places = [CellPoint](repeating: .zero, count: vertices.count)
        // First the row of each horizontal line and the column of each vertical one.
        for index in 0..<count {
            let next = (index + 1) % vertices.count
            let (a, b) = (vertices[index].point, vertices[next].point)
            if Self.isHorizontal(a, b) {
                let isInsideBelow = line.isClosed ? (b.x > a.x) == isClockwise : true
                let row = cell(a.y, isInsideAfter: isInsideBelow, line.isClosed, count: size.height)
                if !Self.take(row, a.y, &rows) { fits = false }
                (places[index].row, places[next].row) = (row, row)
            } else {
                let isInsideRight = line.isClosed ? (b.y < a.y) == isClockwise : true
                let column = cell(a.x, isInsideAfter: isInsideRight, line.isClosed, count: size.width)
                if !Self.take(column, a.x, &columns) { fits = false }
                (places[index].column, places[next].column) = (column, column)
            }
        }
        if !line.isClosed { findEnds(vertices, &places) }
        guard fits else { return }
        var passed = dashes.phase
        for index in 0..<count {
            let next = (index + 1) % vertices.count
            let (a, b) = (vertices[index].point, vertices[next].point)
            draw(from: places[index], to: places[next], a, b, passed, isAlone: vertices.count == 2)
            passed += abs(b.x - a.x) + 2 * abs(b.y - a.y)
        }
        for (index, vertex) in vertices.enumerated() where vertex.isRound { pieces[places[index]]?.isRound = true }
    }

    private static func isHorizontal(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.y - b.y) < StraightPath.tolerance }

    /// Returns twice the area inside a closed line: positive if the line goes clockwise on the screen.
    private static func area(_ vertices: [StraightPath.Vertex]) -> CGFloat {
        zip(vertices, vertices.dropFirst() + vertices.prefix(1)).reduce(0) {
            $0 + $1.0.point.x * $1.1.point.y - $1.1.point.x * $1.0.point.y
        }
    }

    /// Returns the row or column of a line. A line between two cells is drawn on its inner side.
    private func cell(_ place: CGFloat, isInsideAfter: Bool, _ isClosed: Bool, count: Int) -> Int {
        let place = place.clamped(-Self.farthest, Self.farthest)
        if !isInsideAfter || !isClosed && abs(place - CGFloat(count)) < StraightPath.tolerance {
            return Int((place - StraightPath.tolerance).rounded(.up)) - 1
        }
        return Int((place + StraightPath.tolerance).rounded(.down))
    }

    /// The greatest coordinate. It is farther away than any screen.
    private static let farthest: CGFloat = 1e6

    /// Takes a row or a column for a line, and returns whether it can have it: two lines at different coordinates
    /// cannot have the same one.
    private static func take(_ cell: Int, _ place: CGFloat, _ taken: inout [Int: CGFloat]) -> Bool {
        defer { taken[cell] = place }
        return abs(taken[cell, default: place] - place) <= 0.01
    }

    /// Finds the cells at the ends of an open line.
    private mutating func findEnds(_ vertices: [StraightPath.Vertex], _ places: inout [CellPoint]) {
        let last = vertices.count - 1
        func end(_ place: CGFloat, isLower: Bool) -> Int {
            let place = place.clamped(-Self.farthest, Self.farthest)
            return isLower ? Int((place + 0.25).rounded(.down)) : Int((place - 0.25).rounded(.up)) - 1
        }
        for (index, neighbour) in [(0, 1), (last, last - 1)] {
            let (point, other) = (vertices[index].point, vertices[neighbour].point)
            let isHorizontal = Self.isHorizontal(point, other)
            let (from, to) = isHorizontal ? (point.x, other.x) : (point.y, other.y)
            let place = end(from, isLower: from < to)
            if isHorizontal { places[index].column = place } else { places[index].row = place }
            if last == 1, abs(to - from) < Self.shortest { fits = false }
        }
    }

    // MARK: Arms

    /// - Parameters:
    ///   - isAlone: whether the line has no corners. Other lines must go from cell to cell.
    ///   - passed: the distance from the start of the dash pattern, in columns.
    private mutating func draw(
        from: CellPoint, to: CellPoint, _ a: CGPoint, _ b: CGPoint, _ passed: CGFloat, isAlone: Bool
    ) {
        let isHorizontal = Self.isHorizontal(a, b)
        let isForward = isHorizontal ? b.x > a.x : b.y > a.y
        let ends = isHorizontal ? (from.column, to.column) : (from.row, to.row)
        let (low, high) = isForward ? ends : (ends.1, ends.0)
        guard low < high || isAlone && low == high else { return fits = false }
        let shown = isHorizontal ? visible.columns : visible.minRow..<visible.maxRow
        let (before, after): (LineArms, LineArms) = isHorizontal ? (.left, .right) : (.up, .down)
        for cell in max(low, shown.lowerBound)..<max(low, shown.lowerBound, min(high + 1, shown.upperBound)) {
            var arms: LineArms = low == high ? [before, after] : []
            if cell > low { arms.insert(before) }
            if cell < high { arms.insert(after) }
            let way = abs(CGFloat(cell) + 0.5 - (isHorizontal ? a.x : a.y))
            let distance = passed + (isHorizontal ? way : 2 * way)
            let point =
                isHorizontal ? CellPoint(column: cell, row: from.row) : CellPoint(column: from.column, row: cell)
            add(arms, at: point, distance, isTrue: isHorizontal ? dashes.areTrue.across : dashes.areTrue.down)
        }
    }

    private mutating func add(_ arms: LineArms, at point: CellPoint, _ distance: CGFloat, isTrue: Bool) {
        guard visible.contains(point) else { return }
        if !dashes.isSolid, isTrue, !dashes.pattern.isDrawn(at: distance) { return }
        pieces[point, default: Piece(arms: [])].arms.formUnion(arms)
        if !dashes.isSolid, !isTrue { pieces[point]?.isDashed = true }
    }
}

extension [CGFloat] {
    /// Whether each second length is zero.
    fileprivate var hasNoGaps: Bool { indices.allSatisfy { $0 % 2 == 0 || self[$0] <= 0 } }
}
