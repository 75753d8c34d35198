import CursesUITerminal

/// The directions in which lines leave the centre of a cell.
struct LineArms: OptionSet, Hashable {
    let rawValue: UInt8

    static let left = LineArms(rawValue: 1)
    static let right = LineArms(rawValue: 2)
    static let up = LineArms(rawValue: 4)
    static let down = LineArms(rawValue: 8)

    /// The weight of a line.
    enum Weight: Int, Comparable {
        case light, heavy

        static func < (one: Weight, other: Weight) -> Bool { one.rawValue < other.rawValue }
    }

    /// Whether the arms are those of a corner.
    var isCorner: Bool { rawValue.nonzeroBitCount == 2 && !isStraight }

    /// Whether the arms are those of a horizontal or a vertical line.
    var isStraight: Bool { isSubset(of: [.left, .right]) || isSubset(of: [.up, .down]) }

    /// Returns the box-drawing character with these arms. A single arm is drawn as a line through the whole cell,
    /// because half a line looks like a gap.
    func glyph(_ weight: Weight, isRound: Bool = false, isDashed: Bool = false) -> Glyph {
        let lines: LineCharacters =
            weight == .heavy
            ? isDashed ? .dashedHeavy : .heavy
            : isRound ? isDashed ? .dashedRounded : .rounded : isDashed ? .dashedLight : .light
        if isStraight { return isSubset(of: [.left, .right]) ? lines.horizontal : lines.vertical }
        return switch self {
        case [.right, .down]: lines.topLeading
        case [.left, .down]: lines.topTrailing
        case [.right, .up]: lines.bottomLeading
        case [.left, .up]: lines.bottomTrailing
        default: Self.junctions[self]?[weight.rawValue] ?? lines.horizontal
        }
    }

    /// Returns the character that joins a line, whose only arm this is, with a line across its end.
    func joint(_ weight: Weight) -> Glyph {
        let across: LineArms = isSubset(of: [.left, .right]) ? [.up, .down] : [.left, .right]
        return union(across).glyph(weight)
    }

    /// The ASCII character with these arms.
    var asciiGlyph: Glyph {
        let lines = LineCharacters.ascii
        guard isStraight else { return lines.topLeading }
        return isSubset(of: [.left, .right]) ? lines.horizontal : lines.vertical
    }

    /// The characters of the Unicode block Box Drawing with three or four arms: light and heavy.
    private static let junctions: [LineArms: [Glyph]] = [
        [.up, .down, .right]: ["├", "┣"], [.up, .down, .left]: ["┤", "┫"], [.left, .right, .down]: ["┬", "┳"],
        [.left, .right, .up]: ["┴", "┻"], [.left, .right, .up, .down]: ["┼", "╋"],
    ]

    /// The Braille dots that look most like the arms.
    var dots: UInt8 {
        var dots: UInt8 = 0
        if contains(.left) { dots |= Braille.bit(row: 1, column: 0) }
        if contains(.right) { dots |= Braille.bit(row: 1, column: 1) }
        if contains(.up) { dots |= Braille.bit(row: 0, column: 0) | Braille.bit(row: 1, column: 0) }
        if contains(.down) {
            for row in 1...3 { dots |= Braille.bit(row: row, column: 0) }
        }
        return dots
    }
}

/// The box-drawing lines of paths that have been drawn, by their positions in the buffer. Lines that meet are joined.
struct DrawnLines {
    struct Line {
        let glyph: Glyph
        let arms: LineArms
        let weight: LineArms.Weight
    }

    private var lines: [CellPoint: Line] = [:]

    mutating func removeAll() {
        if !lines.isEmpty { lines.removeAll(keepingCapacity: true) }
    }

    mutating func insert(_ line: Line, at point: CellPoint) { lines[point] = line }

    /// Returns the line at a point, if nothing else has been drawn there.
    func line(at point: CellPoint, showing glyph: Glyph?) -> Line? {
        guard !lines.isEmpty, let line = lines[point], line.glyph == glyph else { return nil }
        return line
    }
}
