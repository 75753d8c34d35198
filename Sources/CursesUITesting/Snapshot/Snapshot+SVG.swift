import CursesUITerminal

extension Snapshot {
    /// The picture as a vector graphic (SVG 1.1), with the cursor as an outline, for a README or a review.
    public var svg: String { svg(marking: []) }

    /// Returns the picture as a vector graphic, with marks over cells that differ from those of another picture.
    func svg(marking differences: [CellDifference]) -> String {
        let marks = differences.map {
            CellRect(column: $0.columns.lowerBound, row: $0.row, width: $0.columns.count, height: 1)
        }
        return ScreenGraphic(buffer, cursor: cursor, colors: screenColors, marks: marks).svg
    }
}
