import TestSupport

/// Generates bytes as a terminal, a defective terminal or an attacker may send them.
enum RandomInput {
    /// Returns at least the given number of bytes: noise, complete sequences, and sequences with an error.
    static func bytes(count: Int, using generator: inout SeededGenerator) -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < count {
            switch Int.random(in: 0..<8, using: &generator) {
            case 0: bytes.append(.random(in: 0...255, using: &generator))
            case 1...2: bytes.append(likely.randomElement(using: &generator)!)
            case 3...5: bytes += sequence(using: &generator)
            default: bytes += damaged(sequence(using: &generator), using: &generator)
            }
        }
        return bytes
    }

    private static let likely = Array("\u{1B}\u{1B}\u{1B}[[O]P_;;:0123456789<>?$~MmuRA\u{7}\\ax漢".utf8)

    /// Returns a random sequence that a terminal may send.
    static func sequence(using generator: inout SeededGenerator) -> [UInt8] {
        switch Int.random(in: 0..<12, using: &generator) {
        case 0...3: return Array("\u{1B}[".utf8) + controlSequence(using: &generator)
        case 4: return Array("\u{1B}O".utf8) + [.random(in: 0x20...0x7E, using: &generator)]
        case 5: return controlString(using: &generator)
        case 6: return paste(using: &generator)
        case 7: return mouse(using: &generator)
        case 8: return [0x1B] + text(using: &generator)
        case 9: return [.random(in: 0...0x1F, using: &generator)]
        default: return text(using: &generator)
        }
    }

    static func text(using generator: inout SeededGenerator) -> [UInt8] {
        Array(String(RandomText.scalar(using: &generator)).utf8)
    }

    /// Returns the rest of a control sequence after `ESC [`: parameters, intermediate bytes and the final byte.
    static func controlSequence(using generator: inout SeededGenerator) -> [UInt8] {
        var bytes: [UInt8] = []
        if Int.random(in: 0..<4, using: &generator) == 0 { bytes.append(pick("<=>?", &generator)) }
        for index in 0..<Int.random(in: 0...4, using: &generator) {
            if index > 0 { bytes.append(pick(";;;:", &generator)) }
            bytes += number(using: &generator)
        }
        if Int.random(in: 0..<8, using: &generator) == 0 { bytes.append(pick(" !\"#$%&'", &generator)) }
        bytes.append(
            Bool.random(using: &generator)
                ? pick("ABCDFHPQRSZ~u~uMmIOyctnb", &generator)
                : .random(in: 0x40...0x7E, using: &generator))
        return bytes
    }

    private static func number(using generator: inout SeededGenerator) -> [UInt8] {
        let value =
            switch Int.random(in: 0..<8, using: &generator) {
            case 0: ""
            case 1: "\(UInt64.random(in: 0...(.max), using: &generator))"
            case 2: "99999999999999999999999999"
            case 3: "\(Int.random(in: 0...0x110000, using: &generator))"
            case 4: "\([27, 127, 200, 201, 57_344, 57_399, 65_535, 55_296].randomElement(using: &generator)!)"
            default: "\(Int.random(in: 0...40, using: &generator))"
            }
        return Array(value.utf8)
    }

    private static func controlString(using generator: inout SeededGenerator) -> [UInt8] {
        let body = (0..<Int.random(in: 0...30, using: &generator)).map { _ in
            UInt8.random(in: 0x20...0x7E, using: &generator)
        }
        let kinds = ["10;rgb:", "11;rgb:1f1f/2020/ffff", "52;c;", "", ">|"]
        let end = Bool.random(using: &generator) ? "\u{1B}\\" : "\u{7}"
        return [0x1B, pick("]P_^X", &generator)]
            + Array(kinds.randomElement(using: &generator)!.utf8) + body + Array(end.utf8)
    }

    private static func paste(using generator: inout SeededGenerator) -> [UInt8] {
        var body: [UInt8] = []
        for _ in 0..<Int.random(in: 0...12, using: &generator) {
            body +=
                Int.random(in: 0..<4, using: &generator) == 0
                ? [likely.randomElement(using: &generator)!] : text(using: &generator)
        }
        return Array("\u{1B}[200~".utf8) + body + Array("\u{1B}[201~".utf8)
    }

    private static func mouse(using generator: inout SeededGenerator) -> [UInt8] {
        let code = Int.random(in: 0...255, using: &generator)
        let (column, row) = (
            Int.random(in: 0...1_200, using: &generator), Int.random(in: 0...400, using: &generator)
        )
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: return Array("\u{1B}[<\(code);\(column);\(row)\(Bool.random(using: &generator) ? "M" : "m")".utf8)
        case 1: return Array("\u{1B}[\(code);\(column);\(row)M".utf8)
        default:
            return Array("\u{1B}[M".utf8)
                + (0..<3).map { _ in UInt8.random(in: 0x20...0xFF, using: &generator) }
        }
    }

    /// Returns a damaged sequence: a byte is removed, added or changed, or the sequence is cut off.
    private static func damaged(_ bytes: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
        var bytes = bytes
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        let byte = UInt8.random(in: 0...255, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(byte, at: place)
        case 2: bytes[place] = byte
        default: bytes.removeSubrange(place...)
        }
        return bytes
    }

    private static func pick(_ bytes: String, _ generator: inout SeededGenerator) -> UInt8 {
        bytes.utf8.randomElement(using: &generator)!
    }
}
