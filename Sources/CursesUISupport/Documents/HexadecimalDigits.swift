extension ByteScanner {
    /// Reads up to `count` hexadecimal digits; returns nil if there are none.
    mutating func hexadecimalNumber(upTo count: Int) -> UInt32? {
        var value: UInt32?
        for _ in 0..<count {
            guard let digit = Self.digit(next) else { break }
            value = (value ?? 0) << 4 | digit
            advance()
        }
        return value
    }

    private static func digit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
        default: nil
        }
    }
}
