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

    /// What is asked of a terminal that paints over cells, and must know them to the pixel: the size of a
    /// cell (XTWINOPS 16), and of the room for graphics (XTSMGRAPHICS), which xterm tells instead.
    static let questions = Array("\u{1B}[16t\u{1B}[?2;1;0S".utf8)

    /// What an answer to the questions says.
    ///
    /// - Parameter screen: the cells that there are.
    /// - Returns: `nil` where it does not say.
    init?(_ reply: TerminalReply, screen: CellSize) {
        switch reply {
        case .window(let values) where values.count == 3 && values[0] == 6:
            self.init(width: values[2], height: values[1])
        case .graphics(let values) where values.count == 4 && values[0] == 2 && values[1] == 0:
            // A larger room is not told, but the limit that is set to it.
            guard values[2] < Self.largestRoom, values[3] < Self.largestRoom,
                values[2].isMultiple(of: screen.width), values[3].isMultiple(of: screen.height)
            else { return nil }
            self.init(width: values[2] / screen.width, height: values[3] / screen.height)
        default:
            return nil
        }
    }

    /// xterm's resource `maxGraphicSize`.
    private static let largestRoom = 1000

    /// Whether what a window counts besides its cells does not make a cell larger by a pixel: what is left of
    /// it is less than a cell, and margins and a scroll bar are no wider than this.
    func isCertain(on screen: CellSize) -> Bool {
        screen.width > width + 24 && screen.height > height + 8
    }
}
