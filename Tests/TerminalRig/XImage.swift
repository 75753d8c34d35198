import Foundation

/// The pixels of an X server's screen, read from a file in `xwd` format (`XWDFile.h` of X11).
package struct XImage: Equatable {
    package let width: Int
    package let height: Int
    /// The colours, as `0xRRGGBB`, row by row.
    package let pixels: [UInt32]

    /// Reads the upper left part of the screen.
    ///
    /// - Throws: `Malformed` if the file does not have 32 bits for each pixel, or is too small.
    init(_ file: Data, width: Int, height: Int) throws {
        // The header consists of big-endian 32-bit words. After it come the name of the window and a colour table with
        // twelve bytes for each colour.
        func word(_ index: Int) throws -> Int {
            guard file.count >= 4 * index + 4 else { throw Malformed() }
            return file[4 * index..<4 * index + 4].reduce(0) { $0 << 8 | Int($1) }
        }
        let (headerSize, bitsPerPixel, bytesPerRow, colorCount) = try (word(0), word(11), word(12), word(19))
        let isMostSignificantFirst = try word(7) == 1
        let start = headerSize + 12 * colorCount
        guard bitsPerPixel == 32, file.count >= start + bytesPerRow * height, try word(4) >= width,
            bytesPerRow >= 4 * width
        else { throw Malformed() }
        self.width = width
        self.height = height
        pixels = file.withUnsafeBytes { bytes in
            (0..<height).flatMap { y in
                (0..<width).map { x in
                    let value = bytes.loadUnaligned(fromByteOffset: start + y * bytesPerRow + 4 * x, as: UInt32.self)
                    return (isMostSignificantFirst ? UInt32(bigEndian: value) : UInt32(littleEndian: value)) & 0xFFFFFF
                }
            }
        }
    }

    struct Malformed: Error {}

    package subscript(x x: Int, y y: Int) -> UInt32 { pixels[y * width + x] }
}
