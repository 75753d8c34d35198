/// A QR code by ISO/IEC 18004: a message in the byte mode, in the smallest version that has room for it, with the mask
/// that has the lowest penalty.
struct QRCode {
    let version: QRVersion
    let correction: QRCorrection
    /// The number of the mask, from 0 to 7.
    let mask: Int
    private let matrix: QRMatrix

    /// Creates the code of a message; `nil` if it is too long.
    init?(message: [UInt8], correction: QRCorrection) {
        guard let version = QRVersion.smallest(forBytes: message.count, correction) else { return nil }
        self.version = version
        self.correction = correction
        let data = Self.data(of: message, version, correction)
        var plain = QRMatrix(version)
        plain.place(Self.blocks(of: data, version, correction))
        let candidates = (0..<8).map { plain.masked($0, correction) }
        let penalties = candidates.map(\.penalty)
        mask = penalties.indices.min { penalties[$0] < penalties[$1] } ?? 0
        matrix = candidates[mask]
    }

    /// The number of modules along a side.
    var side: Int { version.side }

    /// Returns whether a module is dark.
    func isDark(_ column: Int, _ row: Int) -> Bool { matrix[column, row] }

    /// Returns the mode, the length, the message, an end, and bytes that fill the rest (7.4).
    private static func data(of message: [UInt8], _ version: QRVersion, _ correction: QRCorrection) -> [UInt8] {
        let capacity = version.dataBytes(correction)
        var bits: [Bool] = []
        bits.reserveCapacity(capacity * 8)
        func append(_ value: Int, _ count: Int) {
            for place in (0..<count).reversed() { bits.append(value >> place & 1 == 1) }
        }
        append(0b0100, 4)
        append(message.count, version.lengthBits)
        for byte in message { append(Int(byte), 8) }
        append(0, min(4, capacity * 8 - bits.count))
        append(0, (8 - bits.count % 8) % 8)
        var bytes = stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<(start + 8)].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
        }
        var isFirst = true
        while bytes.count < capacity {
            bytes.append(isFirst ? 0b1110_1100 : 0b0001_0001)
            isFirst.toggle()
        }
        return bytes
    }

    /// Divides data into blocks, corrects each of them, and returns the first bytes of all blocks, then the second ones,
    /// and so on (7.5 and 7.6).
    private static func blocks(of data: [UInt8], _ version: QRVersion, _ correction: QRCorrection) -> [UInt8] {
        let count = version.blocks(correction)
        let (short, long) = (data.count / count, data.count % count)
        var blocks: [[UInt8]] = []
        var start = 0
        for index in 0..<count {
            // The last blocks have a byte more if the data cannot be divided equally.
            let length = short + (index >= count - long ? 1 : 0)
            blocks.append(Array(data[start..<(start + length)]))
            start += length
        }
        let corrections = blocks.map {
            GaloisField.correction(of: $0, count: version.correctionBytes(correction))
        }
        func interleaved(_ blocks: [[UInt8]]) -> [UInt8] {
            (0..<(blocks.map(\.count).max() ?? 0)).flatMap { place in
                blocks.compactMap { place < $0.count ? $0[place] : nil }
            }
        }
        return interleaved(blocks) + interleaved(corrections)
    }
}
