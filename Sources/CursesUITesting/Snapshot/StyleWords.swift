import CursesUITerminal

/// Converts a style to and from words, as in a recorded picture: `bold red on brightBlue`.
enum StyleWords {
    private static let attributes: [(Style.Attributes, String)] = [
        (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
        (.blink, "blink"), (.reverse, "reverse"), (.strikethrough, "strikethrough"),
    ]

    private static let colors = [
        "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white",
        "brightBlack", "brightRed", "brightGreen", "brightYellow", "brightBlue", "brightMagenta",
        "brightCyan", "brightWhite",
    ]

    static func words(for style: Style) -> String {
        var words = attributes.filter { style.attributes.contains($0.0) }.map(\.1)
        if style.foreground != .default { words.append(name(of: style.foreground)) }
        if style.background != .default { words += ["on", name(of: style.background)] }
        return words.isEmpty ? "plain" : words.joined(separator: " ")
    }

    /// Returns the style that the words describe; `nil` if they describe none.
    static func style(for text: some StringProtocol) -> Style? {
        var style = Style.plain
        var isBackground = false
        for word in text.split(separator: " ") {
            if word == "on" {
                isBackground = true
            } else if let attribute = attributes.first(where: { $0.1 == word })?.0 {
                style.attributes.insert(attribute)
            } else if let color = color(named: String(word)) {
                if isBackground { style.background = color } else { style.foreground = color }
            } else if word != "plain" {
                return nil
            }
        }
        return style
    }

    static func name(of color: TerminalColor) -> String {
        switch color.kind {
        case .default:
            "default"
        case .palette(let index):
            Int(index) < colors.count ? colors[Int(index)] : "palette\(index)"
        case .rgb(let red, let green, let blue):
            ScreenColors.hex(red, green, blue)
        }
    }

    private static func color(named name: String) -> TerminalColor? {
        if name == "default" { return .default }
        if let index = colors.firstIndex(of: name) { return .palette(UInt8(index)) }
        if name.hasPrefix("palette") { return UInt8(name.dropFirst(7)).map(TerminalColor.palette) }
        guard name.hasPrefix("#"), name.count == 7, let value = UInt32(name.dropFirst(), radix: 16)
        else { return nil }
        return .rgb(
            UInt8(truncatingIfNeeded: value >> 16),
            UInt8(truncatingIfNeeded: value >> 8),
            UInt8(truncatingIfNeeded: value)
        )
    }
}
