/// The size of a cell in pixels, as the terminal reports it.
package struct CellPixels: Hashable, Sendable {
    package let width: Int
    package let height: Int

    /// - Returns: `nil` for sizes that no font has. A terminal that reports such a size does not know it.
    package init?(width: Int, height: Int) {
        guard (2...256).contains(width), (2...256).contains(height) else { return nil }
        self.width = width
        self.height = height
    }

    /// The queries for a terminal that draws sixels, which need the exact cell size: the size of a cell (XTWINOPS 16),
    /// and the size of the graphics area (XTSMGRAPHICS), which xterm reports instead.
    static let questions = Array("\u{1B}[16t\u{1B}[?2;1;0S".utf8)

    /// Reads the size from an answer to the queries.
    ///
    /// - Parameter screen: the size of the screen.
    /// - Returns: `nil` if the answer does not contain it.
    init?(_ reply: TerminalReply, screen: CellSize) {
        switch reply {
        case .window(let values) where values.count == 3 && values[0] == 6:
            self.init(width: values[2], height: values[1])
        case .graphics(let values) where values.count == 4 && values[0] == 2 && values[1] == 0:
            // If the area is larger than `maxGraphicSize`, xterm reports that limit instead.
            guard values[2] < Self.largestRoom, values[3] < Self.largestRoom, screen.width > 0, screen.height > 0,
                values[2].isMultiple(of: screen.width), values[3].isMultiple(of: screen.height)
            else { return nil }
            self.init(width: values[2] / screen.width, height: values[3] / screen.height)
        default:
            return nil
        }
    }

    /// The default of xterm's resource `maxGraphicSize`.
    private static let largestRoom = 1000

    /// Returns whether the cell size is exact. The size of the window, from which it is calculated, may include a
    /// remainder of less than a cell, margins and a scroll bar, which are no wider than the constants here. On a large
    /// enough screen, they are less than one pixel per cell.
    func isCertain(on screen: CellSize) -> Bool {
        screen.width > width + 24 && screen.height > height + 8
    }
}
