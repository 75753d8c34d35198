/// The difference between two sequences of ids: the first and the last ids that they have in common, and those between.
struct IDChange {
    /// The number of ids that both begin with.
    let prefix: Int
    /// The number of further ids that both end with.
    var suffix: Int
    private let oldCount: Int
    private let newCount: Int

    init<ID: Equatable>(from old: [ID], to new: [ID]) {
        self.init(old.count, new.count) { old[$0] == new[$1] }
    }

    /// The difference between two sequences of objects, which are their own ids.
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
    /// The places in the old sequence of the ids between the common ones.
    var oldMiddle: Range<Int> { prefix..<(oldCount - suffix) }
    /// The places in the new sequence of the ids between the common ones.
    var newMiddle: Range<Int> { prefix..<(newCount - suffix) }
    /// The number of places by which the common ids at the end have moved.
    var growth: Int { newCount - oldCount }
}
