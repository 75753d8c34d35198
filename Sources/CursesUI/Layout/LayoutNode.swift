import CursesUITerminal
import Foundation

/// What a view takes up on the screen: it answers proposals with sizes, places its children and
/// draws itself. Views that only describe other views (`ForEach`, `if`, a body) have none.
@MainActor
package class LayoutNode {
    package unowned let owner: Node
    package unowned let layoutContext: LayoutContext
    package private(set) weak var parent: LayoutNode?
    package private(set) var children: [LayoutNode] = []
    /// In the parent's cells.
    package private(set) var frame = CellRect.zero
    /// The frame and whatever sticks out of it, in the node's own cells.
    private(set) var reach = CellRect.zero
    /// The reaches of the children, in the node's own cells: so that a long list of them is skimmed
    /// without touching each.
    private(set) var childReaches = ChildReaches()
    /// Where the node and all below it were drawn last, in the screen's cells.
    var drawnArea = CellRect.zero
    /// Who takes the keys and the mouse that are meant for this part of the screen.
    weak var responder: (any Responder)?
    /// The row of a lazy container that the node belongs to, if it is at the top of one.
    weak var lazyRow: LazyRow?

    /// Pictures of views that were in here and are on their way out.
    private(set) var leavingViews: [LeavingView] = []

    /// Whether a guide may be set on purpose in here, other than a text's baselines.
    private(set) var maySetGuides = false

    /// Whether the node may have another `zIndex` than its siblings.
    var mayBeRaised: Bool { false }

    /// Whether some child is to be drawn in front of those that follow it.
    private(set) var ordersChildren = false

    private var sizes = AnswerCache<CellProposal, CellSize>()
    private var guides = AnswerCache<GuideQuestion, Int?>()
    private var proposal = CellProposal.unspecified
    private var isPlaced = false
    /// The way that the node is on.
    private var motion: LayoutMotion?
    private var needsPlacement = true

    init(owner: Node) {
        self.owner = owner
        layoutContext = owner.layoutContext
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

    /// Width by height, as they are seen, where the node has a form that cells do not tell exactly.
    var aspectRatio: CGFloat? { nil }

    /// What a stack gives room to first.
    var priority: Double { 0 }

    /// The columns of the longest word in here, which a narrower place would break.
    var longestWordWidth: Int { children.reduce(0) { max($0, $1.longestWordWidth) } }

    /// A guide that is set on purpose, by the node or something in it, where the node has its size
    /// for a proposal. Asked once for each guide and proposal.
    func computeExplicitGuide(
        _ key: AlignmentKey,
        in size: CellSize,
        proposal: CellProposal
    ) -> Int? { nil }

    /// Whether stacks leave their default spacing beside the node.
    var wantsSpacing: Bool { true }

    /// What is done to all that is drawn in here.
    var effect: DrawingEffect? { nil }

    /// Which of the container's children are in front; equal ones in their order.
    var zIndex: Double { 0 }

    /// Whether nothing outside of the frame is drawn.
    var clipsChildren: Bool { false }

    /// Whether what is in the node is not to be seen at the moment, nor to be reached by keys.
    var hidesChildren: Bool { false }

    /// Whether the node is the header or the footer of a section.
    final var isSectionPart: Bool { layoutValue(for: SectionPart.key) != nil }

    /// Whether the mouse hits the node and what is in it.
    var takesMouse: Bool { true }

    /// A value that was attached for the container's layout.
    func layoutValue(for key: ObjectIdentifier) -> Any? { nil }

    /// Called when earlier measurements no longer hold.
    func measurementsDidExpire() {}

    /// Whether the priority and the layout values are those of a child.
    var passesTraitsOn: Bool { false }

    // MARK: Children

    final func setChildren(_ new: [LayoutNode]) {
        guard !new.elementsEqual(children, by: ===) else { return }
        let old = children
        let staying = Set(new.map(ObjectIdentifier.init))
        for child in old where child.parent === self && !staying.contains(ObjectIdentifier(child)) {
            child.parent = nil
            queue.damage(child.drawnArea)
        }
        children = new
        ordersChildren = new.contains(where: \.mayBeRaised)
        let kept = new.filter { $0.parent === self }
        for child in new where child.parent !== self {
            child.parent = self
            // The same frame in another parent is another place on the screen.
            child.isPlaced = false
        }
        // Of two that have changed places the other one may be in front.
        if !old.filter({ $0.parent === self }).elementsEqual(kept, by: ===) { setNeedsDisplay() }
        if new.contains(where: \.maySetGuides) { noteGuides() }
        layoutContext.focus.candidatesDidChange()
        invalidateLayout()
    }

    /// Says that a guide may be set on purpose in here.
    final func noteGuides() {
        guard !maySetGuides else { return }
        maySetGuides = true
        parent?.noteGuides()
    }

    /// The indices of the children from the back to the front.
    final var drawingOrder: [Int] {
        children.indices.sorted { (children[$0].zIndex, $0) < (children[$1].zIndex, $1) }
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
        sizes.insert(size, for: proposal)
        return size
    }

    /// A guide that is set on purpose, remembered until the node is invalidated.
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

    /// Puts the node at a point of its parent, with its own answer to a proposal.
    package final func place(at origin: CellPoint, proposal: CellProposal) {
        place(in: CellRect(origin: origin, size: size(for: proposal)), proposal: proposal)
    }

    final func place(in destination: CellRect, proposal newProposal: CellProposal) {
        let new = CellRect(origin: onTheWay(to: destination.origin), size: destination.size)
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

    /// Where the node is at this moment, which is to stand at a point from now on.
    private func onTheWay(to origin: CellPoint) -> CellPoint {
        guard isPlaced, motion != nil || origin != frame.origin else { return origin }
        if (motion?.to ?? frame.origin) != origin {
            motion = owner.graph.layoutTransaction(for: owner)
                .flatMap { LayoutMotion(from: frame.origin, to: origin, $0) }
        }
        guard let current = motion?.origin else {
            motion = nil
            return origin
        }
        layoutContext.clock.wake(self, every: FrameClock.frame)
        return current
    }

    /// Lays out again within the frame that the parent gave.
    final func layOutAgain() {
        guard isPlaced, needsPlacement else { return }
        if layOut() { parent?.updateReaches() }
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
        childReaches.update(children)
        var new = CellRect(origin: .zero, size: frame.size)
        if !clipsChildren {
            for reach in childReaches.rects { new = new.union(reach) }
            for view in leavingViews { new = new.union(view.reach) }
        }
        defer { reach = new }
        return new != reach
    }

    /// Goes on on the way to the place where the node is to stand.
    final func wake() {
        guard let motion, !owner.isRemoved, isPlaced else { return }
        let origin = motion.origin
        if origin == nil { self.motion = nil } else { layoutContext.clock.wake(self, every: FrameClock.frame) }
        let new = CellRect(origin: origin ?? motion.to, size: frame.size)
        guard new != frame else { return }
        queue.damage(drawnArea)
        frame = new
        queue.didMove(self)
        parent?.updateReaches()
        layoutContext.requestFrame()
    }

    // MARK: Views on their way out

    final func addLeavingView(_ view: LeavingView) {
        leavingViews.append(view)
        updateReaches()
    }

    final func removeLeavingView(_ view: LeavingView) {
        leavingViews.removeAll { $0 === view }
        updateReaches()
    }

    private func updateReaches() {
        var node: LayoutNode? = self
        while let current = node, current.updateReach() { node = current.parent }
    }

    // MARK: Invalidation

    /// Says that the node may answer proposals otherwise, or places its children otherwise.
    final func invalidateLayout() {
        queue.invalidate(self)
    }

    /// Says that the node's priority or one of its layout values is another one: the container may
    /// lay it out otherwise although its size is the same.
    final func invalidateTraits() {
        invalidateLayout()
        guard let parent else { return }
        if parent.passesTraitsOn { parent.invalidateTraits() } else { parent.invalidateLayout() }
    }

    /// Says that the node looks different within the same frame.
    final func setNeedsDisplay() {
        if isPlaced { queue.looksDifferent(self) }
    }

    /// Forgets what was measured; returns whether any of the answers given so far has changed.
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

    final var queue: LayoutQueue { layoutContext.queue }
}

extension LayoutNode: Wakeable {}
