extension Capabilities {
    /// Creates the capabilities that a terminal is assumed to have before it has answered.
    init(environment: [String: String], entry: TerminfoEntry, isUTF8: Bool) {
        self.init(
            colorLevel: ColorLevel(environment: environment, entry: entry), hasLineDrawing: isUTF8)
        hasHyperlinks = entry.isANSI && Self.isKnownForHyperlinks(environment)
        appearance = Self.isLight(environment).map { $0 ? .light : .dark }
        blocks = Self.blocks(environment, isUTF8: isUTF8)
        hasNerdFont = isUTF8 && environment["CURSESUI_NERD_FONT"] == "1"
    }

    /// Applies the terminal's answers.
    ///
    /// - Parameter isMultiplexer: whether the app runs in tmux or screen. Their answers describe themselves, not how
    ///   the attached terminals draw emoji.
    mutating func adopt(_ answers: TerminalProbe.Answers, isMultiplexer: Bool) {
        emoji = isMultiplexer ? [] : answers.emoji
        hasKeyboardProtocol = answers.keyboardFlags != nil
        // 0: not recognised; 4: permanently reset.
        hasSynchronizedOutput = answers.modes[TerminalModes.synchronizedOutput]
            .map { $0 != 0 && $0 != 4 }
        adopt(answers.colors)
        terminalName = answers.name
        cellPixels = answers.cellPixels ?? cellPixels
        if let name = answers.name, Self.knowsHyperlinks(name: name) { hasHyperlinks = true }
        // The answers of tmux and screen describe themselves, but the attached terminal draws the characters.
        if let name = answers.name, !isMultiplexer, blocks == .quadrants { blocks = Self.blocks(name: name) ?? blocks }
    }

    /// Applies the colours that the terminal reports.
    mutating func adopt(_ colors: ColorProbe.Answers) {
        foreground = colors.foreground
        let palette = (0..<Self.namedColorCount).compactMap { colors.palette[$0] }
        self.palette = palette.count == Self.namedColorCount ? palette : []
        background = colors.background
        if let isLight = colors.background?.isLight { appearance = isLight ? .light : .dark }
        assumeBackground()
    }

    /// Takes the background for black, or for white in a light terminal, if it is not reported.
    private mutating func assumeBackground() {
        let isKnown = background != nil && foreground != nil
        assumedBackground = isKnown ? nil : appearance == .light ? .rgb(255, 255, 255) : .rgb(0, 0, 0)
    }

    /// Applies the unsolicited report that the terminal has become light or dark (mode 2031). The colours that it
    /// reported before are then discarded.
    ///
    /// - Returns: whether the appearance changed.
    mutating func adopt(_ report: TerminalReply) -> Bool {
        guard case .status(let values, isPrivate: true) = report, values.count == 2, values[0] == 997
        else { return false }
        let before = appearance
        appearance = values[1] == 2 ? .light : .dark
        if appearance != before {
            (foreground, background, palette) = (nil, nil, [])
            assumeBackground()
        }
        return appearance != before
    }

    /// Returns whether the app runs in tmux or screen.
    static func isMultiplexer(environment: [String: String]) -> Bool {
        let name = environment["TERM"] ?? ""
        return name.hasPrefix("tmux") || name.hasPrefix("screen")
            || environment["TMUX"] ?? "" != "" || environment["STY"] ?? "" != ""
    }

    // MARK: Hyperlinks

    /// The terminals that support OSC 8: the start of the name that they report (XTVERSION), and the first version that
    /// does.
    private static let hyperlinkNames: [(name: String, version: [Int])] = [
        ("kitty(", [0, 19]), ("WezTerm ", []), ("foot(", [1, 7]), ("iTerm2 ", [3, 1]), ("ghostty ", []),
        ("VTE(", [5000]), ("Konsole ", [20, 12]), ("contour ", []), ("mintty ", [3, 1]), ("Rio ", []),
        ("tmux ", [3, 4]), ("Alacritty ", [0, 11]),
    ]

    /// The values of `TERM` of terminals that support OSC 8. Their terminfo entries are distributed with the terminals.
    private static let hyperlinkTypes = [
        "xterm-kitty", "xterm-ghostty", "ghostty", "alacritty", "foot", "wezterm", "contour", "rio",
    ]

    /// The values of `TERM_PROGRAM` of terminals that support OSC 8.
    private static let hyperlinkPrograms: Set = [
        "iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper", "rio", "mintty", "WarpTerminal",
    ]

    private static func knowsHyperlinks(name: String) -> Bool { isListed(name, in: hyperlinkNames) }

    /// Returns whether a list contains a terminal with its reported version or an earlier one.
    static func isListed(_ name: String, in list: [(name: String, version: [Int])]) -> Bool {
        list.contains { known in
            guard name.hasPrefix(known.name) else { return false }
            return !version(name.dropFirst(known.name.count)).lexicographicallyPrecedes(known.version)
        }
    }

    private static func isKnownForHyperlinks(_ environment: [String: String]) -> Bool {
        let program = environment["TERM_PROGRAM"] ?? ""
        if program == "tmux" {
            let version = version(environment["TERM_PROGRAM_VERSION"] ?? "")
            return !version.lexicographicallyPrecedes([3, 4])
        }
        if isMultiplexer(environment: environment) { return false }
        let type = environment["TERM"] ?? ""
        return hyperlinkTypes.contains { type == $0 || type.hasPrefix($0 + "-") }
            || hyperlinkPrograms.contains(program)
            || environment["WT_SESSION"] ?? "" != ""
            || environment["KONSOLE_VERSION"].flatMap(Int.init) ?? 0 >= 201_200
            || environment["VTE_VERSION"].flatMap(Int.init) ?? 0 >= 5000
    }

    /// Returns the leading numbers of a version, such as 3 and 4 for `3.4a`.
    private static func version(_ text: some StringProtocol) -> [Int] {
        text.prefix { $0.isNumber || $0 == "." }.split(separator: ".").compactMap { Int($0) }
    }

    // MARK: Background

    /// Returns whether the background is light, according to `COLORFGBG`, which rxvt, Konsole and others set. It
    /// contains the palette indices of the text and the background; the background is last.
    private static func isLight(_ environment: [String: String]) -> Bool? {
        guard let last = environment["COLORFGBG"]?.split(separator: ";").last, let index = UInt8(last),
            index < 16
        else { return nil }
        return index == 7 || index == 15
    }
}
