/// How much of a QR code may be damaged.
enum QRCorrection: String, CaseIterable {
    /// Seven, fifteen, twenty-five and thirty percent.
    case low = "L"
    case medium = "M"
    case quartile = "Q"
    case high = "H"

    /// The bits of the level in the format (ISO/IEC 18004, table 12).
    var bits: Int {
        switch self {
        case .low: 0b01
        case .medium: 0b00
        case .quartile: 0b11
        case .high: 0b10
        }
    }
}

/// A version of QR codes, from 1 to 40: its size, and how its bytes are divided (ISO/IEC 18004, tables 1, 7 and 9).
struct QRVersion {
    let number: Int

    /// The number of modules along a side.
    var side: Int { 17 + 4 * number }

    /// The number of bits of the length of a message in bytes.
    var lengthBits: Int { number < 10 ? 8 : 16 }

    /// The number of all bytes: what the patterns leave free.
    var bytes: Int {
        let patterns = alignmentCenters.count
        var modules = side * side
        // Three corners with their margins, the format with the dark module, and the timing patterns.
        modules -= 3 * 64 + 31 + 2 * (side - 16)
        // Of the alignment patterns, three places are those of corners, and some lie on the timing patterns.
        if patterns > 0 { modules -= (patterns * patterns - 3) * 25 - 2 * (patterns - 2) * 5 }
        if number >= 7 { modules -= 2 * 18 }
        return modules / 8
    }

    /// The centres of the alignment patterns, in both directions (ISO/IEC 18004, annex E): equally distant from the last
    /// one on, by an even number.
    var alignmentCenters: [Int] {
        guard number > 1 else { return [] }
        let count = number / 7 + 2
        let distance = number == 32 ? 26 : (number * 4 + count * 2 + 1) / (count * 2 - 2) * 2
        return [6] + (0..<(count - 1)).map { side - 7 - $0 * distance }.reversed()
    }

    /// The number of bytes of each block that correct it.
    func correctionBytes(_ level: QRCorrection) -> Int { Self.correctionBytes[level]![number - 1] }

    /// The number of blocks.
    func blocks(_ level: QRCorrection) -> Int { Self.blocks[level]![number - 1] }

    /// The number of bytes for the message, its length and its mode.
    func dataBytes(_ level: QRCorrection) -> Int { bytes - blocks(level) * correctionBytes(level) }

    /// Returns the smallest version for a message; `nil` if it is too long.
    static func smallest(forBytes count: Int, _ level: QRCorrection) -> QRVersion? {
        (1...40).lazy.map { QRVersion(number: $0) }
            .first { 4 + $0.lengthBits + 8 * count <= 8 * $0.dataBytes(level) }
    }

    private static let correctionBytes: [QRCorrection: [Int]] = [
        .low: [
            7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28,
            28, 28, 30, 30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
        .medium: [
            10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26,
            26, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
        ],
        .quartile: [
            13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30,
            28, 30, 30, 30, 30, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
        .high: [
            17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28,
            30, 24, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
    ]

    private static let blocks: [QRCorrection: [Int]] = [
        .low: [
            1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8,
            8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
        ],
        .medium: [
            1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16,
            17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
        ],
        .quartile: [
            1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20,
            23, 23, 25, 27, 29, 34, 34, 35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
        ],
        .high: [
            1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25,
            25, 34, 30, 32, 35, 37, 40, 42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
        ],
    ]
}
