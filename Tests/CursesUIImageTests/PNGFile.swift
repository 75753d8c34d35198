import Foundation

/// Builds a PNG file chunk by chunk, either valid or damaged as a test requires. Its pixels are stored without
/// compression.
struct PNGFile {
    /// The colour types of PNG.
    enum ColorType: UInt8 {
        case grey = 0, rgb = 2, palette = 3, greyAlpha = 4, rgba = 6
    }

    var width: Int
    var height: Int
    var depth: UInt8 = 8
    var colorType = ColorType.rgba
    /// Chunks before the pixels.
    var chunks: [(name: String, data: [UInt8])] = []
    /// The bytes of all rows, without the filter byte at the start of each row.
    var rows: [[UInt8]]

    /// Creates a picture with four bytes for each pixel.
    init(width: Int, height: Int, _ pixel: (_ x: Int, _ y: Int) -> [UInt8]) {
        self.init(
            width: width,
            height: height,
            rows: (0..<height).map { y in (0..<width).flatMap { x in pixel(x, y) } }
        )
    }

    /// Creates a picture with the given rows, whose number may differ from the height.
    init(width: Int, height: Int, rows: [[UInt8]]) {
        self.width = width
        self.height = height
        self.rows = rows
    }

    var data: Data {
        let header =
            Self.bytes(UInt32(width)) + Self.bytes(UInt32(height))
            + [depth, colorType.rawValue, 0, 0, 0]
        var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        file.append(Self.chunk("IHDR", header))
        for chunk in chunks { file.append(Self.chunk(chunk.name, chunk.data)) }
        file.append(Self.chunk("IDAT", Self.stored(rows.flatMap { [0] + $0 })))
        file.append(Self.chunk("IEND", []))
        return file
    }

    static func chunk(_ name: String, _ data: [UInt8]) -> Data {
        let body = Array(name.utf8) + data
        return Data(bytes(UInt32(data.count)) + body + bytes(checkSum(body)))
    }

    /// Returns a zlib stream (RFC 1950) that consists of stored blocks (RFC 1951).
    private static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        var rest = bytes[...]
        repeat {
            let block = rest.prefix(65_535)
            rest = rest.dropFirst(block.count)
            let count = UInt16(block.count)
            stream.append(rest.isEmpty ? 1 : 0)
            stream += [UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8)]
            stream += block
        } while !rest.isEmpty
        var (low, high): (UInt32, UInt32) = (1, 0)
        for byte in bytes {
            low = (low + UInt32(byte)) % 65_521
            high = (high + low) % 65_521
        }
        return stream + self.bytes(high << 16 | low)
    }

    private static func checkSum(_ bytes: [UInt8]) -> UInt32 {
        var sum: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return ~sum
    }

    private static func bytes(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
