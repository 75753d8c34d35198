/// How the items of a toolbar are shown in little space: first without the titles of their labels, then fewer and fewer
/// of them, with the others in a menu.
struct BarCollapse: Equatable {
    /// The number of items.
    var count = 0
    private(set) var level = 0
    /// The columns that the items needed on each level, when they were last shown so.
    private var needs: [Int: Int] = [:]

    /// Whether labels are shown as icons alone.
    var hidesTitles: Bool { level > 0 }
    /// The number of items in the menu. One always stays in the bar.
    var menuCount: Int { min(max(0, level - 1), max(0, count - 1)) }

    private var lastLevel: Int { 1 + max(0, count - 1) }

    /// Chooses the level for a width; returns whether it is a different one.
    mutating func adapt(needed: Int, room: Int) -> Bool {
        needs[level] = needed
        if needed > room, level < lastLevel {
            level += 1
            return true
        }
        guard level > 0, let more = needs[level - 1], more <= room else { return false }
        level -= 1
        return true
    }

    /// Shows a new number of items as space allows.
    mutating func reset(count: Int) {
        self = BarCollapse()
        self.count = count
    }
}
