/// How many pixels a cell has, as the terminal says.
package struct CellPixels: Hashable, Sendable {
    package let width: Int
    package let height: Int

    /// - Returns: `nil` for what no font has: a terminal that says so does not know.
    package init?(width: Int, height: Int) {
        guard (2...256).contains(width), (2...256).contains(height) else { return nil }
        self.width = width
        self.height = height
    }
}
