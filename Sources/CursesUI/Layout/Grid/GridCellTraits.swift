import CursesUITerminal

/// The settings of a view for its grid.
struct GridCellTraits {
    var columns = 1
    var columnAlignment: HorizontalAlignment?
    var anchor: UnitPoint?
    var unsizedAxes: Axis.Set = []

    fileprivate static let key = ObjectIdentifier(GridCellModifier.self)
}

private struct GridCellModifier {
    let change: @MainActor (inout GridCellTraits) -> Void
}

extension GridCellModifier: LayoutModifier {
    var isTrait: Bool { true }

    func layoutValue(for key: ObjectIdentifier, of inner: LayoutNode) -> Any? {
        guard key == GridCellTraits.key else { return inner.layoutValue(for: key) }
        var traits = inner.gridCellTraits
        change(&traits)
        return traits
    }
}

extension LayoutNode {
    final var gridCellTraits: GridCellTraits {
        layoutValue(for: GridCellTraits.key) as? GridCellTraits ?? GridCellTraits()
    }
}

extension View {
    /// Lets the view span several columns of its grid.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        modifier(GridCellModifier { $0.columns = max(1, count) })
    }

    /// Sets the alignment of all views in the view's column.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(GridCellModifier { $0.columnAlignment = guide })
    }

    /// Sets the alignment of the view in its cell.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(GridCellModifier { $0.anchor = anchor })
    }

    /// Keeps the view from making its column wider, or its row taller.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(GridCellModifier { $0.unsizedAxes = axes })
    }
}

extension UnitPoint {
    /// The alignment that is nearest to the point.
    var nearestAlignment: Alignment {
        Alignment(
            horizontal: x < 0.34 ? .leading : x > 0.66 ? .trailing : .center,
            vertical: y < 0.34 ? .top : y > 0.66 ? .bottom : .center
        )
    }
}
