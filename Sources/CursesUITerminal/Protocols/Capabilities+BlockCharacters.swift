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

    /// The terminals that draw octants themselves.
    private static let octantNames: [(name: String, version: [Int])] = [
        ("kitty(", [0, 42]), ("foot(", [1, 21]), ("ghostty ", [1, 2]),
    ]

    /// Returns the block characters that a terminal draws, given the name that it reports; `nil` if they are unknown.
    static func blocks(name: String) -> BlockCharacters? {
        drawsOctants(name: name) ? .octants : drawsSextants(name: name) ? .sextants : nil
    }

    /// Returns whether a terminal draws octants. They were added in Unicode 16, so the machine's C library must also
    /// know them, with a width of one column.
    private static func drawsOctants(name: String) -> Bool {
        isListed(name, in: octantNames) && cncurses_width(0x1CD00) == 1 && cncurses_width(0x1CEA8) == 1
    }

    /// Returns whether a terminal draws sextants. They were added in Unicode 13, so the machine's C library must also
    /// know them, with a width of one column.
    private static func drawsSextants(name: String) -> Bool {
        isListed(name, in: sextantNames) && cncurses_width(0x1FB00) == 1
    }
}
