import CursesUITerminal

/// The pixels of a terminal that draws sixels. Each cell keeps its pixels until text is written to it.
package struct SixelCanvas {
    /// The size of a cell in pixels.
    package let cell: CellPixels
    private var size: CellSize
    /// The colours in percent, as `0xRRGGBB`, row by row; `nil` for pixels that are not painted.
    private var pixels: [UInt32?]
    /// The number of the picture that each pixel belongs to.
    private var owners: [Int]
    /// The number of pictures that were drawn.
    package private(set) var count = 0
    /// Whether the terminal behaves like xterm, which stores 16 pictures, drops the topmost one to store a new one, and
    /// scrolls if its last row is painted.
    private let isXterm: Bool
    private var known: [(number: Int, row: Int)] = []

    package init(cell: CellPixels, size: CellSize, isXterm: Bool = false) {
        self.cell = cell
        self.size = size
        self.isXterm = isXterm
        pixels = []
        owners = []
        resize(to: size)
    }

    /// Changes the size, which removes all pixels.
    package mutating func resize(to size: CellSize) {
        self.size = size
        pixels = Array(repeating: nil, count: width * size.height * cell.height)
        owners = Array(repeating: 0, count: pixels.count)
    }

    private var width: Int { size.width * cell.width }

    package var isEmpty: Bool { pixels.allSatisfy { $0 == nil } }

    /// The pixels of a cell, row by row; `nil` if none of them is painted.
    package subscript(_ point: CellPoint) -> [UInt32?]? {
        let found = places(of: point).map { pixels[$0] }
        return found.allSatisfy { $0 == nil } ? nil : found
    }

    package mutating func erase(_ point: CellPoint) {
        for place in places(of: point) { pixels[place] = nil }
    }

    private func places(of point: CellPoint) -> [Int] {
        (0..<cell.height).flatMap { y in
            (0..<cell.width).map { x in
                (point.row * cell.height + y) * width + point.column * cell.width + x
            }
        }
    }

    /// Stores a new picture. If the storage is full, drops the topmost picture.
    private mutating func remember(row: Int) {
        guard known.count == 16 else { return known.append((count, row)) }
        let highest = known.indices.min { known[$0].row < known[$1].row } ?? 0
        for place in pixels.indices where owners[place] == known[highest].number { pixels[place] = nil }
        known[highest] = (count, row)
    }

    /// Draws sixels from the upper left corner of a cell. Pixels beyond the screen are an error.
    ///
    /// - Parameter text: the parameters, `q` and the data.
    package mutating func draw(_ text: [UInt8], at point: CellPoint) {
        count += 1
        if isXterm { remember(row: point.row) }
        guard let start = text.firstIndex(of: UInt8(ascii: "q")) else { return }
        var index = start + 1
        var colors: [Int: UInt32] = [:]
        var color: UInt32?
        var (x, y) = (0, 0)
        var length = 1
        func numbers() -> [Int] {
            let digits = text[(index + 1)...].prefix { (0x30...0x3B).contains($0) }
            index += digits.count
            return String(decoding: digits, as: UTF8.self).split(separator: ";").compactMap { Int($0) }
        }
        while index < text.count {
            switch text[index] {
            case UInt8(ascii: "\""):
                precondition(numbers().prefix(2) == [1, 1], "pixels that are not square")
            case UInt8(ascii: "#"):
                let values = numbers()
                if values.count == 5 {
                    colors[values[0]] = UInt32(values[2]) << 16 | UInt32(values[3]) << 8 | UInt32(values[4])
                } else {
                    color = colors[values[0]]
                }
            case UInt8(ascii: "!"):
                length = numbers().first ?? 1
            case UInt8(ascii: "$"):
                x = 0
            case UInt8(ascii: "-"):
                (x, y) = (0, y + 6)
            case 0x3F...0x7E:
                for bit in 0..<6 where (text[index] - 0x3F) >> UInt8(bit) & 1 == 1 {
                    for column in x..<x + length {
                        let row = point.row * cell.height + y + bit
                        let place = row * width + point.column * cell.width + column
                        precondition(point.column * cell.width + column < width, "beyond the right margin")
                        precondition(place < pixels.count, "below the last row")
                        precondition(!isXterm || place / width / cell.height < size.height - 1, "scrolls")
                        pixels[place] = color
                        owners[place] = count
                    }
                }
                x += length
                length = 1
            default:
                preconditionFailure("no sixel: \(text[index])")
            }
            index += 1
        }
    }
}
