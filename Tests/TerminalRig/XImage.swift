import Foundation

/// The pixels of a screen of an X server, read from a file of the form of `xwd` (`XWDFile.h` of X11).
package struct XImage: Equatable {
    package let width: Int
    package let height: Int
    /// The colours, `0xRRGGBB`, row by row.
    package let pixels: [UInt32]

    /// Reads the upper left part of the screen.
    ///
    /// - Throws: `Malformed` if the file does not have 32 bits for each pixel, or is too small.
    init(_ file: Data, width: Int, height: Int) throws {
        // The header has words of 32 bits, the most significant byte first; a table of colours of twelve bytes each
        // follows the name of the window.
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
