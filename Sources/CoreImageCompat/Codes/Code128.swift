/// A bar code with Code 128, by ISO/IEC 15417: the characters of ASCII in the code sets A, B and C.
struct Code128 {
    /// The numbers of the symbol characters, from the start character to the check character.
    let characters: [Int]

    private enum Set: Int {
        /// Control characters and capital letters.
        case a = 101
        /// Capital and small letters.
        case b = 100
        /// Pairs of digits.
        case c = 99
    }

    /// Creates the code of a message; `nil` if it is empty or has characters that are not in ASCII.
    init?(message: [UInt8]) {
        guard !message.isEmpty, message.allSatisfy({ $0 < 128 }) else { return nil }
        var characters: [Int] = []
        var current: Set?
        var place = 0
        while place < message.count {
            let next = Self.set(for: message[place...], after: current, isWhole: place == 0)
            if next != current {
                // The start characters are in the order of the sets.
                characters.append(current == nil ? 204 - next.rawValue : next.rawValue)
                current = next
            }
            let byte = Int(message[place])
            switch next {
            case .a: characters.append(byte < 32 ? byte + 64 : byte - 32)
            case .b: characters.append(byte - 32)
            case .c:
                characters.append((byte - 48) * 10 + Int(message[place + 1]) - 48)
                place += 1
            }
            place += 1
        }
        let sum = characters.enumerated().reduce(0) { $0 + max(1, $1.offset) * $1.element }
        self.characters = characters + [sum % 103]
    }

    /// Returns the set for the next character, so that there are few symbol characters (annex E): pairs of digits at the
    /// start and at the end from four digits on, elsewhere from six.
    private static func set(for rest: ArraySlice<UInt8>, after current: Set?, isWhole: Bool) -> Set {
        let digits = rest.prefix { (48...57).contains($0) }.count
        if current == .c, digits >= 2 { return .c }
        let isEnd = digits == rest.count
        let isWorthwhile = isWhole && isEnd && digits == 2 || digits >= (isWhole || isEnd ? 4 : 6)
        // Of an odd number of digits, the first one is not in a pair, except at the start.
        if isWorthwhile, digits % 2 == 0 || isWhole { return .c }
        if current != .c, let current, fits(rest.first, current) { return current }
        // The set that the first character needs that is not in both.
        return rest.first { !fits($0, .a) || !fits($0, .b) }.map { fits($0, .a) ? .a : .b } ?? .b
    }

    private static func fits(_ byte: UInt8?, _ set: Set) -> Bool {
        guard let byte else { return false }
        return set == .a ? byte < 96 : byte >= 32
    }

    /// The modules from the left: true for a bar.
    var modules: [Bool] {
        (characters.map { Self.widths[$0] } + ["2331112"]).flatMap { widths in
            widths.utf8.enumerated().flatMap { index, width in
                repeatElement(index % 2 == 0, count: Int(width) - 48)
            }
        }
    }

    /// The widths of the bars and spaces of each symbol character (table 1).
    static let widths = """
        212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222
        123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321
        232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121
        313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224
        111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111
        111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113
        114311 411113 411311 113141 114131 311141 411131 211412 211214 211232
        """.split { $0 == " " || $0 == "\n" }.map(String.init)
}
