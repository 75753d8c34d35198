/// A mark for a colour in the output of ncurses: a byte that never occurs in text, the colour's number in decimal, and
/// a letter. ``FrameRewriter`` replaces it with the sequence for the terminal.
///
/// ncurses interprets the terminfo capability at each change of a colour. A capability that computes the sequence
/// itself, with divisions and conditions, costs five times as much.
struct ColorMark {
    /// The layer to which the colour applies.
    enum Layer: UInt8 {
        case foreground = 0x66  // f
        case background = 0x62  // b
    }

    /// DC1, which never occurs in text, because control characters never get into a cell (``Glyph``).
    static let lead: UInt8 = 0x11

    let layer: Layer
    let number: Int32

    /// The bit in which a capital letter differs from a small one.
    private static let caseBit: UInt8 = 0x20

    /// Returns the capability `setaf` or `setab` that writes marks.
    ///
    /// - Parameter isPalette: whether all colours are in the palette, and are numbered from zero. Their marks end with a
    ///   capital letter.
    static func capability(_ layer: Layer, isPalette: Bool = false) -> String {
        let letter = isPalette ? layer.rawValue & ~caseBit : layer.rawValue
        return "\(Character(Unicode.Scalar(lead)))%p1%d\(Character(Unicode.Scalar(letter)))"
    }

    /// Reads the mark at an index, and moves the index behind the mark; `nil` if there is no mark.
    init?(in bytes: UnsafeRawBufferPointer, at index: inout Int) {
        guard index < bytes.count, bytes[index] == Self.lead else { return nil }
        var number: Int32 = 0
        var end = index + 1
        while end < bytes.count, case let digit = bytes[end] &- 0x30, digit < 10, number < 100_000_000 {
            number = number * 10 + Int32(digit)
            end += 1
        }
        guard end < bytes.count, let layer = Layer(rawValue: bytes[end] | Self.caseBit) else { return nil }
        let isPalette = bytes[end] & Self.caseBit == 0
        (self.layer, self.number) = (layer, isPalette ? number + TerminfoEntry.paletteBase : number)
        index = end + 1
    }

    /// Appends the SGR parameters of the colour: 24-bit RGB, or a palette colour. The first 16 palette colours have
    /// short forms that every terminal understands.
    func append(to output: inout [UInt8]) {
        let isBackground = layer == .background
        let index = number - TerminfoEntry.paletteBase
        switch index {
        case ..<0:
            output.append(contentsOf: isBackground ? Self.background : Self.foreground)
            output.append(UInt8(ascii: "2"))
            for shift: Int32 in [16, 8, 0] {
                output.append(UInt8(ascii: ";"))
                Self.append(number >> shift & 0xFF, to: &output)
            }
        case ..<8: Self.append((isBackground ? 40 : 30) + index, to: &output)
        case ..<16: Self.append((isBackground ? 100 : 90) + index - 8, to: &output)
        default:
            output.append(contentsOf: isBackground ? Self.background : Self.foreground)
            output.append(UInt8(ascii: "5"))
            output.append(UInt8(ascii: ";"))
            Self.append(index, to: &output)
        }
    }

    private static let foreground = Array("38;".utf8)
    private static let background = Array("48;".utf8)

    /// Appends a number below 1,000 in decimal.
    private static func append(_ number: Int32, to output: inout [UInt8]) {
        if number >= 100 { output.append(UInt8(0x30 + number / 100)) }
        if number >= 10 { output.append(UInt8(0x30 + number / 10 % 10)) }
        output.append(UInt8(0x30 + number % 10))
    }
}
