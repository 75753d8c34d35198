import CursesUITerminal

/// The views that a layout places.
public struct LayoutSubviews: RandomAccessCollection {
    let elements: [LayoutSubview]

    public var startIndex: Int { 0 }
    public var endIndex: Int { elements.count }

    public subscript(index: Int) -> LayoutSubview { elements[index] }
}

/// One view that a layout places.
@MainActor @preconcurrency
public struct LayoutSubview {
    let node: LayoutNode
    let metrics: CellMetrics
    let placements: LayoutPlacements

    /// What a stack would give room to first.
    public var priority: Double { node.priority }

    /// The view's answer to a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = node.size(for: proposal.cells(metrics))
        return CGSize(
            width: CGFloat(size.width) * metrics.columnWidth,
            height: CGFloat(size.height) * metrics.rowHeight
        )
    }

    /// The view's answer to a proposal, with its alignment guides.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let offer = proposal.cells(metrics)
        let size = node.size(for: offer)
        var explicit: [AlignmentKey: Int] = [:]
        for key in AlignmentKey.wellKnown {
            explicit[key] = node.explicitGuide(key, in: size, proposal: offer)
        }
        return ViewDimensions(size: size) { [explicit] in explicit[$0] }
    }

    /// Puts a point of the view, its top leading corner by default, at a position.
    public func place(
        at position: CGPoint,
        anchor: UnitPoint = .topLeading,
        proposal: ProposedViewSize
    ) {
        placements.place(node, at: position, anchor: anchor, proposal: proposal.cells(metrics))
    }

    /// A value that was attached with `layoutValue(key:value:)`.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        node.layoutValue(for: ObjectIdentifier(key)) as? K.Value ?? K.defaultValue
    }

    /// How far the view wants to be from its neighbours.
    public var spacing: ViewSpacing { ViewSpacing(wantsSpacing: node.wantsSpacing) }
}

extension LayoutSubview: @preconcurrency Equatable {
    public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool {
        lhs.node === rhs.node
    }
}

/// How far a view wants to be from its neighbours.
public struct ViewSpacing: Sendable {
    private let wantsSpacing: Bool

    public init() {
        self.init(wantsSpacing: false)
    }

    init(wantsSpacing: Bool) {
        self.wantsSpacing = wantsSpacing
    }

    /// Cells between this view and the next one along an axis.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        axis == .horizontal && wantsSpacing && next.wantsSpacing ? 1 : 0
    }
}

/// A point in a rectangle, from 0 at the top leading corner to 1 at the bottom trailing one.
@frozen
public struct UnitPoint: Hashable, Sendable {
    public var x: CGFloat
    public var y: CGFloat

    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    public static let zero = UnitPoint(x: 0, y: 0)
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    public static let leading = UnitPoint(x: 0, y: 0.5)
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    public static let top = UnitPoint(x: 0.5, y: 0)
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    public static let topLeading = UnitPoint(x: 0, y: 0)
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
