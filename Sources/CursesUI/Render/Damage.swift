import CursesUITerminal

/// The areas that must be redrawn, as a small number of rectangles.
struct Damage {
    private var rects: [CellRect] = []

    /// The maximum number of rectangles. Beyond it, rectangles are joined: redrawing slightly more cells is cheaper
    /// than tracking many rectangles.
    private static let limit = 16

    var isEmpty: Bool { rects.isEmpty }

    mutating func insert(_ rect: CellRect) {
        guard !rect.isEmpty, !rects.contains(where: { $0.contains(rect) }) else { return }
        var rect = rect
        // Rectangles are joined if their union covers no more cells than they do separately.
        while let index = rects.firstIndex(where: { $0.union(rect).extent <= $0.extent + rect.extent }) {
            rect = rect.union(rects.remove(at: index))
        }
        rects.append(rect)
        if rects.count > Self.limit { join() }
    }

    /// Returns the rectangles, clipped to the bounds. They may overlap.
    ///
    /// The clipped rectangles are joined again: of scrolled content, which is much larger than the screen, the same
    /// cells are visible as of its viewport.
    func rects(within bounds: CellRect) -> [CellRect] {
        var clipped = Damage()
        for rect in rects { clipped.insert(rect.intersection(bounds)) }
        return clipped.rects
    }

    /// Joins the two rectangles whose union adds the fewest cells.
    private mutating func join() {
        var best: (first: Int, second: Int, cost: Double)?
        for first in rects.indices {
            for second in rects.indices where second > first {
                let union = rects[first].union(rects[second])
                let cost = union.extent - rects[first].extent - rects[second].extent
                if best == nil || cost < best!.cost { best = (first, second, cost) }
            }
        }
        guard let best else { return }
        let union = rects[best.first].union(rects[best.second])
        rects.remove(at: best.second)
        rects.remove(at: best.first)
        rects.removeAll { union.contains($0) }
        rects.append(union)
    }
}

extension CellRect {
    /// The number of cells.
    var area: Int { max(0, size.width) * max(0, size.height) }

    /// The number of cells of a rectangle that may be larger than any screen. Its area could overflow an `Int`.
    fileprivate var extent: Double { Double(max(0, size.width)) * Double(max(0, size.height)) }
}
