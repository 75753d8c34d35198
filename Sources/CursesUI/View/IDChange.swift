/// The difference between two sequences of ids, which consists of their common prefix, their common suffix and the ids
/// between them.
struct IDChange {
    /// The length of the common prefix.
    let prefix: Int
    /// The length of the common suffix.
    let suffix: Int
    private let oldCount: Int
    private let newCount: Int

    init<ID: Equatable>(from old: [ID], to new: [ID]) {
        self.init(old.count, new.count) { old[$0] == new[$1] }
    }

    /// Compares two sequences of objects, which are identified by reference.
    init<Object: AnyObject>(from old: [Object], to new: [Object]) {
        self.init(old.count, new.count) { old[$0] === new[$1] }
    }

    private init(_ oldCount: Int, _ newCount: Int, areSame: (_ oldPlace: Int, _ newPlace: Int) -> Bool) {
        self.oldCount = oldCount
        self.newCount = newCount
        let most = min(oldCount, newCount)
        var prefix = 0
        while prefix < most, areSame(prefix, prefix) { prefix += 1 }
        var suffix = 0
        while suffix < most - prefix, areSame(oldCount - 1 - suffix, newCount - 1 - suffix) { suffix += 1 }
        self.prefix = prefix
        self.suffix = suffix
    }

    /// Whether the sequences are the same.
    var isEmpty: Bool { oldMiddle.isEmpty && newMiddle.isEmpty }
    /// The positions in the old sequence between the common prefix and the common suffix.
    var oldMiddle: Range<Int> { prefix..<(oldCount - suffix) }
    /// The positions in the new sequence between the common prefix and the common suffix.
    var newMiddle: Range<Int> { prefix..<(newCount - suffix) }
    /// The number of positions by which the common suffix has moved.
    var growth: Int { newCount - oldCount }
}
