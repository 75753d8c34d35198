#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension CellBuffer {
    /// The rows as text, without trailing spaces. A wide character occurs once.
    public var rows: [String] { (0..<size.height).map(text(ofRow:)) }

    /// Returns a row as text, without trailing spaces. A wide character occurs once.
    ///
    /// - Parameter row: the index of a row in the buffer.
    public func text(ofRow row: Int) -> String {
        var text: [UInt8] = []
        text.reserveCapacity(size.width)
        appendRow(row, to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    /// The rows as one text, without trailing empty rows.
    public var text: String {
        var text: [UInt8] = []
        text.reserveCapacity((size.width + 1) * size.height)
        var end = 0
        for row in 0..<size.height {
            if row > 0 { text.append(UInt8(ascii: "\n")) }
            let start = text.count
            appendRow(row, to: &text)
            if text.count > start { end = text.count }
        }
        return String(decoding: text[..<end], as: UTF8.self)
    }

    /// Appends a row in UTF-8. A screen has thousands of cells, and strings would cost more per cell.
    private func appendRow(_ row: Int, to text: inout [UInt8]) {
        var end = text.count
        for cell in cells[(row * size.width)..<((row + 1) * size.width)] {
            if cell.glyph == .space {
                text.append(UInt8(ascii: " "))
                continue
            }
            cell.glyph.withScalars { scalars in
                for value in scalars {
                    if value < 0x80 {
                        text.append(UInt8(truncatingIfNeeded: value))
                    } else if let scalar = Unicode.Scalar(value) {
                        text.append(contentsOf: UTF8.encode(scalar)!)
                    }
                }
            }
            end = text.count
        }
        text.removeLast(text.count - end)
    }

    /// Returns the number of cells that differ from those of another buffer of the same size.
    package func differences(from other: CellBuffer) -> Int {
        let width = size.width
        let stride = width * MemoryLayout<Cell>.stride
        return cells.withUnsafeBufferPointer { cells in
            other.cells.withUnsafeBufferPointer { others in
                var count = 0
                for row in 0..<min(size.height, width == 0 ? 0 : others.count / width) {
                    let start = row * width
                    // Most rows are equal byte by byte, so their cells need not be compared.
                    guard memcmp(cells.baseAddress! + start, others.baseAddress! + start, stride) != 0
                    else { continue }
                    for index in start..<(start + width) where cells[index] != others[index] {
                        count += 1
                    }
                }
                return count
            }
        }
    }

    /// Returns a buffer of a different size with the same content at its top left, clipped or padded with blanks.
    package func resized(to size: CellSize) -> CellBuffer {
        var buffer = CellBuffer(size: size)
        guard buffer.size != self.size else { return self }
        buffer.copy(buffer.bounds, from: self)
        return buffer
    }

    /// Copies the cells of a rectangle, clipped to both buffers, from another buffer. A wide glyph on an edge
    /// is copied whole.
    package mutating func copy(_ rect: CellRect, from other: CellBuffer) {
        let rect = rect.intersection(bounds).intersection(other.bounds)
        if rect == bounds, other.size == size {
            cells = other.cells
            return
        }
        if rect.size.width == size.width, other.size.width == size.width {
            // Whole rows are copied at once, because they cannot cut a wide glyph in half.
            let places = (rect.minRow * size.width)..<(rect.maxRow * size.width)
            cells.replaceSubrange(places, with: other.cells[places])
            return
        }
        for row in rect.minRow..<rect.maxRow {
            withRow(row, clip: bounds) { target in
                for column in rect.minColumn..<rect.maxColumn {
                    let isCut = other[column: column, row: row].glyph == .continuation
                    guard !isCut || column == rect.minColumn else { continue }
                    let place = isCut ? column - 1 : column
                    let cell = other[column: place, row: row]
                    let right = cell.glyph.width == 2 ? other[column: place + 1, row: row] : cell
                    target.put(cell.glyph, style: cell.style, rightStyle: right.style, at: place)
                }
            }
        }
    }
}
