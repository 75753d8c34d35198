import CursesUITerminal

extension Snapshot {
    /// The picture as a vector graphic (SVG 1.1), with the cursor as an outline, for a README or a review.
    public var svg: String { ScreenGraphic(buffer, cursor: cursor, colors: screenColors).svg }
}
