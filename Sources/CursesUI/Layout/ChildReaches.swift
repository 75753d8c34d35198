import CursesUITerminal

/// The areas in which the children of a layout node draw, in the node's coordinates.
///
/// In a long column, a binary search finds the visible children without visiting the others.
struct ChildReaches {
    private(set) var rects: [CellRect] = []
    /// Whether the first and the last rows of the children are both in ascending order.
    private var areInRows = false

    /// The largest number of children that are searched one by one.
    private static let few = 16

    @MainActor
    mutating func update(_ children: [LayoutNode]) {
        rects.removeAll(keepingCapacity: true)
        areInRows = children.count > Self.few
        for child in children {
            let rect = child.reach.offset(by: child.frame.origin)
            if let last = rects.last, rect.minRow < last.minRow || rect.maxRow < last.maxRow { areInRows = false }
            rects.append(rect)
        }
    }

    /// Calls a closure with the index of each child that reaches into an area, in order.
    func forEachIndex(in area: CellRect, _ body: (Int) -> Void) {
        var index = areInRows ? firstIndex { $0.maxRow > area.minRow } : 0
        while index < rects.count {
            if areInRows, rects[index].minRow >= area.maxRow { return }
            if rects[index].intersects(area) { body(index) }
            index += 1
        }
    }

    /// Returns the first index for which a condition holds, if the condition also holds for all later indices.
    private func firstIndex(where holds: (CellRect) -> Bool) -> Int {
        var (low, high) = (0, rects.count)
        while low < high {
            let middle = (low + high) / 2
            if holds(rects[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
