import CursesUITerminal
import Foundation

extension GraphicsContext {
    /// Draws a line of a text at its place. For use in a ``TextRenderer``.
    ///
    /// - Parameter options: has no effect on cells.
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
        draw(line.flatMap(\.places)[...], inLine: line.row, of: line.source)
    }

    /// Draws a run of a text at its place. For use in a ``TextRenderer``.
    ///
    /// - Parameter options: has no effect on cells.
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
        draw(run.places[...], inLine: run.row, of: run.source)
    }

    /// Draws characters of a text at their place. For use in a ``TextRenderer``.
    ///
    /// - Parameter options: has no effect on cells.
    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
        draw(slice.places, inLine: slice.run.row, of: slice.run.source)
    }

    /// Draws neighbouring characters. Their centre is moved to the nearest place in whole cells.
    private func draw(_ places: ArraySlice<TextLayout.Place>, inLine line: Int, of text: LaidOutText) {
        guard let first = places.first, let last = places.last else { return }
        guard transform.a * transform.d != transform.b * transform.c else { return }
        let columns = first.columns.lowerBound..<last.columns.upperBound
        let rect = text.bounds(line: line, columns).rect
        let row = text.layout.row(ofLine: line)
        let centre = cells(CGPoint(x: rect.midX, y: rect.midY))
        let offset = CellPoint(
            column: Int(cells: centre.x - CGFloat(columns.lowerBound + columns.upperBound) / 2),
            row: Int(cells: centre.y - CGFloat(row) - 0.5))
        record(.textPart(text, CellRect(column: columns.lowerBound, row: row, width: columns.count, height: 1), offset))
    }
}
