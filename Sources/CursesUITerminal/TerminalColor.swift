/// A colour of a terminal: its default, one of its palette, or 24-bit RGB.
///
/// A terminal with fewer colours shows the nearest one that it has.
public struct TerminalColor: Hashable, Sendable {
    /// The kind is in the top byte (0 default, 1 palette, 2 RGB), the value in the bytes below.
    let bits: UInt32

    private init(bits: UInt32) {
        self.bits = bits
    }

    /// The terminal's default foreground or background.
    public static let `default` = TerminalColor(bits: 0)

    /// Returns a colour of the 256-colour palette: 0 to 7 are the ANSI colours, 8 to 15 their bright forms, followed by
    /// a 6x6x6 cube and 24 greys.
    public static func palette(_ index: UInt8) -> TerminalColor {
        TerminalColor(bits: 1 << 24 | UInt32(index))
    }

    /// Returns a 24-bit colour.
    public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> TerminalColor {
        TerminalColor(bits: 2 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
    }

    public static let black = palette(0)
    public static let red = palette(1)
    public static let green = palette(2)
    public static let yellow = palette(3)
    public static let blue = palette(4)
    public static let magenta = palette(5)
    public static let cyan = palette(6)
    public static let white = palette(7)
    public static let brightBlack = palette(8)
    public static let brightRed = palette(9)
    public static let brightGreen = palette(10)
    public static let brightYellow = palette(11)
    public static let brightBlue = palette(12)
    public static let brightMagenta = palette(13)
    public static let brightCyan = palette(14)
    public static let brightWhite = palette(15)

    /// The kind of a colour, with its value.
    public enum Kind: Hashable, Sendable {
        case `default`
        case palette(UInt8)
        case rgb(red: UInt8, green: UInt8, blue: UInt8)
    }

    public var kind: Kind {
        switch bits >> 24 {
        case 1:
            .palette(UInt8(truncatingIfNeeded: bits))
        case 2:
            .rgb(
                red: UInt8(truncatingIfNeeded: bits >> 16),
                green: UInt8(truncatingIfNeeded: bits >> 8),
                blue: UInt8(truncatingIfNeeded: bits)
            )
        default:
            .default
        }
    }
}
