extension BidiRunSequence {
    /// Resolves the neutral types: N0 with the brackets that `bracket` finds in the paragraph, then N1 and N2.
    mutating func resolveNeutralTypes(bracket: (_ index: Int) -> BidiBracket?) {
        resolve(BidiBracketPairs(self, bracket: bracket))
        resolveNeutrals()
    }

    /// Returns the strong type that represents a type among neutrals: numbers count as R (N0, N1).
    static func strong(_ type: BidiClass) -> BidiClass? {
        switch type {
        case .l: .l
        case .r, .en, .an: .r
        default: nil
        }
    }

    /// Resolves the brackets (N0). The pairs are sorted by their opening brackets.
    private mutating func resolve(_ pairs: BidiBracketPairs) {
        var context = before
        var position = 0
        for pair in pairs.pairs {
            guard let closing = pair.closing else { continue }
            while position < pair.opening {
                context = Self.strong(types[position]) ?? context
                position += 1
            }
            let opposite: BidiClass = embedding == .l ? .r : .l
            if pair.contains(embedding) {  // N0 b
                set(embedding, at: pair.opening, closing)
            } else if pair.contains(opposite) {  // N0 c
                set(context == opposite ? opposite : embedding, at: pair.opening, closing)
            }
        }
    }

    /// Sets the type of both brackets, and of the marks after them.
    private mutating func set(_ type: BidiClass, at opening: Int, _ closing: Int) {
        for bracket in [opening, closing] {
            types[bracket] = type
            var mark = bracket + 1
            while mark < types.count, originals[mark] == .nsm {
                types[mark] = type
                mark += 1
            }
        }
    }

    private mutating func resolveNeutrals() {
        var previous = before
        var position = 0
        while position < types.count {
            guard types[position].isNeutral else {
                previous = Self.strong(types[position]) ?? previous
                position += 1
                continue
            }
            var end = position + 1
            while end < types.count, types[end].isNeutral { end += 1 }
            let next = end < types.count ? Self.strong(types[end]) ?? after : after
            let type = previous == next ? previous : embedding  // N1, N2
            for place in position..<end { types[place] = type }
            previous = type
            position = end
        }
    }
}
