import CursesUITerminal

extension Snapshot {
    /// The picture with escape sequences (SGR, ECMA-48), to be printed in a terminal.
    ///
    /// Each row ends with a line feed, and no style continues beyond its row.
    public var ansi: String {
        (0..<size.height).map { row in
            var line = ""
            for run in buffer.lookRuns(inRow: row) {
                guard run.style != .plain else {
                    line += run.text
                    continue
                }
                line += "\u{1B}[\(Self.parameters(of: run.style))m\(run.text)\u{1B}[0m"
            }
            return line + "\n"
        }.joined()
    }

    private static let codes: [(Style.Attributes, Int)] = [
        (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.blink, 5), (.reverse, 7),
        (.strikethrough, 9),
    ]

    private static func parameters(of style: Style) -> String {
        var parameters = codes.filter { style.attributes.contains($0.0) }.map { "\($0.1)" }
        parameters += self.parameters(of: style.foreground, base: 30)
        parameters += self.parameters(of: style.background, base: 40)
        return parameters.joined(separator: ";")
    }

    /// - Parameter base: the SGR parameter of black: 30 for the foreground, 40 for the background.
    private static func parameters(of color: TerminalColor, base: Int) -> [String] {
        switch color.kind {
        case .default: []
        case .palette(let index) where index < 8: ["\(base + Int(index))"]
        case .palette(let index) where index < 16: ["\(base + 52 + Int(index))"]
        case .palette(let index): ["\(base + 8);5;\(index)"]
        case .rgb(let red, let green, let blue): ["\(base + 8);2;\(red);\(green);\(blue)"]
        }
    }
}
