extension TerminfoEntry {
    /// The number of the first palette colour in an entry with direct colours. Lower numbers are 24-bit RGB values. The
    /// 256 palette colours, which the user may have changed, begin at this number.
    static let paletteBase: Int32 = 0x100_0000

    /// Returns the entry with which ncurses draws. It is the terminal's own entry with these changes:
    /// - Attributes are set one by one, which takes fewer bytes and allows strikethrough.
    /// - The colours are those of `level`. The palette is never redefined, because it belongs to the user. Sequences in
    ///   xterm's forms are replaced with marks (``ColorMark``).
    /// - ncurses does not clear the rest of the screen at once (`ed`). To find out whether it can, it would examine all
    ///   blank rows at the bottom in each frame, which costs more than drawing the effect of a key press. Without `ed`,
    ///   rows are cleared one by one, with a few bytes each.
    /// - The size is `size`.
    /// - ncurses does not look for rows to scroll: see ``RowScroll``.
    /// - The last cell of the screen is drawn without an insertion, and without turning wrapping off if possible.
    /// - Showing the cursor does not change whether it blinks.
    func forDrawing(level: Capabilities.ColorLevel, size: CellSize) -> TerminfoEntry {
        var entry = self
        entry[number: "cols"] = Int32(size.width)
        entry[number: "lines"] = Int32(size.height)
        entry[flag: "ccc"] = false
        let scrolling = ["csr", "ind", "indn", "ri", "rin", "il", "il1", "dl", "dl1"]
        for name in ["initc", "initp", "oc", "ed"] + scrolling {
            entry[string: name] = nil
        }
        entry.extendedFlags = []
        guard isANSI else { return entry }
        entry[string: "sgr"] = nil
        entry.setString("sgr0", "\u{1B}[m")
        entry.setString("ehhlm", "\u{1B}[9m")
        if entry[flag: "xenl"] {
            // After a character in the last column, the cursor stays there until the next character, so the last cell
            // of the screen can be written like any other. Otherwise ncurses would turn wrapping off for this cell
            // (then a combining mark joins the cell before) or, where the entry has no wrapping mode as in tmux, insert
            // it, which breaks a wide character beside it.
            entry[flag: "am"] = false
        } else if entry[string: "smam"] == nil || entry[string: "rmam"] == nil {
            entry.setString("smam", "\u{1B}[?7h")
            entry.setString("rmam", "\u{1B}[?7l")
        }
        // A character set that is never selected needs no initialisation.
        entry[string: "enacs"] = nil
        if entry[string: "cnorm"] != nil, entry[string: "civis"] != nil {
            entry.setString("cnorm", "\u{1B}[?25h")
            entry.setString("civis", "\u{1B}[?25l")
        }
        switch level {
        case .none, .ansi8, .ansi16, .ansi256:
            entry.limitColors(to: level)
        case .trueColor:
            entry.setDirectColors()
        }
        return entry
    }

    /// The same entry without the capabilities to shift the characters of a row, so that nothing on the screen moves
    /// unless it is scrolled.
    var withoutMoves: TerminfoEntry {
        var entry = self
        for name in ["ich", "ich1", "dch", "dch1", "smir", "rmir"] { entry[string: name] = nil }
        return entry
    }

    private mutating func limitColors(to level: Capabilities.ColorLevel) {
        let wanted: Int32 =
            switch level {
            case .none: 0
            case .ansi8: 8
            case .ansi16: 16
            default: 256
            }
        guard wanted > 0 else {
            self[number: "colors"] = nil
            self[number: "pairs"] = nil
            return
        }
        let foreground = Self.paletteColor(normal: "3", bright: "9", indexed: "38")
        let background = Self.paletteColor(normal: "4", bright: "10", indexed: "48")
        let isSimulated = self[number: "colors"] ?? 0 < wanted || self[string: "setaf"] == nil
        if isSimulated
            || self[string: "setaf"] == Array(foreground.utf8) && self[string: "setab"] == Array(background.utf8)
        {
            setString("setaf", ColorMark.capability(.foreground, isPalette: true))
            setString("setab", ColorMark.capability(.background, isPalette: true))
        }
        if self[string: "op"] == nil { setString("op", "\u{1B}[39;49m") }
        self[number: "colors"] = wanted
        self[number: "pairs"] = 0x10000
    }

    private mutating func setDirectColors() {
        extendedFlags = ["RGB"]
        self[number: "colors"] = Self.paletteBase + 256
        self[number: "pairs"] = 0x10000
        setString("setaf", ColorMark.capability(.foreground))
        setString("setab", ColorMark.capability(.background))
        setString("op", "\u{1B}[39;49m")
    }

    /// Returns the capability that selects a palette colour in xterm's forms: the first 16 colours as SGR 30 to 37 and
    /// 90 to 97, which every terminal understands, the others by index.
    private static func paletteColor(normal: String, bright: String, indexed: String) -> String {
        "\u{1B}[%?%p1%{8}%<%t\(normal)%p1%d%e%p1%{16}%<%t\(bright)%p1%{8}%-%d"
            + "%e\(indexed);5;%p1%d%;m"
    }
}
