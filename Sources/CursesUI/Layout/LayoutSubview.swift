import CursesUITerminal

/// A proxy for a view that a layout places.
@MainActor @preconcurrency
public struct LayoutSubview {
    let node: LayoutNode
    let metrics: CellMetrics
    let placements: LayoutPlacements

    /// The layout priority of the view.
    public var priority: Double { node.priority }

    /// Returns the view's size for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        metrics.units(node.size(for: proposal.cells(metrics)))
    }

    /// Returns the view's size for a proposal, and its alignment guides.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let offer = proposal.cells(metrics)
        let size = node.size(for: offer)
        var explicit: [AlignmentKey: Int] = [:]
        for key in AlignmentKey.wellKnown {
            explicit[key] = node.explicitGuide(key, in: size, proposal: offer)
        }
        return ViewDimensions(size: size, metrics) { [explicit] in explicit[$0] }
    }

    /// Places the view so that a point of it, by default its top leading corner, is at a position.
    public func place(
        at position: CGPoint,
        anchor: UnitPoint = .topLeading,
        proposal: ProposedViewSize
    ) {
        placements.place(node, at: position, anchor: anchor, proposal: proposal.cells(metrics))
    }

    /// The value that was set with `layoutValue(key:value:)`.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        node.layoutValue(for: ObjectIdentifier(key)) as? K.Value ?? K.defaultValue
    }

    /// The spacing that the view prefers between itself and its neighbours.
    public var spacing: ViewSpacing { ViewSpacing(wantsSpacing: node.wantsSpacing, metrics) }
}

extension LayoutSubview: @preconcurrency Equatable {
    public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool {
        lhs.node === rhs.node
    }
}
