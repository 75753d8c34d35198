import CVTerm
import CursesUITerminal

/// The content of one cell of the emulator.
package struct ScreenCell: Equatable, CustomStringConvertible {
    /// The text; empty for the right half of a wide character, and a space for a blank.
    package var text: String
    package var width: Int
    /// The style; libvterm does not report dim.
    package var style: Style

    package init(text: String, width: Int, style: Style) {
        self.text = text
        self.width = width
        self.style = style
    }

    init(_ cell: cvterm_cell) {
        width = Int(cell.width)
        var scalars = String.UnicodeScalarView()
        withUnsafeBytes(of: cell.scalars) { bytes in
            for value in bytes.bindMemory(to: UInt32.self).prefix(Int(cell.scalar_count)) {
                scalars.append(Unicode.Scalar(value) ?? "\u{FFFD}")
            }
        }
        text = cell.width == 0 ? "" : cell.scalar_count == 0 ? " " : String(scalars)
        style = Style(
            foreground: Self.color(cell.foreground), background: Self.color(cell.background)
        )
        if cell.bold { style.attributes.insert(.bold) }
        if cell.italic { style.attributes.insert(.italic) }
        if cell.underline { style.attributes.insert(.underline) }
        if cell.blink { style.attributes.insert(.blink) }
        if cell.reverse { style.attributes.insert(.reverse) }
        if cell.strikethrough { style.attributes.insert(.strikethrough) }
    }

    package var description: String { "\"\(text)\" \(style)" }

    private static func color(_ color: cvterm_color) -> TerminalColor {
        switch color.kind {
        case 0: .default
        case 1: .palette(UInt8(color.value))
        default:
            .rgb(
                UInt8(color.value >> 16), UInt8(color.value >> 8 & 255), UInt8(color.value & 255)
            )
        }
    }
}
