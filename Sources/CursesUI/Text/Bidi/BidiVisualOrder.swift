/// The order of units from left to right (L2), in linear time.
///
/// L2 reverses, from the highest level down, each sequence of units at that level or higher. This implementation visits
/// the level runs from left to right, and keeps a stack of the sequences that are still open, each nested in the
/// previous one. A sequence is a chain of runs that can be traversed from either end, so it is reversed by exchanging
/// its ends.
struct BidiVisualOrder {
    private(set) var indices: [Int] = []

    /// A chain of runs at `level` or higher.
    private struct Chain {
        var level: UInt8
        var left: Int
        var right: Int
    }

    private var runs: [Range<Int>] = []
    /// The neighbour of each end of a run. Run `n` has the ends `2 * n` (its start in logical order) and `2 * n + 1`
    /// (its end).
    private var neighbours: [Int] = []
    private var open: [Chain] = []

    private static let none = -1

    init(_ levels: [UInt8]) {
        var start = 0
        for index in levels.indices where index + 1 == levels.count || levels[index + 1] != levels[index] {
            append(start..<index + 1, level: levels[index])
            start = index + 1
        }
        close(to: 0)
        guard let whole = open.last else { return }
        indices.reserveCapacity(levels.count)
        var end = whole.left
        while end != Self.none {
            let run = runs[end / 2]
            if end & 1 == 0 { indices += run } else { indices += run.reversed() }
            end = neighbours[end ^ 1]
        }
    }

    private mutating func append(_ run: Range<Int>, level: UInt8) {
        let end = 2 * runs.count
        runs.append(run)
        neighbours += [Self.none, Self.none]
        close(to: level)
        push(Chain(level: level, left: end, right: end + 1))
    }

    /// Ends the sequences above a level.
    private mutating func close(to level: UInt8) {
        while var chain = open.last, chain.level > level {
            open.removeLast()
            let outer = max(level, open.last?.level ?? 0)
            // The chain is reversed once for each level between its own and the level of the enclosing chain.
            if (chain.level - outer) & 1 == 1 { swap(&chain.left, &chain.right) }
            chain.level = outer
            push(chain)
        }
    }

    /// Joins a chain to the last open one if both have the same level.
    private mutating func push(_ chain: Chain) {
        guard let last = open.indices.last, open[last].level == chain.level else { return open.append(chain) }
        neighbours[open[last].right] = chain.left
        neighbours[chain.left] = open[last].right
        open[last].right = chain.right
    }
}
