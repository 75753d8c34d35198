import CursesUITerminal

/// What a view takes up on the screen: it answers proposals with sizes, places its children and
/// draws itself. Views that only describe other views (`ForEach`, `if`, a body) have none.
@MainActor
package class LayoutNode {
    package unowned let owner: Node
    package private(set) weak var parent: LayoutNode?
    package private(set) var children: [LayoutNode] = []
    /// In the parent's cells.
    package private(set) var frame = CellRect.zero
    /// The frame and whatever sticks out of it, in the node's own cells.
    private(set) var reach = CellRect.zero
    /// The reaches of the children, in the node's own cells: so that a long list of them is skimmed
    /// without touching each.
    private(set) var childReaches: [CellRect] = []
    /// Where the node and all below it were drawn last, in the screen's cells.
    var drawnArea = CellRect.zero
    /// Who takes the keys and the mouse that are meant for this part of the screen.
    weak var responder: (any Responder)?

    /// Whether a guide is set on purpose in here, other than a text's baselines: then the size
    /// alone does not say whether the container must be laid out again.
    private(set) var hasExplicitGuides = false

    private var sizes = SizeCache()
    private var proposal = CellProposal.unspecified
    private var isPlaced = false
    private var needsPlacement = true

    init(owner: Node) {
        self.owner = owner
    }

    // MARK: What a kind of layout node decides

    /// The size for a proposal. Asked once for each proposal; never negative.
    func computeSize(_ proposal: CellProposal) -> CellSize { .zero }

    /// Places the children within `size`, which is the node's own answer to `proposal`.
    func placeChildren(in size: CellSize, proposal: CellProposal) {}

    /// Draws what lies below the children.
    func draw(in context: DrawingContext) {}

    /// Draws what lies above the children.
    func drawAbove(in context: DrawingContext) {}

    /// What a stack gives room to first.
    var priority: Double { 0 }

    /// A guide that was set on purpose, by the node or something in it.
    func explicitGuide(
        _ key: AlignmentKey,
        in size: CellSize,
        proposal: CellProposal
    ) -> Int? { nil }

    /// Whether stacks leave their default spacing beside the node.
    var wantsSpacing: Bool { true }

    /// Whether nothing outside of the frame is drawn.
    var clipsChildren: Bool { false }

    /// A value that was attached for the container's layout.
    func layoutValue(for key: ObjectIdentifier) -> Any? { nil }

    // MARK: Children

    final func setChildren(_ new: [LayoutNode]) {
        guard !new.elementsEqual(children, by: ===) else { return }
        for old in children where old.parent === self {
            old.parent = nil
        }
        let gone = children
        children = new
        for child in new { child.parent = self }
        if new.contains(where: \.hasExplicitGuides) { noteExplicitGuides() }
        for old in gone where old.parent == nil { queue.damage(old.drawnArea) }
        owner.graph.focus.candidatesDidChange()
        invalidateLayout()
    }

    /// Says that a guide is set on purpose in here.
    final func noteExplicitGuides() {
        guard !hasExplicitGuides else { return }
        hasExplicitGuides = true
        parent?.noteExplicitGuides()
    }

    // MARK: Sizes

    /// The size for a proposal, remembered until the node is invalidated.
    package final func size(for proposal: CellProposal) -> CellSize {
        if let known = sizes[proposal] { return known }
        queue.statistics.measurements += 1
        let computed = computeSize(proposal)
        let size = CellSize(
            width: computed.width.clamped(0, .unbounded),
            height: computed.height.clamped(0, .unbounded)
        )
        sizes[proposal] = size
        return size
    }

    /// A guide, in cells from the leading or top edge: an explicit one, else the default.
    final func guide(_ key: AlignmentKey, in size: CellSize, proposal: CellProposal) -> Int {
        explicitGuide(key, in: size, proposal: proposal)
            ?? key.defaultValue(in: size)
    }

    // MARK: Placement

    /// Puts the node at a point of its parent, with its own answer to a proposal.
    package final func place(at origin: CellPoint, proposal: CellProposal) {
        place(in: CellRect(origin: origin, size: size(for: proposal)), proposal: proposal)
    }

    final func place(in new: CellRect, proposal newProposal: CellProposal) {
        let moves = !isPlaced || new != frame
        if moves {
            queue.damage(drawnArea)
            queue.didMove(self)
        }
        let resizes = !isPlaced || new.size != frame.size || newProposal != proposal
        frame = new
        proposal = newProposal
        isPlaced = true
        if resizes || needsPlacement { _ = layOut() }
    }

    /// Lays out again within the frame that the parent gave.
    final func layOutAgain() {
        guard isPlaced, needsPlacement else { return }
        guard layOut() else { return }
        var ancestor = parent
        while let node = ancestor, node.updateReach() { ancestor = node.parent }
    }

    /// Returns whether the reach has changed.
    private func layOut() -> Bool {
        needsPlacement = false
        queue.statistics.placements += 1
        placeChildren(in: frame.size, proposal: proposal)
        return updateReach()
    }

    /// Returns whether the reach has changed.
    private func updateReach() -> Bool {
        childReaches.removeAll(keepingCapacity: true)
        for child in children {
            childReaches.append(child.reach.offset(by: child.frame.origin))
        }
        var new = CellRect(origin: .zero, size: frame.size)
        if !clipsChildren {
            for reach in childReaches { new = new.union(reach) }
        }
        defer { reach = new }
        return new != reach
    }

    // MARK: Invalidation

    /// Says that the node may answer proposals otherwise, or places its children otherwise.
    final func invalidateLayout() {
        queue.invalidate(self)
    }

    /// Says that the node looks different within the same frame.
    final func setNeedsDisplay() {
        if isPlaced { queue.didMove(self) }
    }

    /// Forgets the sizes; returns whether any of the answers given so far has changed.
    final func remeasure() -> Bool {
        let old = sizes
        sizes = SizeCache()
        needsPlacement = true
        if hasExplicitGuides || old.isEmpty { return true }
        return old.entries.contains { size(for: $0.proposal) != $0.size }
    }

    final var isInstalled: Bool { isPlaced }

    // MARK: Coordinates

    /// The node's origin in the screen's cells.
    final var screenOrigin: CellPoint {
        var origin = frame.origin
        var ancestor = parent
        while let node = ancestor {
            origin = origin + node.frame.origin
            ancestor = node.parent
        }
        return origin
    }

    /// The part of the screen that the node and what sticks out of it can be seen in.
    final var visibleArea: CellRect {
        var area = reach.offset(by: frame.origin)
        var ancestor = parent
        while let node = ancestor {
            if node.clipsChildren {
                area = area.intersection(CellRect(origin: .zero, size: node.frame.size))
            }
            area = area.offset(by: node.frame.origin)
            ancestor = node.parent
        }
        return area
    }

    final var queue: LayoutQueue { owner.graph.layoutQueue }
}
