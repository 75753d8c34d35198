/// The line ends of a text, in its bytes.
enum LineEnd {
    /// Returns the number of bytes of a line end at an index; zero if there is none.
    static func length(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
        func byte(_ offset: Int) -> UInt8 {
            index + offset < bytes.count ? bytes[index + offset] : 0
        }
        return switch bytes[index] {
        case 0x0D: byte(1) == 0x0A ? 2 : 1
        case 0x0A...0x0C: 1
        // U+0085, U+2028 and U+2029.
        case 0xC2: byte(1) == 0x85 ? 2 : 0
        case 0xE2: byte(1) == 0x80 && (0xA8...0xA9).contains(byte(2)) ? 3 : 0
        default: 0
        }
    }
}
