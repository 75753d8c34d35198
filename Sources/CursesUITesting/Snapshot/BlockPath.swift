/// The block elements of a text as the outline of an SVG path, because the fonts of browsers leave gaps
/// between them.
struct BlockPath {
    /// The value of the path's attribute `d`; empty if there are no block elements.
    private(set) var data = ""

    /// The quarters of a cell that a character fills: upper left, upper right, lower left and lower right
    /// (Unicode, block U+2580); `nil` for other characters.
    static func quarters(of character: Character) -> [Bool]? {
        guard let scalar = character.unicodeScalars.first, (0x2580...0x259F).contains(scalar.value),
            let bits = bits[scalar.value]
        else { return nil }
        return (0..<4).map { bits >> $0 & 1 == 1 }
    }

    /// Adds the quarters of a cell.
    ///
    /// - Parameters:
    ///   - x: the left edge of the cell, and `y` its top.
    ///   - number: formats a number for the graphic.
    mutating func add(
        _ quarters: [Bool], x: Double, y: Double, width: Double, height: Double, number: (Double) -> String
    ) {
        for (top, pair) in [quarters[...1], quarters[2...]].enumerated() {
            let (left, right) = (pair.first == true, pair.last == true)
            guard left || right else { continue }
            let start = number(left ? x : x + width / 2)
            let end = number(right ? x + width : x + width / 2)
            let upper = number(y + Double(top) * height / 2)
            let lower = number(y + Double(top + 1) * height / 2)
            data += "M\(start) \(upper)H\(end)V\(lower)H\(start)z"
        }
    }

    private static let bits: [UInt32: Int] = [
        0x2580: 0b0011, 0x2584: 0b1100, 0x2588: 0b1111, 0x258C: 0b0101, 0x2590: 0b1010, 0x2596: 0b0100,
        0x2597: 0b1000, 0x2598: 0b0001, 0x2599: 0b1101, 0x259A: 0b1001, 0x259B: 0b0111, 0x259C: 0b1011,
        0x259D: 0b0010, 0x259E: 0b0110, 0x259F: 0b1110,
    ]
}
