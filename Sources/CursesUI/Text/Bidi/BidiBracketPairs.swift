/// The bracket pairs of an isolating run sequence (BD16), and which strong types they contain.
struct BidiBracketPairs {
    struct Pair {
        /// The position of the opening bracket in the sequence. `closing` is the position of its partner, or `nil` if
        /// it is not paired.
        let opening: Int
        var closing: Int?
        private(set) var containsLeft = false
        private(set) var containsRight = false

        init(opening: Int) {
            self.opening = opening
        }

        /// Returns whether a strong type occurs between the brackets.
        func contains(_ type: BidiClass) -> Bool { type == .l ? containsLeft : containsRight }

        /// Pairs the bracket with a closing bracket. The last positions of L and R before the closing bracket determine
        /// what the pair contains.
        fileprivate mutating func close(at position: Int, lastLeft: Int, lastRight: Int) {
            closing = position
            containsLeft = lastLeft > opening
            containsRight = lastRight > opening
        }
    }

    /// The pairs, in the order of their opening brackets.
    private(set) var pairs: [Pair] = []

    init(_ sequence: borrowing BidiRunSequence, bracket: (_ index: Int) -> BidiBracket?) {
        var waiting: [(identity: UInt32, pair: Int)] = []
        var lastLeft = -1
        var lastRight = -1
        for position in sequence.types.indices {
            switch sequence.types[position] {
            case .l: lastLeft = position
            case .r, .en, .an: lastRight = position
            case .on:
                // A character that an earlier rule has changed to ON is a mark or a part of a number, not a bracket.
                guard sequence.originals[position] == .on else { break }
                switch bracket(sequence.indices[position]) {
                case .opening(let identity)?:
                    // The stack is full: the search ends, but the pairs that were found before remain.
                    if waiting.count == BidiAlgorithm.maximumBrackets { return }
                    waiting.append((identity, pairs.count))
                    pairs.append(Pair(opening: position))
                case .closing(let identity)?:
                    // The opening brackets inside the pair remain unpaired.
                    guard let match = waiting.lastIndex(where: { $0.identity == identity }) else { break }
                    pairs[waiting[match].pair].close(at: position, lastLeft: lastLeft, lastRight: lastRight)
                    waiting.removeSubrange(match...)
                case nil: break
                }
            default: break
            }
        }
    }
}
