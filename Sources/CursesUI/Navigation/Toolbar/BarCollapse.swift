import CursesUITerminal

/// How a toolbar shows its items in little space: level 1 hides the titles of the labels, and each further level moves
/// another item into a menu.
struct BarCollapse: Equatable {
    /// The number of items.
    var count = 0
    private(set) var level = 0
    /// The columns that the items needed at each level, measured when the level was last in use.
    private var needs: [Int: Int] = [:]

    init(count: Int = 0) {
        self.count = count
    }

    /// Whether labels are shown as icons only.
    var hidesTitles: Bool { level > 0 }
    /// The number of items in the menu. If the bar has only one item, it stays in the bar, because a menu would take as
    /// much space.
    var menuCount: Int { min(max(0, level - 1), count) }

    private var lastLevel: Int { count > 1 ? 1 + count : 1 }

    /// How often each level has failed because it needed too much space, on a screen of the current size.
    private var failures: [Int: Int] = [:]
    private var screen = CellSize.zero
    /// The number of failures after which a level is not tried again. Without a limit, a bar that shares a row with
    /// other views could switch between two levels forever, because it may get less space when it needs more.
    private static let maximumFailures = 2

    /// Chooses the level that fits into `room` columns, and returns whether the level has changed.
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
