/// The commands of the DEC VT100 that scroll rows: DECSTBM limits scrolling to a region, whose content moves at a line
/// feed in its last row, and at a reverse index (RI) in its first row.
struct ScrollCommands {
    /// Whether the terminal also has the commands for several rows at once, SU and SD.
    private let hasSeveral: Bool

    /// `nil` if the entry has other commands, or if more than the region moves.
    init?(_ entry: TerminfoEntry) {
        func isDefined(_ name: String, _ values: String...) -> Bool {
            guard let defined = entry[string: name] else { return false }
            // The delays of old terminals are written as `$<5>`.
            return values.contains { Array($0.utf8) == Array(defined.prefix { $0 != UInt8(ascii: "$") }) }
        }
        let moves = ["da", "db", "ndscr"].contains { entry[flag: $0] }
        guard !moves, isDefined("csr", "\u{1B}[%i%p1%d;%p2%dr"), isDefined("cup", "\u{1B}[%i%p1%d;%p2%dH"),
            isDefined("ind", "\n", "\u{1B}D"), isDefined("ri", "\u{1B}M")
        else { return nil }
        hasSeveral = isDefined("indn", "\u{1B}[%p1%dS") && isDefined("rin", "\u{1B}[%p1%dT")
    }

    /// Returns where the cursor must be before the commands. It is there after them, too.
    func start(of scroll: RowScroll, height: Int) -> CellPoint {
        let isWhole = scroll.region == 0..<height
        return CellPoint(column: 0, row: isWhole && scroll.distance > 0 ? height - 1 : 0)
    }

    /// Returns the bytes that scroll rows.
    ///
    /// - Parameter height: the number of rows of the screen.
    func bytes(for scroll: RowScroll, height: Int) -> [UInt8] {
        let (region, count) = (scroll.region, abs(scroll.distance))
        let isUp = scroll.distance > 0
        let one = isUp ? "\n" : "\u{1B}M"
        let move = hasSeveral && count > 3 ? "\u{1B}[\(count)\(isUp ? "S" : "T")" : String(repeating: one, count: count)
        if region == 0..<height { return Array(move.utf8) }
        let place = isUp ? region.upperBound : region.lowerBound + 1
        // Setting the region moves the cursor to the first column of the first row, on most terminals.
        return Array(
            "\u{1B}[\(region.lowerBound + 1);\(region.upperBound)r\u{1B}[\(place)H\(move)\u{1B}[r\u{1B}[H".utf8)
    }
}
