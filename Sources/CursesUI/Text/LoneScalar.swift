import CursesUITerminal

/// A scalar that never joins other lone scalars: there is always a character boundary between two of them.
///
/// Most scalars in a text are lone. Their character boundaries are found directly from the bytes, which is much faster
/// than the rules of UAX #29. Those rules are needed only next to other scalars.
struct LoneScalar {
    let scalar: Unicode.Scalar
    /// The number of UTF-8 bytes.
    let length: Int
    /// The columns, one or two.
    let width: Int

    /// Decodes the scalar at an index; `nil` if it may combine with the previous scalar.
    private init?(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) {
        func byte(_ offset: Int) -> UInt32 { UInt32(bytes[index + offset] & 0x3F) }
        let first = bytes[index]
        let value: UInt32
        switch first {
        case 0x20..<0x7F:
            (scalar, length, width) = (Unicode.Scalar(first), 1, 1)
            return
        case 0xC3...0xD2: (value, length) = (UInt32(first & 0x1F) << 6 | byte(1), 2)
        case 0xE2...0xED: (value, length) = (UInt32(first & 0xF) << 12 | byte(1) << 6 | byte(2), 3)
        case 0xF0: (value, length) = (byte(1) << 12 | byte(2) << 6 | byte(3), 4)
        default: return nil
        }
        guard Self.isLone(value), let scalar = Unicode.Scalar(value) else { return nil }
        self.scalar = scalar
        switch ScalarClass(scalar) {
        case .narrow: width = 1
        case .wide: width = 2
        default: return nil
        }
    }

    /// Returns the single-scalar character that starts at an index; `nil` if the character may have more than one
    /// scalar.
    static func character(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> LoneScalar? {
        guard let lone = LoneScalar(bytes, at: index) else { return nil }
        let next = index + lone.length
        guard next < bytes.count else { return lone }
        // Control characters do not combine either.
        return bytes[next] < 0x80 || LoneScalar(bytes, at: next) != nil ? lone : nil
    }

    /// Returns the number of characters in a range of bytes that ends at a character boundary.
    static func characterCount(of text: String, in range: Range<Int>) -> Int {
        var count = 0
        var index = range.lowerBound
        while index < range.upperBound {
            text.utf8.withContiguousStorageIfAvailable { bytes in
                while index < range.upperBound, let lone = character(bytes, at: index) {
                    index += lone.length
                    count += 1
                }
            }
            guard index < range.upperBound else { break }
            index += text[text.utf8Index(index)].utf8.count
            count += 1
        }
        return count
    }

    /// Returns whether no rule of UAX #29 combines the scalar with others: letters of European scripts, punctuation,
    /// symbols, Chinese characters, Kana, Hangul syllables, emoji. The list is not complete.
    static func isLone(_ value: UInt32) -> Bool {
        switch value {
        case 0x20...0x7E, 0xC0...0x2FF, 0x370...0x482, 0x2010...0x2027, 0x2030...0x205E, 0x20A0...0x20C0,
            0x2100...0x2BFF,
            0x3001...0x3029, 0x3041...0x3096, 0x309B...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
            0x1F300...0x1F3FA, 0x1F400...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF:
            true
        default: false
        }
    }
}
