import CursesUITerminal

/// Finds the bars that a view touches, and the area to which the view would extend beneath them.
@MainActor
struct BarSearch {
    private let start: LayoutNode
    /// The edges at which the view may extend.
    private let edges: Edge.Set
    /// How far the view extends at each side. Leading is left.
    private(set) var insets = CellInsets()
    /// How far the view is beneath bars already, because a view around it ignores the safe area. Leading is left.
    private(set) var covered = CellInsets()
    /// The clipped nodes that the view extends out of, with the view's position in them.
    private var crossed: [(node: any BarredLayoutNode, origin: CellPoint)] = []
    /// The area, in the coordinates of the view.
    private var area: CellRect

    init(from start: LayoutNode, edges: Edge.Set) {
        self.start = start
        self.edges = edges
        area = CellRect(origin: .zero, size: start.frame.size)
    }

    /// The clipped nodes that the view extends out of, with the extended area in their coordinates.
    var crossedAreas: [(node: any BarredLayoutNode, area: CellRect)] {
        crossed.map { ($0.node, area.offset(by: $0.origin)) }
    }

    /// Searches.
    ///
    /// - Parameter raises: whether the containers of the bars are told that a view extends beneath the bars.
    mutating func run(raisingBars raises: Bool) {
        var origin = CellPoint.zero
        var node = start
        while let parent = node.parent {
            area = area.offset(by: node.frame.origin)
            origin = origin + node.frame.origin
            if extend(beside: node, in: parent), raises { parent.noteRaisedChild() }
            if let ignoring = parent as? SafeAreaIgnoringLayoutNode, ignoring.insets != CellInsets() {
                covered.include(area.insets(beyond: CellRect(origin: .zero, size: ignoring.frame.size)))
            }
            if parent.visibility.contains(.clipped), parent.parent != nil {
                guard let barred = parent as? any BarredLayoutNode, barred.letsContentBleed else { break }
                crossed.append((barred, origin))
            }
            node = parent
        }
        area = area.offset(by: .zero - origin)
        insets = area.insets(beyond: CellRect(origin: .zero, size: start.frame.size))
    }

    /// Extends the area beneath the bars beside a node that it touches; returns whether there are any.
    private mutating func extend(beside node: LayoutNode, in parent: LayoutNode) -> Bool {
        let bars = parent.bars(beside: node)
        guard !bars.isEmpty else { return false }
        let own = node.frame
        let isRightToLeft = start.isRightToLeft
        var isExtended = false
        for bar in bars where bar !== node && !bar.frame.isEmpty {
            var wanted = area
            if bar.frame.maxRow <= own.minRow {
                guard edges.contains(.top), area.minRow <= own.minRow else { continue }
                wanted.extend(toRow: bar.frame.minRow)
            } else if bar.frame.minRow >= own.maxRow {
                guard edges.contains(.bottom), area.maxRow >= own.maxRow else { continue }
                wanted.extend(toRow: bar.frame.maxRow)
            } else if bar.frame.maxColumn <= own.minColumn {
                guard edges.contains(isRightToLeft ? .trailing : .leading), area.minColumn <= own.minColumn else {
                    continue
                }
                wanted.extend(toColumn: bar.frame.minColumn)
            } else if bar.frame.minColumn >= own.maxColumn {
                guard edges.contains(isRightToLeft ? .leading : .trailing), area.maxColumn >= own.maxColumn else {
                    continue
                }
                wanted.extend(toColumn: bar.frame.maxColumn)
            }
            isExtended = isExtended || wanted != area
            area = wanted
        }
        return isExtended
    }
}

extension LayoutNode {
    /// How far bars cover the view or are beside it, at each side.
    var safeAreaInsets: CellInsets {
        var search = BarSearch(from: self, edges: .all)
        search.run(raisingBars: false)
        var insets = search.insets
        insets.include(search.covered)
        return isRightToLeft ? insets.mirrored : insets
    }
}

extension CellRect {
    /// Enlarges the rectangle until a row is at its edge.
    fileprivate mutating func extend(toRow row: Int) {
        let end = max(maxRow, row)
        origin.row = min(minRow, row)
        size.height = end - origin.row
    }

    /// Enlarges the rectangle until a column is at its edge.
    fileprivate mutating func extend(toColumn column: Int) {
        let end = max(maxColumn, column)
        origin.column = min(minColumn, column)
        size.width = end - origin.column
    }

    /// Returns how far the rectangle extends beyond each side of another rectangle. The leading side is the left side.
    func insets(beyond other: CellRect) -> CellInsets {
        CellInsets(
            top: max(0, other.minRow - minRow),
            leading: max(0, other.minColumn - minColumn),
            bottom: max(0, maxRow - other.maxRow),
            trailing: max(0, maxColumn - other.maxColumn)
        )
    }
}

extension CellInsets {
    /// The insets with the sides exchanged.
    var mirrored: CellInsets {
        CellInsets(top: top, leading: trailing, bottom: bottom, trailing: leading)
    }

    /// Enlarges the insets so that they include others.
    mutating func include(_ other: CellInsets) {
        top = max(top, other.top)
        leading = max(leading, other.leading)
        bottom = max(bottom, other.bottom)
        trailing = max(trailing, other.trailing)
    }
}
