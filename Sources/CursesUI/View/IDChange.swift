/// The difference between two sequences of ids: the first and the last ids that they have in common, and those between.
struct IDChange {
    /// The number of ids that both begin with.
    let prefix: Int
    /// The number of further ids that both end with.
    var suffix: Int
    private let oldCount: Int
    private let newCount: Int

    init<ID: Equatable>(from old: [ID], to new: [ID]) {
        oldCount = old.count
        newCount = new.count
        let most = min(old.count, new.count)
        var prefix = 0
        while prefix < most, old[prefix] == new[prefix] { prefix += 1 }
        var suffix = 0
        while suffix < most - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
        self.prefix = prefix
        self.suffix = suffix
    }

    /// The places in the old sequence of the ids between the common ones.
    var oldMiddle: Range<Int> { prefix..<(oldCount - suffix) }
    /// The places in the new sequence of the ids between the common ones.
    var newMiddle: Range<Int> { prefix..<(newCount - suffix) }
    /// The number of places by which the common ids at the end have moved.
    var growth: Int { newCount - oldCount }
}
