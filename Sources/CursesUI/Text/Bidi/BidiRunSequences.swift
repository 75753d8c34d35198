/// The isolating run sequences of a paragraph (BD13): level runs, which isolates link to sequences.
struct BidiRunSequences {
    /// A level run (BD7), without the scalars that X9 removes.
    private struct Run {
        /// The run's range in `kept`.
        let positions: Range<Int>
        /// The next run of its sequence.
        var next: Int?
        /// Whether the run starts a sequence.
        var isFirst = true
    }

    private let explicit: BidiExplicitLevels
    /// The classes before overrides, which identify isolates and paragraph separators.
    private let classes: [BidiClass]
    private let isMatched: [Bool]
    private let paragraphLevel: UInt8
    /// The indices of the scalars that X9 does not remove.
    private let kept: [Int]
    private var runs: [Run] = []

    init(_ explicit: BidiExplicitLevels, classes: [BidiClass], isMatched: [Bool], paragraphLevel: UInt8) {
        self.explicit = explicit
        self.classes = classes
        self.isMatched = isMatched
        self.paragraphLevel = paragraphLevel
        kept = classes.indices.filter { !classes[$0].isRemoved }  // X9
        findRuns()
    }

    /// Calls `body` with each sequence. Its types and the strong types at its ends (X10) are set.
    func forEach(_ body: (inout BidiRunSequence) -> Void) {
        var sequence = BidiRunSequence()
        for first in runs where first.isFirst {
            let start = first.positions.lowerBound
            sequence.start(
                level: explicit.levels[kept[start]], levelBefore: start == 0 ? paragraphLevel : level(at: start - 1))
            var run = first
            sequence.append(kept[run.positions], of: explicit.classes)
            while let next = run.next {
                run = runs[next]
                sequence.append(kept[run.positions], of: explicit.classes)
            }
            sequence.end(levelAfter: levelAfter(run))
            body(&sequence)
        }
    }

    private func level(at position: Int) -> UInt8 { explicit.levels[kept[position]] }

    /// Returns the level after a sequence that ends with the given run.
    private func levelAfter(_ run: Run) -> UInt8 {
        let end = run.positions.upperBound
        let last = classes[kept[end - 1]]
        // An isolate initiator that ends a sequence has no matching PDI.
        return end == kept.count || last == .b || last.isIsolateInitiator ? paragraphLevel : level(at: end)
    }

    private mutating func findRuns() {
        var start = 0
        // The level runs that end with a matched isolate initiator. Their sequences continue with the run that starts
        // with the PDI.
        var waiting: [Int] = []
        for position in kept.indices {
            let isEnd =
                position + 1 == kept.count || level(at: position + 1) != level(at: position)
                || classes[kept[position]] == .b
            guard isEnd else { continue }
            var run = Run(positions: start..<position + 1)
            let first = kept[start]
            if classes[first] == .pdi, isMatched[first], let previous = waiting.popLast() {
                runs[previous].next = runs.count
                run.isFirst = false
            }
            let last = kept[position]
            if classes[last].isIsolateInitiator, isMatched[last] { waiting.append(runs.count) }
            runs.append(run)
            start = position + 1
        }
    }
}
