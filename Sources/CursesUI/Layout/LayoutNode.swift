import CursesUITerminal
import Foundation

/// The part of a view that is on the screen: it answers proposals with sizes, places its children and draws itself.
/// Views that only describe other views (`ForEach`, `if`, a body) have none.
@MainActor
package class LayoutNode {
    package unowned let owner: any LayoutOwner
    package unowned let layoutContext: LayoutContext
    // Never dangles: a node that goes away resets its children's references, and a node that loses a child resets that
    // child's. A weak reference would make reference counting of the parent several times slower.
    //
    // `@exclusivity(unchecked)`, here and below: no accessor of these properties calls other code, so accesses never
    // overlap. The checks would account for a tenth of all instructions of a frame.
    @exclusivity(unchecked) fileprivate final var parentReference: Unmanaged<LayoutNode>?
    @exclusivity(unchecked) package private(set) final var children: [LayoutNode] = []
    /// The frame, in the parent's cells.
    @exclusivity(unchecked) package private(set) final var frame = CellRect.zero
    /// The frame and everything that extends beyond it, in the node's own cells.
    @exclusivity(unchecked) private(set) final var reach = CellRect.zero
    /// The reaches of the children, in the node's own cells, to search a long list of them without visiting each child.
    @exclusivity(unchecked) private(set) final var childReaches = ChildReaches()
    /// The area where the node and all below it were last drawn, in the screen's cells.
    @exclusivity(unchecked) final var drawnArea = CellRect.zero
    /// The animations of moving and disappearing children; `nil` while there are none.
    @exclusivity(unchecked) final var animations: LayoutAnimations?

    /// Whether the node or something in it may set a guide, other than a text's baselines.
    @exclusivity(unchecked) private(set) final var maySetGuides = false

    /// The numbers of responders in the node.
    @exclusivity(unchecked) final var responderTally = ResponderTally()

    /// Whether some child may have to be drawn in front of later ones.
    @exclusivity(unchecked) private(set) final var ordersChildren = false

    @exclusivity(unchecked) private var sizes = AnswerCache<CellProposal, CellSize>()
    @exclusivity(unchecked) private var guides = AnswerCache<GuideQuestion, Int?>()
    @exclusivity(unchecked) private(set) final var proposal = CellProposal.unspecified
    @exclusivity(unchecked) private(set) final var isPlaced = false
    @exclusivity(unchecked) private var needsPlacement = true
    /// The lists of the queue that the node is in.
    @exclusivity(unchecked) final var marks: LayoutMarks = []

    /// Whether children are placed from right to left. The columns that `placeChildren(in:proposal:)` counts from the
    /// left edge are then counted from the right edge.
    @exclusivity(unchecked) package private(set) final var isRightToLeft = false

    package private(set) final var parent: LayoutNode? {
        get { parentReference?.takeUnretainedValue() }
        set { parentReference = newValue.map(Unmanaged.passUnretained) }
    }

    init(owner: any LayoutOwner) {
        self.owner = owner
        layoutContext = owner.layoutContext
    }

    isolated deinit {
        for child in children where child.parent === self { child.parent = nil }
    }

    // MARK: Overrides

    /// The size for a proposal. Computed once for each proposal; never negative.
    func computeSize(_ proposal: CellProposal) -> CellSize { .zero }

    /// The length for a proposal of no cells along an axis and any number across it, if that is known without
    /// measuring.
    func leastLength(along axis: Axis) -> Int? { nil }

    /// The length for an unbounded proposal along an axis and any number of cells across it, if that is known without
    /// measuring.
    func greatestLength(along axis: Axis) -> Int? { nil }

    /// Whether the size for an open proposal along an axis is also the size for every proposal of at least that length,
    /// as far as this is known without measuring.
    func keepsIdealSize(along axis: Axis) -> Bool { false }

    /// Whether the node is longer than a number of cells along an axis for each proposal, as far as that is known
    /// without measuring.
    func isKnownToExceed(_ length: Int, along axis: Axis) -> Bool { false }

    /// Places the children within `size`, which is the node's size for `proposal`.
    func placeChildren(in size: CellSize, proposal: CellProposal) {}

    /// Whether children are placed in the direction of the environment. A node that places them at given points of the
    /// screen does not do so.
    var followsLayoutDirection: Bool { true }

    /// A guide that the node, or something in it, sets explicitly, at the size that the node has for a proposal.
    /// Computed once for each guide and proposal.
    func computeExplicitGuide(
        _ key: AlignmentKey,
        in size: CellSize,
        proposal: CellProposal
    ) -> Int? { nil }

    /// Whether the node keeps nothing about a child once it has lost it.
    var forgetsChildren: Bool { false }

    /// Called when earlier measurements are no longer valid.
    func measurementsDidExpire() {}

    /// Called when the layout direction has changed, before the node is laid out again.
    func layoutDirectionDidChange() {}

    /// Called when a child may give other answers than before, before the node is measured again.
    func childDidChange(_ child: LayoutNode) {}

    /// Called when a child in motion has taken a step towards its place.
    func childDidMove(_ child: LayoutNode) {}

    /// Draws the parts below the children.
    func draw(in context: DrawingContext) {}

    /// Draws the parts above the children.
    func drawAbove(in context: DrawingContext) {}

    /// The effect on everything that is drawn in the node.
    var effect: DrawingEffect? { nil }

    /// The cells that the node itself draws in, in its own cells.
    var spill: CellRect { CellRect(origin: .zero, size: frame.size) }

    /// Whether the node's content is visible, and can be reached.
    var visibility: LayoutVisibility { [] }

    /// Whether the mouse hits all of the node, even where nothing is drawn.
    var hasContentShape: Bool { false }

    /// Whether the node shows characters that a line would strike through.
    var isText: Bool { false }

    /// The node as a line; `nil` for all other kinds of nodes.
    var asLine: (any LineLayoutNode)? { nil }

    /// The node as a container of pinned headers; `nil` for all other kinds.
    var asPinnedHeaderContainer: (any PinnedHeaderContainer)? { nil }

    /// The axis of the line as which an area in the node's frame is drawn; `nil` if the frame is not that thin.
    var thinAxis: Axis? { nil }

    /// The node's properties for its container, apart from its size; `nil` where the defaults apply.
    var traits: (any LayoutTraits)? { nil }

    /// Handles the keys and mouse events for this part of the screen; most nodes have none.
    var responder: (any Responder)? { nil }

    // MARK: Children

    final func setChildren(_ new: [LayoutNode]) {
        let old = children
        let change = IDChange(from: old, to: new)
        guard !change.isEmpty else { return }
        let (lost, gained) = (old[change.oldMiddle], new[change.newMiddle])
        let staying = Set(gained.map(ObjectIdentifier.init))
        var stayed: [LayoutNode] = []
        for child in lost where child.parent === self {
            if staying.contains(ObjectIdentifier(child)) {
                stayed.append(child)
            } else {
                child.parent = nil
                removeResponders(of: child)
                queue.damage(child.drawnArea)
            }
        }
        children = new
        if gained.contains(where: \.mayBeRaised) { noteRaisedChild() }
        let kept = gained.filter { $0.parent === self }
        for child in gained where child.parent !== self {
            if let other = child.parent {
                other.removeResponders(of: child)
                other.responderTallyDidChange()
            }
            child.parent = self
            addResponders(of: child)
            // The same frame in a different parent is a different place on the screen.
            child.isPlaced = false
        }
        // If two children have been swapped, a different one may be in front.
        if !stayed.elementsEqual(kept, by: ===) { setNeedsDisplay() }
        if gained.contains(where: \.maySetGuides) { noteGuides() }
        responderTallyDidChange()
        layoutContext.focus.candidatesDidChange()
        invalidateLayout()
    }

    /// Notes that a child may be drawn in front of later ones.
    private func noteRaisedChild() {
        guard !ordersChildren else { return }
        ordersChildren = true
        if mayBeRaised { parent?.noteRaisedChild() }
    }

    /// Notes that a guide may be set explicitly in the node.
    final func noteGuides() {
        guard !maySetGuides else { return }
        maySetGuides = true
        guard let parent else { return }
        // The parent has aligned the node without asking for its guides.
        parent.childDidChange(self)
        parent.invalidateLayout()
        parent.noteGuides()
    }

    /// The indices of the children from the back to the front.
    final var drawingOrder: [Int] {
        children.indices.sorted { (children[$0].zIndex, $0) < (children[$1].zIndex, $1) }
    }

    // MARK: Sizes

    /// The size for a proposal, cached until the node is invalidated.
    package final func size(for proposal: CellProposal) -> CellSize {
        if let known = sizes[proposal] { return known }
        queue.statistics.measurements += 1
        let computed = computeSize(proposal)
        let size = CellSize(
            width: computed.width.clamped(0, .unbounded),
            height: computed.height.clamped(0, .unbounded)
        )
        sizes.insert(size, for: proposal)
        return size
    }

    /// The sizes for the proposals since the node was last invalidated, in the order of the questions.
    final var answers: [(proposal: CellProposal, size: CellSize)] {
        sizes.entries.map { ($0.question, $0.answer) }
    }

    /// An explicit guide, cached until the node is invalidated.
    final func explicitGuide(
        _ key: AlignmentKey,
        in size: CellSize,
        proposal: CellProposal
    ) -> Int? {
        guard maySetGuides || key.isTextBaseline else { return nil }
        let question = GuideQuestion(key: key, proposal: proposal, size: size)
        if let known = guides[question] { return known }
        let guide = computeExplicitGuide(key, in: size, proposal: proposal)
        guides.insert(guide, for: question)
        return guide
    }

    private func explicitGuide(for question: GuideQuestion) -> Int? {
        explicitGuide(question.key, in: question.size, proposal: question.proposal)
    }

    /// A guide, in cells from the leading or top edge: an explicit one, else the default.
    final func guide(_ key: AlignmentKey, in size: CellSize, proposal: CellProposal) -> Int {
        explicitGuide(key, in: size, proposal: proposal)
            ?? key.defaultValue(in: size, layoutContext.metrics)
    }

    // MARK: Placement

    /// Places the node at a point of its parent, with its own size for a proposal.
    package final func place(at origin: CellPoint, proposal: CellProposal) {
        place(in: CellRect(origin: origin, size: size(for: proposal)), proposal: proposal)
    }

    final func place(in destination: CellRect, proposal newProposal: CellProposal) {
        let origin = parent?.mirrored(destination).origin ?? destination.origin
        let new = CellRect(origin: self.origin(towards: origin), size: destination.size)
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

    /// Moves children that are already placed, each by a distance. They keep their sizes and proposals. If many of them
    /// move together, their area is drawn again as a whole.
    ///
    /// - Parameter moves: the places of children in `children`, with their new origins.
    final func moveChildren(_ moves: [(place: Int, origin: CellPoint)]) {
        let isAnimated = owner.mayAnimateMoves
        for (place, origin) in moves {
            let child = children[place]
            if isAnimated || child.animations != nil || !child.isPlaced {
                child.place(at: origin, proposal: child.proposal)
            } else {
                child.frame = mirrored(CellRect(origin: origin, size: child.frame.size))
            }
        }
        queue.didMove(self)
    }

    /// The current position of a node that is moving to a point.
    private func origin(towards origin: CellPoint) -> CellPoint {
        guard isPlaced, animations != nil || origin != frame.origin else { return origin }
        return animatedOrigin(towards: origin)
    }

    /// Moves the node to a different point of its parent, without a new layout.
    final func move(to origin: CellPoint) {
        queue.damage(drawnArea)
        frame = CellRect(origin: origin, size: frame.size)
        queue.didMove(self)
        parent?.updateReaches()
    }

    /// Lays out again within the current frame.
    final func layOutAgain() {
        guard isPlaced, needsPlacement else { return }
        if layOut() { parent?.updateReaches() }
    }

    /// Returns whether the reach has changed.
    private func layOut() -> Bool {
        needsPlacement = false
        queue.statistics.placements += 1
        isRightToLeft = followsLayoutDirection && owner.environment.isRightToLeft
        placeChildren(in: frame.size, proposal: proposal)
        return updateReach()
    }

    /// Returns whether the reach has changed.
    private func updateReach() -> Bool {
        childReaches.update(children)
        var new = spill
        if !visibility.contains(.clipped) {
            for reach in childReaches.rects { new = new.union(reach) }
            if let animations {
                for view in animations.leavingViews { new = new.union(view.reach) }
            }
        }
        defer { reach = new }
        return new != reach
    }

    /// Updates the reach of the node and of the nodes around it.
    final func updateReaches() {
        var node: LayoutNode? = self
        while let current = node, current.updateReach() { node = current.parent }
    }

    /// Detaches the node from its place and from the wrappers around it, without telling them. New wrappers are made
    /// for it, as for a new node. No animation moves it from its old place. Nothing in it may be a responder.
    final func startAnew() {
        if parent?.asPinnedHeaderContainer == nil { parent = nil }
        isPlaced = false
    }

    // MARK: Invalidation

    /// Notes that the node's sizes or the positions of its children may have changed.
    final func invalidateLayout() {
        queue.invalidate(self)
    }

    /// Notes that the node's appearance has changed within the same frame.
    final func setNeedsDisplay() {
        if isPlaced { queue.looksDifferent(self) }
    }

    /// Clears the measurements; returns whether any of the earlier answers has changed.
    final func remeasure() -> Bool {
        let oldSizes = sizes
        let oldGuides = guides
        sizes = AnswerCache()
        guides = AnswerCache()
        needsPlacement = true
        measurementsDidExpire()
        if oldSizes.isEmpty || !oldSizes.isComplete || !oldGuides.isComplete { return true }
        for old in oldSizes.entries where size(for: old.question) != old.answer { return true }
        for old in oldGuides.entries where explicitGuide(for: old.question) != old.answer { return true }
        return false
    }

    // MARK: Coordinates

    /// Visits the nodes around this one, the innermost first, until the closure returns false. The tree keeps all of
    /// them alive, so no reference is counted. That matters because each is visited several times in a frame.
    @inline(__always)
    final func forEachAncestor(_ visit: (LayoutNode) -> Bool) {
        var next = parentReference
        while let current = next {
            next = current._withUnsafeGuaranteedRef { visit($0) ? $0.parentReference : nil }
        }
    }

    /// The node's origin in the screen's cells.
    final var screenOrigin: CellPoint {
        var origin = frame.origin
        forEachAncestor {
            origin = origin + $0.frame.origin
            return true
        }
        return origin
    }

    /// The part of the screen where the node and everything that extends beyond it are visible.
    final var visibleArea: CellRect {
        var area = reach.offset(by: frame.origin)
        forEachAncestor { node in
            if node.visibility.contains(.clipped) {
                area = area.intersection(CellRect(origin: .zero, size: node.frame.size))
            }
            area = area.offset(by: node.frame.origin)
            return true
        }
        return area
    }

    final var queue: LayoutQueue { layoutContext.queue }
}
