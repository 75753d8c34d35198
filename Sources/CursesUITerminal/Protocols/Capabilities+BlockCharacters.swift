import CNCurses

extension Capabilities {
    /// Returns the block characters that a terminal is assumed to show before it has answered.
    ///
    /// The fonts of the Linux console have only the block characters of the first PCs.
    static func blocks(_ environment: [String: String], isUTF8: Bool) -> BlockCharacters {
        guard isUTF8 else { return .none }
        let name = environment["TERM"] ?? ""
        return name == "linux" || name.hasPrefix("linux-") ? .halves : .quadrants
    }

    /// The terminals that draw sextants themselves, whatever the font: the start of the name that they report
    /// (XTVERSION), and the minimum version.
    private static let sextantNames: [(name: String, version: [Int])] = [
        ("kitty(", [0, 24]), ("WezTerm ", [20_210_814]), ("foot(", [1, 8]), ("ghostty ", []),
        ("VTE(", [6600]), ("contour ", []), ("Alacritty ", [0, 14]),
    ]

    /// Returns whether a terminal draws sextants. They were added in Unicode 13, so the machine's C library must also
    /// know them, with a width of one column.
    static func drawsSextants(name: String) -> Bool {
        isListed(name, in: sextantNames) && cncurses_width(0x1FB00) == 1
    }
}
