import CursesUITerminal
import Foundation

/// The layout and drawing part of a view: it returns sizes for proposals, places its children and draws itself. Views
/// that only describe other views (`ForEach`, `if`, a body) have no layout node.
@MainActor
package class LayoutNode {
    package unowned let owner: any LayoutOwner
    package unowned let layoutContext: LayoutContext
    // This reference never dangles: a node that is deinitialized resets the references of its children, and a node that
    // loses a child resets the reference of that child. A weak reference would make reference counting of the parent
    // several times slower.
    //
    // `@exclusivity(unchecked)`, here and below: no accessor of these properties calls other code, so accesses never
    // overlap. The run-time checks would account for a tenth of all instructions of a frame.
    @exclusivity(unchecked) fileprivate final var parentReference: Unmanaged<LayoutNode>?
    @exclusivity(unchecked) package private(set) final var children: [LayoutNode] = []
    /// The frame, in the parent's coordinates.
    @exclusivity(unchecked) package private(set) final var frame = CellRect.zero
    /// The union of the frame and everything that is drawn outside of it, in the node's coordinates.
    @exclusivity(unchecked) private(set) final var reach = CellRect.zero
    /// The reaches of the children, in the node's coordinates. They make it possible to search a long list of children
    /// without visiting each child.
    @exclusivity(unchecked) private(set) final var childReaches = ChildReaches()
    /// The area in which the node and its descendants were last drawn, in screen coordinates.
    @exclusivity(unchecked) final var drawnArea = CellRect.zero
    /// The animations of moving and disappearing children; `nil` while there are none.
    @exclusivity(unchecked) final var animations: LayoutAnimations?

    /// Whether the node or a descendant may set a guide explicitly, apart from the baselines of texts.
    @exclusivity(unchecked) private(set) final var maySetGuides = false

    /// The counts of the responders in the node's subtree.
    @exclusivity(unchecked) final var responderTally = ResponderTally()

    /// Whether a child may have to be drawn in front of later children.
    @exclusivity(unchecked) private(set) final var ordersChildren = false

    @exclusivity(unchecked) private var sizes = AnswerCache<CellProposal, CellSize>()
    @exclusivity(unchecked) private var guides = AnswerCache<GuideQuestion, Int?>()
    @exclusivity(unchecked) private var answerLimit = AnswerLimit()
    @exclusivity(unchecked) private(set) final var proposal = CellProposal.unspecified
    @exclusivity(unchecked) private(set) final var isPlaced = false
    @exclusivity(unchecked) private var needsPlacement = true
    /// The lists of the layout queue that contain the node.
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

    /// Computes the size for a proposal. The caller caches the result, and replaces negative lengths with zero.
    func computeSize(_ proposal: CellProposal) -> CellSize { .zero }

    /// Returns the length for a proposal of zero along an axis, whatever the proposal for the other axis; `nil` if the
    /// length is not known without measuring.
    func leastLength(along axis: Axis) -> Int? { nil }

    /// Returns the length for an unbounded proposal along an axis, whatever the proposal for the other axis; `nil` if
    /// the length is not known without measuring.
    func greatestLength(along axis: Axis) -> Int? { nil }

    /// Returns whether the ideal size along an axis is also the size for every longer proposal. Returns `false` if this
    /// is not known without measuring.
    func keepsIdealSize(along axis: Axis) -> Bool { false }

    /// Returns whether the node exceeds a length along an axis for every proposal. Returns `false` if this is not known
    /// without measuring.
    func isKnownToExceed(_ length: Int, along axis: Axis) -> Bool { false }

    /// Places the children within `size`, which is the node's size for `proposal`.
    func placeChildren(in size: CellSize, proposal: CellProposal) {}

    /// Whether children are placed in the layout direction of the environment. A node that places children at absolute
    /// points of the screen overrides this.
    var followsLayoutDirection: Bool { true }

    /// Computes the position of a guide that the node or a descendant sets explicitly, given the size that the node has
    /// for a proposal. The caller caches the result.
    func computeExplicitGuide(
        _ key: AlignmentKey,
        in size: CellSize,
        proposal: CellProposal
    ) -> Int? { nil }

    /// Whether the node keeps no information about a child after losing it.
    var forgetsChildren: Bool { false }

    /// Called when earlier measurements are no longer valid.
    func measurementsDidExpire() {}

    /// Called when the layout direction has changed, before the node is laid out again.
    func layoutDirectionDidChange() {}

    /// Called when a child's sizes or guides may have changed, before the node is measured again.
    func childDidChange(_ child: LayoutNode) {}

    /// Called when an animated child has moved a step towards its position.
    func childDidMove(_ child: LayoutNode) {}

    /// Draws the content that is behind the children.
    func draw(in context: DrawingContext) {}

    /// Draws the content that is in front of the children.
    func drawAbove(in context: DrawingContext) {}

    /// The effect that applies to everything that is drawn in the node's subtree.
    var effect: DrawingEffect? { nil }

    /// The area in which the node itself draws, in the node's coordinates.
    var spill: CellRect { CellRect(origin: .zero, size: frame.size) }

    /// Whether the node's content is drawn, and whether it receives input.
    var visibility: LayoutVisibility { [] }

    /// Whether the mouse hits all of the node, even where nothing is drawn.
    var hasContentShape: Bool { false }

    /// Whether the node shows characters that a line through its cells would strike through.
    var isText: Bool { false }

    /// The node itself, if it is a line.
    var asLine: (any LineLayoutNode)? { nil }
    /// Whether the node draws a circle or an ellipse.
    var isRound: Bool { false }
    /// The part of the frame in which a figure is, in the node's coordinates; `nil` if it is the whole frame.
    var figureBounds: CellRect? { nil }

    /// The axis of a layout of the app that says it is a stack; `nil` for other nodes.
    var customStackAxis: Axis? { nil }

    /// The node itself, if it is a container with pinned headers.
    var asPinnedHeaderContainer: (any PinnedHeaderContainer)? { nil }

    /// The axis of the line that represents an area in the node's frame; `nil` if the frame is not that thin.
    var thinAxis: Axis? { nil }

    /// The bars of the node that may be beside a child. Views that ignore the safe area extend beneath them.
    func bars(beside child: LayoutNode) -> [LayoutNode] {
        guard let first = children.first, let last = children.last else { return [] }
        return [first, last].filter(\.isBar)
    }

    /// The properties that the node's container reads, apart from its size; `nil` if the defaults apply.
    var traits: (any LayoutTraits)? { nil }

    /// Whether the node draws the outline of a rectangle on the outermost cells of its frame.
    var isOutline: Bool { false }

    /// The area in which the mouse can hit the node's responder, in the node's coordinates.
    var hitBounds: CellRect { CellRect(origin: .zero, size: frame.size) }

    /// The responder that handles keys and mouse events for this part of the screen; `nil` for most nodes.
    var responder: (any Responder)? { nil }

    // MARK: Children

    final func setChildren(_ new: [LayoutNode]) {
        let old = children
        let change = IDChange(from: old, to: new)
        guard !change.isEmpty else { return }
        let (lost, gained) = (old[change.oldMiddle], new[change.newMiddle])
        var staying = Set<ObjectIdentifier>(minimumCapacity: lost.isEmpty ? 0 : gained.count)
        if !lost.isEmpty { for child in gained { staying.insert(ObjectIdentifier(child)) } }
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
        var kept: [LayoutNode] = []
        if !stayed.isEmpty { kept.reserveCapacity(gained.count) }
        var maySetGuides = false
        for child in gained {
            if child.mayBeRaised { noteRaisedChild() }
            if child.maySetGuides { maySetGuides = true }
            if child.parent === self {
                kept.append(child)
                continue
            }
            if let other = child.parent {
                other.removeResponders(of: child)
                other.responderTallyDidChange()
            }
            child.parent = self
            addResponders(of: child)
            // The same frame in a different parent is a different position on the screen.
            child.isPlaced = false
        }
        // If the children have a different order, a different child may be in front.
        if !stayed.elementsEqual(kept, by: ===) { setNeedsDisplay() }
        if maySetGuides { noteGuides() }
        responderTallyDidChange()
        layoutContext.focus.candidatesDidChange()
        invalidateLayout()
    }

    /// Notes that a child may have to be drawn in front of later children.
    final func noteRaisedChild() {
        guard !ordersChildren else { return }
        ordersChildren = true
        if mayBeRaised { parent?.noteRaisedChild() }
    }

    /// Notes that the node or a descendant may set a guide explicitly.
    final func noteGuides() {
        guard !maySetGuides else { return }
        maySetGuides = true
        guard let parent else { return }
        // So far, the parent has aligned the node without asking for its guides.
        parent.childDidChange(self)
        parent.invalidateLayout()
        parent.noteGuides()
    }

    /// The indices of the children, from back to front.
    final var drawingOrder: [Int] {
        children.indices.sorted { (children[$0].zIndex, $0) < (children[$1].zIndex, $1) }
    }

    // MARK: Sizes

    /// Returns the size for a proposal. It is cached until the node is invalidated.
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

    /// The proposals since the node was last invalidated, in order, and the sizes that were returned.
    final var answers: [(proposal: CellProposal, size: CellSize)] {
        sizes.entries.map { ($0.question, $0.answer) }
    }

    /// Returns the explicit position of a guide; `nil` if there is none. It is cached until the node is invalidated.
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

    /// Returns the position of a guide, in cells from the leading or top edge: the explicit position, or else the
    /// default.
    final func guide(_ key: AlignmentKey, in size: CellSize, proposal: CellProposal) -> Int {
        explicitGuide(key, in: size, proposal: proposal)
            ?? key.defaultValue(in: size, layoutContext.metrics)
    }

    // MARK: Placement

    /// Places the node at a point of its parent, with the size that it has for a proposal.
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

    /// Moves children that are already placed. They keep their sizes and proposals. The whole node is redrawn, which
    /// costs less than redrawing many children separately.
    ///
    /// - Parameter moves: the indices of the children, with their new origins.
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

    /// Returns the position at which the node is now drawn on its animated way to a point.
    private func origin(towards origin: CellPoint) -> CellPoint {
        guard isPlaced, animations != nil || origin != frame.origin else { return origin }
        return animatedOrigin(towards: origin)
    }

    /// Moves the node to a different point of its parent, without laying it out again.
    final func move(to origin: CellPoint) {
        queue.damage(drawnArea)
        frame = CellRect(origin: origin, size: frame.size)
        queue.didMove(self)
        parent?.updateReaches()
    }

    /// Lays out the children again within the current frame.
    final func layOutAgain() {
        guard isPlaced, needsPlacement else { return }
        if layOut() { parent?.updateReaches() }
    }

    /// Lays out the children; returns whether the node's reach has changed.
    private func layOut() -> Bool {
        needsPlacement = false
        queue.statistics.placements += 1
        isRightToLeft = followsLayoutDirection && owner.environment.isRightToLeft
        placeChildren(in: frame.size, proposal: proposal)
        return updateReach()
    }

    /// Computes the reach; returns whether it has changed.
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

    /// Updates the reach of the node and of its ancestors.
    final func updateReaches() {
        var node: LayoutNode? = self
        while let current = node, current.updateReach() { node = current.parent }
    }

    /// Detaches the node from its parent and from the wrappers around it, without notifying them, so that it behaves
    /// like a new node: it gets new wrappers, and no animation moves it from its old position. Its subtree must contain
    /// no responder.
    final func startAnew() {
        if parent?.asPinnedHeaderContainer == nil { parent = nil }
        isPlaced = false
    }

    // MARK: Invalidation

    /// Notes that the node's sizes, or the positions of its children, may have changed.
    final func invalidateLayout() {
        queue.invalidate(self)
    }

    /// Notes that the node must place its children again. Its sizes are still the same, so nothing is measured.
    final func setNeedsPlacement() {
        needsPlacement = true
        queue.placeAgain(self)
    }

    /// Notes that the node must be redrawn within the same frame.
    final func setNeedsDisplay() {
        if isPlaced { queue.looksDifferent(self) }
    }

    /// Clears the measurements, and computes the earlier ones again; returns whether any of them has changed.
    final func remeasure() -> Bool {
        let oldSizes = sizes
        let oldGuides = guides
        sizes = AnswerCache()
        guides = AnswerCache()
        needsPlacement = true
        measurementsDidExpire()
        if oldSizes.isEmpty || !oldSizes.isComplete || !oldGuides.isComplete { return true }
        guard answerLimit.allows(max(oldSizes.count, oldGuides.count)) else { return true }
        for old in oldSizes.entries where size(for: old.question) != old.answer { return true }
        for old in oldGuides.entries where explicitGuide(for: old.question) != old.answer { return true }
        return false
    }

    // MARK: Coordinates

    /// Visits the ancestors, the innermost first, until the closure returns `false`. The tree keeps the ancestors
    /// alive, so that no references are counted. This matters because each ancestor is visited several times in a
    /// frame.
    @inline(__always)
    final func forEachAncestor(_ visit: (LayoutNode) -> Bool) {
        var next = parentReference
        while let current = next {
            next = current.withObject { visit($0) ? $0.parentReference : nil }
        }
    }

    /// The node's origin in screen coordinates.
    final var screenOrigin: CellPoint {
        var origin = frame.origin
        forEachAncestor {
            origin = origin + $0.frame.origin
            return true
        }
        return origin
    }

    /// The part of the screen in which the node's reach is visible.
    final var visibleArea: CellRect {
        var area = reach.offset(by: frame.origin)
        forEachAncestor { node in
            let visibility = node.visibility
            if visibility.contains(.spreads) { area = node.reach }
            if visibility.contains(.clipped) {
                area = area.intersection(node.clipArea(visibility))
            }
            area = area.offset(by: node.frame.origin)
            return true
        }
        return area
    }

    final var queue: LayoutQueue { layoutContext.queue }
}
