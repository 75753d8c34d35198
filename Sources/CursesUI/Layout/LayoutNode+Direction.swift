import CursesUITerminal

/// Converts between columns that are counted from the leading edge and columns that are counted from the left edge. In
/// a left-to-right layout they are the same. Each conversion is its own inverse.
extension LayoutNode {
    final func mirrored(_ rect: CellRect) -> CellRect {
        guard isRightToLeft else { return rect }
        return CellRect(
            origin: CellPoint(column: frame.size.width - rect.maxColumn, row: rect.minRow), size: rect.size)
    }

    /// Converts the position of a cell.
    final func mirrored(_ cell: CellPoint) -> CellPoint {
        guard isRightToLeft else { return cell }
        return CellPoint(column: frame.size.width - 1 - cell.column, row: cell.row)
    }

    /// Converts a distance.
    final func mirrored(distance: CellPoint) -> CellPoint {
        guard isRightToLeft else { return distance }
        return CellPoint(column: -distance.column, row: distance.row)
    }

    /// Lays out a node again after its layout direction has changed, together with its descendants that have the same
    /// owner.
    fileprivate func applyLayoutDirection() {
        layoutDirectionDidChange()
        invalidateLayout()
        setNeedsDisplay()
        for child in children where child.owner === owner { child.applyLayoutDirection() }
    }
}

extension Node {
    /// Lays out the layout nodes of this view-graph node again if the layout direction has changed.
    final func applyLayoutDirection(changed keys: Set<EnvironmentKeyID>) {
        guard keys.contains(.layoutDirection) else { return }
        for node in layoutNodes where node.owner === self { node.applyLayoutDirection() }
    }
}
