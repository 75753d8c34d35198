import CursesUITerminal

/// Wraps a section header that stays visible in front of the rows. It fills the space across the axis, so that no row
/// shows beside it.
final class PinnedHeaderLayoutNode: LayoutNode {
    let inner: LayoutNode
    var layout: LazyStackLayout {
        didSet { if layout.alignment != oldValue.alignment || layout.axis != oldValue.axis { invalidateLayout() } }
    }
    /// Whether the header has been moved from its own position among the rows.
    var isPinned = false

    init(_ inner: LayoutNode, in layout: LazyStackLayout, owner: Node) {
        self.inner = inner
        self.layout = layout
        super.init(owner: owner)
        setChildren([inner])
    }

    override var traits: (any LayoutTraits)? { self }

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        let across = layout.axis.other
        var size = inner.size(for: proposal)
        size[across] = max(size[across], proposal[across] ?? 0)
        return size
    }

    override func placeChildren(in size: CellSize, proposal: CellProposal) {
        let guide = inner.guide(layout.alignment, in: inner.size(for: proposal), proposal: proposal)
        var origin = CellPoint.zero
        origin[layout.axis.other] =
            layout.alignment.defaultValue(in: size, layoutContext.metrics) - guide
        inner.place(at: origin, proposal: proposal)
    }

    /// Covers the rows behind the header, so that they do not show between its characters.
    override func draw(in context: DrawingContext) {
        if isPinned { context.fill(CellRect(origin: .zero, size: frame.size), background: .default) }
    }
}

extension PinnedHeaderLayoutNode: LayoutTraits {
    var wrapped: LayoutNode? { inner }
    var ownZIndex: Double { 1 }
    var mayHaveZIndex: Bool { true }
}

/// A container whose section headers stay visible, in front of the rows.
@MainActor
protocol PinnedHeaderContainer: LayoutNode {
    /// Returns the length along the scrolling axis that the pinned header of a child's section covers when the child is
    /// scrolled to the start of the window.
    func coveredCells(before child: LayoutNode) -> CellSize
}

/// The header that is pinned, and its position.
struct HeaderPin: Equatable {
    /// The index of the header among the container's children.
    let index: Int
    /// The position of the header along the axis, in cells.
    let origin: Int

    /// Finds the header to pin: that of the section at the start of the visible range. The next section's header pushes
    /// it out. Returns `nil` if the header is at its own position.
    @MainActor
    init?(_ children: [LayoutNode], _ slots: [LazySlot], window: Range<Int>, along axis: Axis) {
        var current: Int?
        var limit = Int.max
        for (index, child) in children.enumerated() where child is PinnedHeaderLayoutNode {
            guard slots[index].origin[axis] <= window.lowerBound else {
                limit = slots[index].origin[axis]
                break
            }
            current = index
        }
        guard let current else { return nil }
        let slot = slots[current]
        let origin = min(window.lowerBound, limit - slot.size[axis])
        guard origin > slot.origin[axis] else { return nil }
        index = current
        self.origin = origin
    }
}
