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

    /// The greatest number of bytes of the SGR parameters of a colour.
    static let maximumLength = "48;2;255;255;255".utf8.count

    /// Writes the SGR parameters of the colour: 24-bit RGB, or a palette colour. The first 16 palette colours have short
    /// forms that every terminal understands.
    ///
    /// - Returns: the number of bytes, at most ``maximumLength``.
    func write(to output: UnsafeMutablePointer<UInt8>) -> Int {
        let isBackground = layer == .background
        let index = number - TerminfoEntry.paletteBase
        var end = output
        switch index {
        case ..<0:
            Self.write(isBackground ? 48 : 38, to: &end)
            Self.write(separator: &end)
            Self.write(2, to: &end)
            Self.write(separator: &end)
            Self.write(number >> 16 & 0xFF, to: &end)
            Self.write(separator: &end)
            Self.write(number >> 8 & 0xFF, to: &end)
            Self.write(separator: &end)
            Self.write(number & 0xFF, to: &end)
        case ..<8: Self.write((isBackground ? 40 : 30) + index, to: &end)
        case ..<16: Self.write((isBackground ? 100 : 90) + index - 8, to: &end)
        default:
            Self.write(isBackground ? 48 : 38, to: &end)
            Self.write(separator: &end)
            Self.write(5, to: &end)
            Self.write(separator: &end)
            Self.write(index, to: &end)
        }
        return end - output
    }

    private static func write(separator end: inout UnsafeMutablePointer<UInt8>) {
        end.pointee = UInt8(ascii: ";")
        end += 1
    }

    /// Writes a number from 0 to 999 in decimal.
    private static func write(_ number: Int32, to end: inout UnsafeMutablePointer<UInt8>) {
        let number = UInt32(bitPattern: number)
        if number >= 100 {
            end.pointee = UInt8(truncatingIfNeeded: 0x30 &+ number / 100)
            end += 1
        }
        if number >= 10 {
            end.pointee = UInt8(truncatingIfNeeded: 0x30 &+ number / 10 % 10)
            end += 1
        }
        end.pointee = UInt8(truncatingIfNeeded: 0x30 &+ number % 10)
        end += 1
    }
}
