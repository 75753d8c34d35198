/// The embedding levels of a paragraph, according to the Unicode Bidirectional Algorithm.
///
/// Computing them takes time and memory in proportion to the length. Paragraph separators can be anywhere in the text;
/// the text after a separator is resolved as a separate paragraph with the same base direction.
struct BidiParagraph: Sendable {
    /// The paragraph level: 0 for left-to-right, 1 for right-to-left.
    let level: UInt8
    /// The resolved level of each scalar, before L1. A scalar that X9 removes has the level of the previous scalar.
    let levels: [UInt8]
    /// The classes of the scalars, which L1 needs.
    private let classes: [BidiClass]

    /// The base direction.
    var direction: BidiDirection { BidiDirection(level: level) }

    init(
        _ scalars: some Sequence<Unicode.Scalar>, direction: BidiBaseDirection = .auto,
        overrides: BidiOverrides = .ignored
    ) {
        let scalars = Array(scalars)
        var set: BidiClassSet = []
        var classes = scalars.map { scalar in
            let element = BidiClass(scalar)
            set.insert(element)
            return element
        }
        let isolates = BidiIsolates(&classes, set: set, overrides: overrides)
        level = direction.resolved(firstStrong: isolates.firstStrong).level
        self.classes = classes
        guard level == 1 || set.intersects(.raising) else {
            levels = [UInt8](repeating: 0, count: classes.count)
            return
        }
        let explicit = BidiExplicitLevels(classes, set: set, paragraphLevel: level)
        let sequences = BidiRunSequences(
            explicit, classes: classes, isMatched: isolates.isMatched, paragraphLevel: level)
        var levels = explicit.levels
        sequences.forEach { sequence in
            sequence.resolveWeakTypes()
            sequence.resolveNeutralTypes { BidiBracket(scalars[$0]) }
            for position in sequence.indices.indices {
                levels[sequence.indices[position]] = sequence.resolvedLevel(at: position)
            }
        }
        var previous = level
        for index in classes.indices {
            if classes[index].isRemoved { levels[index] = previous }
            previous = levels[index]
        }
        self.levels = levels
    }

    /// Returns the levels of the scalars in a line, after L1: separators, and white space before them or at the end of
    /// the line, have the paragraph level.
    func levels(in line: Range<Int>) -> [UInt8] {
        let line = line.clamped(to: levels.indices)
        var result = Array(levels[line])
        var isTrailing = true
        for index in line.reversed() {
            if classes[index].isSeparator {
                isTrailing = true
            } else if !classes[index].isTrailing {
                isTrailing = false
            }
            if isTrailing { result[index - line.lowerBound] = level }
        }
        return result
    }

    /// Returns the levels, after L1, of the units of a line that start at the given scalars. A unit, such as a grapheme
    /// cluster, has the level of its first scalar.
    func levels(ofUnitsAt starts: some Sequence<Int>, in line: Range<Int>) -> [UInt8] {
        let line = line.clamped(to: levels.indices)
        let levels = levels(in: line)
        return starts.map { line.contains($0) ? levels[$0 - line.lowerBound] : level }
    }

    /// Returns the indices of a line's scalars in the paragraph, from left to right (L1, L2).
    func visualOrder(in line: Range<Int>) -> [Int] {
        let line = line.clamped(to: levels.indices)
        return BidiAlgorithm.visualOrder(of: levels(in: line)).map { $0 + line.lowerBound }
    }
}
