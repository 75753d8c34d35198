/// An isolating run sequence (BD13). The rules for weak and neutral types resolve its types.
struct BidiRunSequence {
    /// The indices of the scalars in the paragraph.
    private(set) var indices: [Int] = []
    /// The types, as resolved so far.
    var types: [BidiClass] = []
    /// The types before W1.
    private(set) var originals: [BidiClass] = []
    private(set) var level: UInt8 = 0
    /// The strong type before the start: sos (X10).
    private(set) var before = BidiClass.l
    /// The strong type after the end: eos (X10).
    private(set) var after = BidiClass.l

    /// The strong type of the embedding direction (BD3).
    var embedding: BidiClass { BidiDirection(level: level).strongClass }

    /// Starts over with an empty sequence. The storage is kept: a text may have very many sequences.
    mutating func start(level: UInt8, levelBefore: UInt8) {
        indices.removeAll(keepingCapacity: true)
        types.removeAll(keepingCapacity: true)
        originals.removeAll(keepingCapacity: true)
        self.level = level
        before = BidiDirection(level: max(level, levelBefore)).strongClass
    }

    mutating func append(_ run: ArraySlice<Int>, of classes: [BidiClass]) {
        indices += run
        for index in run {
            types.append(classes[index])
            originals.append(classes[index])
        }
    }

    mutating func end(levelAfter: UInt8) {
        after = BidiDirection(level: max(level, levelAfter)).strongClass
    }

    /// Returns the level at a position, from its resolved type (I1, I2).
    func resolvedLevel(at position: Int) -> UInt8 {
        switch (types[position], level & 1) {
        case (.r, 0), (.l, 1), (.en, 1), (.an, 1): level + 1
        case (.en, 0), (.an, 0): level + 2
        default: level
        }
    }
}
