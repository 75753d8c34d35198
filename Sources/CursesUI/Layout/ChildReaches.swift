import CursesUITerminal

/// The areas that the children of a layout node draw in, in the node's own cells.
///
/// In a long column the visible children are found without visiting the others.
struct ChildReaches {
    private(set) var rects: [CellRect] = []
    /// Whether the starts and the ends of the children are both in ascending order.
    private var areInRows = false

    /// Up to this number, the children are searched one by one.
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

    /// The children that reach into an area, from the first to the last.
    func forEachIndex(in area: CellRect, _ body: (Int) -> Void) {
        var index = areInRows ? firstIndex { $0.maxRow > area.minRow } : 0
        while index < rects.count {
            if areInRows, rects[index].minRow >= area.maxRow { return }
            if rects[index].intersects(area) { body(index) }
            index += 1
        }
    }

    /// The first index for which a condition holds that also holds for all later ones.
    private func firstIndex(where holds: (CellRect) -> Bool) -> Int {
        var (low, high) = (0, rects.count)
        while low < high {
            let middle = (low + high) / 2
            if holds(rects[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
