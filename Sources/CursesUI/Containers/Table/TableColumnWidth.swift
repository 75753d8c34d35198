import Foundation

/// The width of a column, in the units of the app.
struct TableColumnWidth: Hashable {
    var min: CGFloat?
    var ideal: CGFloat?
    var max: CGFloat?

    /// The number of cells that a column keeps if the app sets no minimum.
    private static let least = 8

    /// The lengths of which the smallest is the column's minimum width.
    private var leastLengths: [ContentWidth.Length] {
        if let min { return [.units(min)] }
        return [.cells(Self.least)] + [ideal, max].compactMap { $0.map { .units($0) } }
    }

    /// Returns the minimum width of a row.
    ///
    /// - Parameter leadingColumns: the width of the selection mark in front of the cells.
    static func least(of columns: [TableColumnWidth], after leadingColumns: Int) -> ContentWidth {
        let gaps = TableCellsLayout.gap * Swift.max(0, columns.count - 1)
        return ContentWidth(parts: [[.cells(leadingColumns + gaps)]] + columns.map(\.leastLengths))
    }

    func cells(_ metrics: CellMetrics) -> TableColumnCells {
        let most = max.map(metrics.columns) ?? .unbounded
        let ideal = ideal.map(metrics.columns)
        let least = ContentWidth(parts: [leastLengths]).cells(metrics)
        return TableColumnCells(
            least: least,
            ideal: ideal.map { $0.clamped(least, Swift.max(least, most)) },
            most: Swift.max(least, most)
        )
    }
}

/// The width of a column, in cells.
struct TableColumnCells: Equatable {
    let least: Int
    let ideal: Int?
    let most: Int

    /// Distributes a width to columns.
    ///
    /// Every column gets its minimum width. Then columns with an ideal width grow to that width, and the columns
    /// without an ideal width share the rest equally up to their maximum widths. If space remains, the columns with an
    /// ideal width grow beyond it, up to their maximum widths.
    static func share(_ width: Int?, _ columns: [TableColumnCells]) -> [Int] {
        var widths = columns.map(\.least)
        guard let width else { return columns.map { $0.ideal ?? $0.least } }
        var left = max(0, width - widths.reduce(0, +))
        let wishing = columns.indices.filter { columns[$0].ideal != nil }
        let others = columns.indices.filter { columns[$0].ideal == nil }
        grow(wishing, &widths, to: { columns[$0].ideal ?? 0 }, &left)
        grow(others, &widths, to: { columns[$0].most }, &left)
        grow(wishing, &widths, to: { columns[$0].most }, &left)
        return widths
    }

    /// Distributes the remaining width so that some columns become equally wide, as far as their limits allow.
    private static func grow(_ columns: [Int], _ widths: inout [Int], to limit: (Int) -> Int, _ left: inout Int) {
        var open = columns.filter { widths[$0] < limit($0) }
        while left > 0, !open.isEmpty {
            let level = (left + open.reduce(0) { $0 + widths[$1] }) / open.count
            let tooWide = open.filter { widths[$0] > level }
            if !tooWide.isEmpty {
                open.removeAll(where: tooWide.contains)
                continue
            }
            let ready = open.filter { limit($0) <= level }
            if ready.isEmpty { return spread(open, &widths, &left) }
            for column in ready {
                left -= limit(column) - widths[column]
                widths[column] = limit(column)
            }
            open.removeAll(where: ready.contains)
        }
    }

    /// Makes columns equally wide, none of which reaches its limit.
    private static func spread(_ columns: [Int], _ widths: inout [Int], _ left: inout Int) {
        var total = left + columns.reduce(0) { $0 + widths[$1] }
        for (place, column) in columns.enumerated() {
            widths[column] = total / (columns.count - place)
            total -= widths[column]
        }
        left = 0
    }
}
