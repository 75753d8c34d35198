@testable import CoreImageCompat

/// The message of a QR code, read back from its modules as a reader does, without the code that makes it: with a copy of
/// the patterns' places, and of the order of the modules.
struct DecodedQRCode {
    let level: String
    let mask: Int
    let message: [UInt8]
    /// The number of blocks whose bytes are not those of a Reed-Solomon code.
    let damagedBlocks: Int

    /// Reads a code; `nil` if its format or its mode is unknown.
    init?(_ code: QRCode) {
        let side = code.side
        let version = (side - 17) / 4
        // The format beside the corner at the top left: its 15 bits are unmasked, and the first five are its data.
        let places = (0..<6).map { (8, $0) } + [(8, 7), (8, 8), (7, 8)] + (9..<15).map { (14 - $0, 8) }
        var format = 0
        for (place, module) in places.enumerated() where code.isDark(module.0, module.1) { format |= 1 << place }
        format ^= 0b101010000010010
        guard let level = [0b01: "L", 0b00: "M", 0b11: "Q", 0b10: "H"][format >> 13] else { return nil }
        let mask = format >> 10 & 7
        self.level = level
        self.mask = mask

        let centers = Self.centers[version] ?? []
        func isPattern(_ x: Int, _ y: Int) -> Bool {
            let isFinder = x < 9 && y < 9 || x >= side - 8 && y < 9 || x < 9 && y >= side - 8
            let isVersion = version >= 7 && (y < 6 && x >= side - 11 || x < 6 && y >= side - 11)
            let isAlignment = centers.contains { column in
                centers.contains { row in
                    let isCorner =
                        (column, row) == (6, 6) || (column, row) == (6, side - 7) || (column, row) == (side - 7, 6)
                    return !isCorner && abs(x - column) <= 2 && abs(y - row) <= 2
                }
            }
            return isFinder || isVersion || isAlignment || x == 6 || y == 6
        }
        func isInverted(_ x: Int, _ y: Int) -> Bool {
            switch mask {
            case 0: (y + x).isMultiple(of: 2)
            case 1: y.isMultiple(of: 2)
            case 2: x.isMultiple(of: 3)
            case 3: (y + x).isMultiple(of: 3)
            case 4: (y / 2 + x / 3).isMultiple(of: 2)
            case 5: (x * y).isMultiple(of: 6)
            case 6: ((x * y) % 2 + (x * y) % 3).isMultiple(of: 2)
            default: ((y + x) % 2 + (x * y) % 3).isMultiple(of: 2)
            }
        }
        var bits: [Bool] = []
        var pair = 0
        for right in stride(from: side - 1, to: 0, by: -1) where right > 6 ? right % 2 == 0 : right % 2 == 1 {
            for step in 0..<side {
                let y = pair % 2 == 0 ? side - 1 - step : step
                for x in [right, right - 1] where !isPattern(x, y) {
                    bits.append(code.isDark(x, y) != isInverted(x, y))
                }
            }
            pair += 1
        }
        let bytes = stride(from: 0, to: bits.count / 8 * 8, by: 8).map { start in
            bits[start..<(start + 8)].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
        }

        // The numbers of blocks and of bytes that correct a block are tested against the standard's capacities.
        let (count, correction) = (code.version.blocks(code.correction), code.version.correctionBytes(code.correction))
        let short = (bytes.count - count * correction) / count
        let long = (bytes.count - count * correction) % count
        var blocks = [[UInt8]](repeating: [], count: count)
        var rest = bytes[...]
        for place in 0...short {
            for block in 0..<count where place < short || block >= count - long {
                if let byte = rest.popFirst() { blocks[block].append(byte) }
            }
        }
        let data = blocks.flatMap(\.self)
        for _ in 0..<correction {
            for block in 0..<count { if let byte = rest.popFirst() { blocks[block].append(byte) } }
        }
        damagedBlocks = blocks.count { !Self.isCodeword($0, correction) }

        // The mode takes four bits, so that all that follows is shifted.
        guard let first = data.first, first >> 4 == 0b0100 else { return nil }
        let shifted = zip(data, data.dropFirst()).map { $0 << 4 | $1 >> 4 }
        let isShort = version < 10
        let length = isShort ? Int(shifted[0]) : Int(shifted[0]) << 8 | Int(shifted[1])
        message = Array(shifted.dropFirst(isShort ? 1 : 2).prefix(length))
    }

    /// Whether the polynomial of a block is zero at the first powers of 2.
    private static func isCodeword(_ block: [UInt8], _ count: Int) -> Bool {
        func doubled(_ value: UInt8) -> UInt8 { value << 1 ^ (value & 0x80 == 0 ? 0 : 0x1D) }
        func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
            var (sum, shifted) = (UInt8(0), a)
            for place in 0..<8 {
                if b >> place & 1 == 1 { sum ^= shifted }
                shifted = doubled(shifted)
            }
            return sum
        }
        var root: UInt8 = 1
        for _ in 0..<count {
            if block.reduce(UInt8(0), { product($0, root) ^ $1 }) != 0 { return false }
            root = doubled(root)
        }
        return true
    }

    /// The centres of the alignment patterns of the versions that the tests read, from annex E of the standard.
    private static let centers = [
        1: [], 2: [6, 18], 3: [6, 22], 5: [6, 30], 6: [6, 34], 7: [6, 22, 38], 10: [6, 28, 50], 14: [6, 26, 46, 66],
        20: [6, 34, 62, 90], 27: [6, 34, 62, 90, 118], 32: [6, 34, 60, 86, 112, 138],
        40: [6, 30, 58, 86, 114, 142, 170],
    ]
}
