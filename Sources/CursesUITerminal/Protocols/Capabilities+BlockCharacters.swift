import CNCurses

extension Capabilities {
    /// What the font of a terminal has, before the terminal has answered anything.
    ///
    /// The fonts of the Linux console have few characters: those of the first PCs.
    static func blocks(_ environment: [String: String], isUTF8: Bool) -> BlockCharacters {
        guard isUTF8 else { return .none }
        let name = environment["TERM"] ?? ""
        return name == "linux" || name.hasPrefix("linux-") ? .halves : .quadrants
    }

    /// Terminals that draw sixths of cells themselves, whatever the font is, by the beginning of the
    /// names that they give themselves (XTVERSION), and a version that does.
    private static let sextantNames: [(name: String, version: [Int])] = [
        ("kitty(", [0, 24]), ("WezTerm ", [20_210_814]), ("foot(", [1, 8]), ("ghostty ", []),
        ("VTE(", [6600]), ("contour ", []), ("Alacritty ", [0, 14]),
    ]

    /// Whether sixths of cells are shown, of which the machine must know too that they are one column
    /// wide: they are of Unicode 13.
    static func drawsSextants(name: String) -> Bool {
        isListed(name, in: sextantNames) && cncurses_width(0x1FB00) == 1
    }
}
