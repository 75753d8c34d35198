/// The colours of a terminal in a picture of its screen.
package struct ScreenColors: Sendable {
    package let foreground: String
    package let background: String

    /// Light on dark.
    package static let dark = ScreenColors(foreground: "#d4d4d4", background: "#1e1e1e")
    /// Dark on light.
    package static let light = ScreenColors(foreground: "#24292f", background: "#ffffff")

    /// Returns the colours of a style, as `#rrggbb`. The background is `nil` if it is the screen's background.
    package func colors(of style: Style) -> (foreground: String, background: String?) {
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
            return Self.hex(color.red, color.green, color.blue)
        case .rgb(let red, let green, let blue):
            return Self.hex(red, green, blue)
        }
    }

    /// Returns the colour as `#rrggbb`.
    package static func hex(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> String {
        "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}

extension String {
    /// The text with the special characters of HTML and XML escaped.
    package var escapedForMarkup: String {
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

extension Style {
    /// The value of `text-decoration` in CSS and SVG.
    package var lines: String {
        var lines: [String] = []
        if attributes.contains(.underline) { lines.append("underline") }
        if attributes.contains(.strikethrough) { lines.append("line-through") }
        return lines.joined(separator: " ")
    }
}
