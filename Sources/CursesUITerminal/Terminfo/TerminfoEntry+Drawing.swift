extension TerminfoEntry {
    /// The number of the first palette colour in an entry with direct colours. Lower numbers are 24-bit RGB
    /// values. From here on follow the 256 colours of the palette, which the user may have changed.
    static let paletteBase: Int32 = 0x100_0000

    /// The entry that ncurses draws with. It is the terminal's own, with these changes:
    /// - Attributes are set one by one, which takes fewer bytes and allows strikethrough.
    /// - The colours are those of `level`. The palette is never redefined, because it belongs to the user.
    /// - The rest of the screen is not cleared at once (`ed`). To find out whether it could be, ncurses
    ///   examines all blank rows at the bottom in each frame, which costs more than drawing a key press.
    ///   Without it, rows are cleared one by one, with a few bytes each.
    /// - The size is the terminal's.
    /// - The last cell of the screen is drawn without an insertion, and without turning wrapping off if possible.
    /// - Showing the cursor does not change whether it blinks.
    func forDrawing(level: Capabilities.ColorLevel, size: CellSize) -> TerminfoEntry {
        var entry = self
        entry[number: "cols"] = Int32(size.width)
        entry[number: "lines"] = Int32(size.height)
        entry[flag: "ccc"] = false
        for name in ["initc", "initp", "oc", "ed"] {
            entry[string: name] = nil
        }
        entry.extendedFlags = []
        guard isANSI else { return entry }
        entry[string: "sgr"] = nil
        entry.setString("sgr0", "\u{1B}[m")
        entry.setString("ehhlm", "\u{1B}[9m")
        if entry[flag: "xenl"] {
            // After the last column the cursor waits, so the last cell of the screen can be written like any other.
            // ncurses otherwise turns wrapping off for it (then a combining mark joins the cell before), or, where the
            // entry has no mode for that as in tmux, inserts it, which breaks a wide character beside it.
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

    /// The same entry for a terminal that can neither scroll nor shift the characters of a row, so nothing on
    /// its screen moves.
    var withoutMoves: TerminfoEntry {
        var entry = self
        let moves = [
            "csr", "ind", "indn", "ri", "rin", "il", "il1", "dl", "dl1", "ich", "ich1", "dch", "dch1", "smir",
            "rmir",
        ]
        for name in moves { entry[string: name] = nil }
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
        if self[number: "colors"] ?? 0 < wanted || self[string: "setaf"] == nil {
            setString("setaf", Self.paletteColor(normal: "3", bright: "9", indexed: "38"))
            setString("setab", Self.paletteColor(normal: "4", bright: "10", indexed: "48"))
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

    /// The colours of the palette in xterm's forms: the first 16 as SGR 30 to 37 and 90 to 97, which every
    /// terminal understands, the others by number.
    private static func paletteColor(normal: String, bright: String, indexed: String) -> String {
        "\u{1B}[%?%p1%{8}%<%t\(normal)%p1%d%e%p1%{16}%<%t\(bright)%p1%{8}%-%d"
            + "%e\(indexed);5;%p1%d%;m"
    }
}
