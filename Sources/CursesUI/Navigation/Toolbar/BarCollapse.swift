import CursesUITerminal

/// How the items of a toolbar are shown in little space: first without the titles of their labels, then fewer and fewer
/// of them, with the others in a menu.
struct BarCollapse: Equatable {
    /// The number of items.
    var count = 0
    private(set) var level = 0
    /// The columns that the items needed at each level when they were last shown at it.
    private var needs: [Int: Int] = [:]

    init(count: Int = 0) {
        self.count = count
    }

    /// Whether labels are shown as icons only.
    var hidesTitles: Bool { level > 0 }
    /// The number of items in the menu. A single item stays in the bar: a menu would take as much space.
    var menuCount: Int { min(max(0, level - 1), count) }

    private var lastLevel: Int { count > 1 ? 1 + count : 1 }

    /// How often each level was abandoned because it needed too much space, on a screen of one size.
    private var failures: [Int: Int] = [:]
    private var screen = CellSize.zero
    /// The number of failures after which a level is not tried again: a bar that shares a row with other views may get
    /// less space whenever it needs more, and would change forever.
    private static let maximumFailures = 2

    /// Chooses the level for a width on a screen; returns whether the level has changed.
    mutating func adapt(needed: Int, room: Int, on screen: CellSize) -> Bool {
        if screen != self.screen {
            self.screen = screen
            failures = [:]
        }
        needs[level] = needed
        if needed > room, level < lastLevel {
            failures[level, default: 0] += 1
            level += 1
            return true
        }
        guard level > 0, let more = needs[level - 1], more <= room,
            failures[level - 1, default: 0] < Self.maximumFailures
        else { return false }
        level -= 1
        return true
    }
}
