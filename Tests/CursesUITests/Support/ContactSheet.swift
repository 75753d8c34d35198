import CursesUITerminal
@testable import CursesUITesting

/// A list of pictures with captions. They show one control in all of its states or widths, so that a reviewer can
/// compare them at a glance.
struct ContactSheet {
    private var pictures: [(caption: String, screen: Snapshot)] = []

    mutating func add(_ caption: String, _ screen: Snapshot) {
        pictures.append((caption, screen))
    }

    /// The pictures, each with a line along its trailing edge that makes its width visible.
    var snapshot: Snapshot {
        let margin = (pictures.map { TextWidth.columns(of: $0.caption) }.max() ?? 0) + 2
        let width = pictures.map(\.screen.size.width).max() ?? 0
        let height = pictures.map(\.screen.size.height).reduce(0, +)
        var buffer = CellBuffer(size: CellSize(width: margin + width + 1, height: height))
        var top = 0
        for (caption, screen) in pictures {
            let start = CellPoint(column: 0, row: top)
            buffer.write(caption, style: .plain, at: start, clip: buffer.bounds)
            for row in 0..<screen.size.height {
                buffer.copyRow(row, of: screen, to: CellPoint(column: margin, row: top + row))
            }
            top += screen.size.height
        }
        return Snapshot(buffer, cursor: nil)
    }
}

extension CellBuffer {
    fileprivate mutating func copyRow(_ row: Int, of screen: Snapshot, to place: CellPoint) {
        for column in 0..<screen.size.width {
            let cell = screen.cell(column, row)
            guard cell.glyph != .continuation else { continue }
            let point = CellPoint(column: place.column + column, row: place.row)
            put(cell.glyph, style: cell.style, at: point, clip: bounds)
        }
        let edge = CellPoint(column: place.column + screen.size.width, row: place.row)
        write("│", style: .plain, at: edge, clip: bounds)
    }
}
