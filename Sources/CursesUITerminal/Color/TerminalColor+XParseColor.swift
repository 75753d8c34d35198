extension TerminalColor {
    /// Parses the forms of XParseColor that terminals use to answer OSC 10 and 11: `rgb:RRRR/GGGG/BBBB` or
    /// `rgba:...` with one to four digits per component, and `#RRGGBB`.
    init?(xParseColor text: String) {
        let components: [Substring]
        if text.hasPrefix("#"), (text.utf8.count - 1).isMultiple(of: 3), text.utf8.count <= 13 {
            let digits = text.dropFirst()
            let length = digits.count / 3
            guard length > 0 else { return nil }
            components = (0..<3).map { digits.dropFirst($0 * length).prefix(length) }
        } else if text.hasPrefix("rgb:") || text.hasPrefix("rgba:") {
            let values = text.drop { $0 != ":" }.dropFirst()
            components = values.split(separator: "/", omittingEmptySubsequences: false)
            guard components.count == (text.hasPrefix("rgba:") ? 4 : 3) else { return nil }
        } else {
            return nil
        }
        let levels = components.prefix(3).compactMap { digits -> UInt8? in
            guard (1...4).contains(digits.count), digits.allSatisfy(\.isHexDigit),
                let value = Int(digits, radix: 16)
            else { return nil }
            let highest = 1 << (4 * digits.count) - 1
            return UInt8((value * 255 + highest / 2) / highest)
        }
        guard levels.count == 3 else { return nil }
        self = .rgb(levels[0], levels[1], levels[2])
    }

    /// Whether black text is easier to read on the colour than white, because its luma (ITU-R BT.601) is
    /// above the middle. `nil` for the terminal's own colour, which is unknown.
    var isLight: Bool? {
        let color: XtermPalette.RGB
        switch kind {
        case .default: return nil
        case .palette(let index): color = XtermPalette.rgb(index)
        case .rgb(let red, let green, let blue): color = .init(red: red, green: green, blue: blue)
        }
        return 299 * Int(color.red) + 587 * Int(color.green) + 114 * Int(color.blue) > 127_500
    }
}
