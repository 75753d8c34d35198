import CursesUITerminal

/// The colours of a terminal in a picture of it.
struct ScreenColors {
    let foreground: String
    let background: String

    /// Light on dark.
    static let dark = ScreenColors(foreground: "#d4d4d4", background: "#1e1e1e")
    /// Dark on light.
    static let light = ScreenColors(foreground: "#24292f", background: "#ffffff")

    /// The colours of a cell, as `#rrggbb`. The background is `nil` if it is the screen's.
    func colors(of style: Style) -> (foreground: String, background: String?) {
        let foreground = hex(style.foreground)
        let background = hex(style.background)
        if style.attributes.contains(.reverse) {
            return (background ?? self.background, foreground ?? self.foreground)
        }
        return (foreground ?? self.foreground, background)
    }

    private func hex(_ color: TerminalColor) -> String? {
        switch color.kind {
        case .default:
            return nil
        case .palette(let index):
            let color = XtermPalette.rgb(index)
            return hex(color.red, color.green, color.blue)
        case .rgb(let red, let green, let blue):
            return hex(red, green, blue)
        }
    }

    private func hex(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> String {
        "#" + [red, green, blue].map(StyleWords.hex).joined()
    }
}

extension String {
    /// The text with the special characters of HTML and XML escaped.
    var escapedForMarkup: String {
        var text = ""
        for character in self {
            switch character {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            default: text.append(character)
            }
        }
        return text
    }
}
