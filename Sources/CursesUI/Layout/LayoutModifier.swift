import CursesUITerminal
import Foundation

/// A modifier that lays out each view that it is applied to, or draws around it.
@MainActor
protocol LayoutModifier: PrimitiveViewModifier {
    func size(for proposal: CellProposal, of inner: LayoutNode, _ metrics: CellMetrics) -> CellSize

    /// Returns the position of the modified view, and the proposal for it.
    func placement(
        of inner: LayoutNode,
        in size: CellSize,
        proposal: CellProposal,
        _ metrics: CellMetrics
    ) -> (origin: CellPoint, proposal: CellProposal)

    func explicitGuide(
        _ key: AlignmentKey,
        in size: CellSize,
        proposal: CellProposal,
        of inner: LayoutNode,
        _ metrics: CellMetrics
    ) -> Int?

    func draw(in context: DrawingContext, size: CellSize)
    func drawAbove(in context: DrawingContext, size: CellSize)
    /// Draws above the modified view, with regard to its place.
    func drawAbove(in context: DrawingContext, size: CellSize, around inner: LayoutNode)

    func priority(of inner: LayoutNode) -> Double
    func zIndex(of inner: LayoutNode) -> Double
    /// The effect on everything that the modified view draws.
    var effect: DrawingEffect? { get }
    /// Whether `transform` may transform the modified view.
    static var transforms: Bool { get }
    /// Returns the transform under which the modified view is drawn, in squares of the width of a column; `nil` if it
    /// is drawn as it is.
    func transform(of size: CellSize, _ metrics: CellMetrics) -> CGAffineTransform?
    /// Returns the area in which the modifier itself draws, in the view's coordinates.
    func spill(of size: CellSize, _ metrics: CellMetrics) -> CellRect
    func layoutValue(for key: ObjectIdentifier, of inner: LayoutNode) -> Any?
    /// Whether `resolved` reads the environment.
    static var readsEnvironment: Bool { get }
    /// Returns the modifier with the values that it reads from the environment.
    func resolved(in environment: EnvironmentValues) -> Self

    /// Returns an intermediate state of an animated change to another modifier; `nil` if the change cannot be animated.
    func interpolated(towards other: Self, by amount: Double) -> Self?
    /// The state from which the insertion of a view is animated.
    var insertion: (start: Self, animation: Animation?)? { get }
    /// The transition with which a view disappears in an animated change; `nil` if it disappears at once.
    var removal: Removal? { get }
    /// Returns the modifier of a view that is inserted again while its removal is still animated.
    func resumed(from step: AnyTransition.Step) -> Self

    /// Returns the axis of the line that represents a very thin area; `nil` if the view is not that thin.
    func thinAxis(_ metrics: CellMetrics) -> Axis?

    var clips: Bool { get }
    /// Whether the mouse can hit the view.
    var takesMouse: Bool { get }
    /// Whether the mouse hits the view anywhere in its frame, even where nothing is drawn.
    var isContentShape: Bool { get }
    /// Whether the view receives neither keys nor mouse events.
    var isUnreachable: Bool { get }
    var setsGuides: Bool { get }
    static var setsZIndex: Bool { get }
    /// Whether the modifier affects only traits that the container reads, not the view's own size.
    var isTrait: Bool { get }
}

extension LayoutModifier {
    func size(
        for proposal: CellProposal,
        of inner: LayoutNode,
        _ metrics: CellMetrics
    ) -> CellSize {
        inner.size(for: proposal)
    }

    func placement(
        of inner: LayoutNode,
        in size: CellSize,
        proposal: CellProposal,
        _ metrics: CellMetrics
    ) -> (origin: CellPoint, proposal: CellProposal) {
        (.zero, proposal)
    }

    func explicitGuide(
        _ key: AlignmentKey,
        in size: CellSize,
        proposal: CellProposal,
        of inner: LayoutNode,
        _ metrics: CellMetrics
    ) -> Int? {
        let place = placement(of: inner, in: size, proposal: proposal, metrics)
        let innerSize = inner.size(for: place.proposal)
        return inner.explicitGuide(key, in: innerSize, proposal: place.proposal)
            .map { $0 + place.origin[key.axis] }
    }

    func draw(in context: DrawingContext, size: CellSize) {}
    func drawAbove(in context: DrawingContext, size: CellSize) {}

    func drawAbove(in context: DrawingContext, size: CellSize, around inner: LayoutNode) {
        drawAbove(in: context, size: size)
    }

    func priority(of inner: LayoutNode) -> Double { inner.priority }
    func zIndex(of inner: LayoutNode) -> Double { inner.zIndex }
    var effect: DrawingEffect? { nil }
    static var transforms: Bool { false }
    func transform(of size: CellSize, _ metrics: CellMetrics) -> CGAffineTransform? { nil }
    func spill(of size: CellSize, _ metrics: CellMetrics) -> CellRect { CellRect(origin: .zero, size: size) }

    func layoutValue(for key: ObjectIdentifier, of inner: LayoutNode) -> Any? {
        inner.layoutValue(for: key)
    }

    static var readsEnvironment: Bool { false }
    func resolved(in environment: EnvironmentValues) -> Self { self }

    func interpolated(towards other: Self, by amount: Double) -> Self? { nil }
    var insertion: (start: Self, animation: Animation?)? { nil }
    var removal: Removal? { nil }
    func resumed(from step: AnyTransition.Step) -> Self { self }

    func thinAxis(_ metrics: CellMetrics) -> Axis? { nil }
    var clips: Bool { false }
    var takesMouse: Bool { true }
    var isUnreachable: Bool { false }
    var isContentShape: Bool { false }
    var setsGuides: Bool { false }
    static var setsZIndex: Bool { false }
    var isTrait: Bool { false }

    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, Self>> {
        LayoutModifierNode(view, in: context)
    }
}

/// Wraps each layout node of the modified view.
final class LayoutModifierNode<Content: View, Modifier: LayoutModifier>:
    ModifierNode<Content, Modifier>, LeavingNode
{
    private(set) var hasLeft = false
    /// The wrappers, which are of the type `ModifierLayoutNode<Modifier>`. An array of a type that is not generic is
    /// faster, because generic code looks up the type of an array each time.
    private var wrappers: [LayoutNode] = []
    /// The final state of the modifier. During an animation, the tweener has the current state.
    private var target: Modifier
    private var tweener: Tweener<Modifier>

    override init(_ view: ModifiedContent<Content, Modifier>, in context: NodeContext) {
        target = view.modifier
        tweener = Tweener(view.modifier)
        super.init(view, in: context)
        if Modifier.readsEnvironment {
            target = resolve()
            tweener = Tweener(target)
        }
        if graph.transaction.animation != nil { insert() }
    }

    private func insert() {
        guard let insertion = target.insertion else { return }
        var transaction = graph.transaction
        transaction.animation = insertion.animation ?? transaction.animation
        let start = layoutContext.leavingViews.takeBack(for: self).map(target.resumed) ?? insertion.start
        tweener = Tweener(target, from: start, transaction)
        layoutContext.clock.wake(self, every: FrameClock.frame)
    }

    /// Keeps a view with a removal transition visible while it disappears. If such views are nested, only the outermost
    /// transition runs.
    override func willRemove() {
        super.willRemove()
        guard graph.transaction.animation != nil, let removal = tweener.value.removal else { return }
        let leavers = sequence(first: self as Node, next: \.parent).prefix { $0.isRemoved }
        guard !leavers.contains(where: { ($0 as? any LeavingNode)?.hasLeft == true }) else { return }
        hasLeft = true
        for wrapper in wrappers { layoutContext.leavingViews.show(wrapper.children[0], in: wrapper, of: self, removal) }
    }

    private func resolve() -> Modifier {
        guard Modifier.readsEnvironment else { return modifier }
        return tracking { modifier.resolved(in: environment) }
    }

    override func makeLayoutNodes() -> [LayoutNode] {
        let inners = child.layoutNodes
        var old = [ObjectIdentifier: LayoutNode](minimumCapacity: wrappers.count)
        for wrapper in wrappers { old[ObjectIdentifier(wrapper.children[0])] = wrapper }
        wrappers.removeAll()
        wrappers.reserveCapacity(inners.count)
        var nodes: [LayoutNode] = []
        nodes.reserveCapacity(inners.count)
        for inner in inners {
            if inner is RowPlaceholderLayoutNode {
                nodes.append(inner)
                continue
            }
            let known = old[ObjectIdentifier(inner)]
            let wrapper =
                if let known, inner.parent === known {
                    known
                } else {
                    ModifierLayoutNode(tweener.value, around: inner, owner: self)
                }
            wrappers.append(wrapper)
            nodes.append(wrapper)
        }
        return nodes
    }

    /// Whether the node can be reused for another row: no animation is running, and no transition would animate the
    /// insertion or the removal of the view.
    override var isInterchangeable: Bool {
        !tweener.isMoving && target.insertion == nil && target.removal == nil && child.isInterchangeable
    }

    override func modifierDidChange(from old: Modifier) {
        resolveAgain()
    }

    override func refresh() {
        resolveAgain()
    }

    private func resolveAgain() {
        let shown = tweener.value
        let new = resolve()
        if !ViewComparator.areEqual(target, new) {
            let canMove = shown.interpolated(towards: new, by: 0) != nil
            tweener.set(new, canMove ? graph.transaction : Transaction())
            target = new
        } else if tweener.isMoving {
            tweener.retarget(new)
        } else {
            return
        }
        tweener.advance(for: self) { $0.interpolated(towards: $1, by: $2) ?? $1 }
        show(tweener.value, insteadOf: shown)
    }

    private func show(_ resolved: Modifier, insteadOf old: Modifier) {
        guard !ViewComparator.areEqual(old, resolved) else { return }
        for wrapper in wrappers {
            unsafeDowncast(wrapper, to: ModifierLayoutNode<Modifier>.self).modifier = resolved
            if resolved.isUnreachable != old.isUnreachable { wrapper.visibilityDidChange() }
            if resolved.isContentShape != old.isContentShape { wrapper.hitContentDidChange() }
            if resolved.takesMouse != old.takesMouse {
                wrapper.hitContentDidChange()
                wrapper.respondersBelowMayDiffer()
            }
            if resolved.isTrait { wrapper.invalidateTraits() } else { wrapper.invalidateLayout() }
            wrapper.setNeedsDisplay()
        }
        if resolved.isTrait { containerTraitsDidChange() }
    }
}

/// Lays out one layout node as its modifier specifies.
final class ModifierLayoutNode<Modifier: LayoutModifier>: LayoutNode {
    var modifier: Modifier
    let inner: LayoutNode

    init(_ modifier: Modifier, around inner: LayoutNode, owner: Node) {
        self.modifier = modifier
        self.inner = inner
        super.init(owner: owner)
        setChildren([inner])
        if modifier.setsGuides { noteGuides() }
    }

    private var metrics: CellMetrics { layoutContext.metrics }

    override var forgetsChildren: Bool { true }

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        modifier.size(for: proposal, of: inner, metrics)
    }

    override func placeChildren(in size: CellSize, proposal: CellProposal) {
        let place = modifier.placement(of: inner, in: size, proposal: proposal, metrics)
        inner.place(at: place.origin, proposal: place.proposal)
    }

    override func computeExplicitGuide(
        _ key: AlignmentKey,
        in size: CellSize,
        proposal: CellProposal
    ) -> Int? {
        modifier.explicitGuide(key, in: size, proposal: proposal, of: inner, metrics)
    }

    override func draw(in context: DrawingContext) {
        modifier.draw(in: context, size: frame.size)
    }

    override func drawAbove(in context: DrawingContext) {
        modifier.drawAbove(in: context, size: frame.size, around: inner)
    }

    override var effect: DrawingEffect? {
        guard Modifier.transforms, let transform else { return modifier.effect }
        var effect = modifier.effect ?? DrawingEffect()
        effect.transform = transform
        return effect
    }

    override var spill: CellRect {
        let spill = modifier.spill(of: frame.size, metrics)
        guard Modifier.transforms, let transform else { return spill }
        return spill.union(transform.cells(of: inner.reach.offset(by: inner.frame.origin)))
    }

    /// The transform under which the view is drawn; `nil` if it is drawn as it is, also because it is too large.
    private var transform: CGAffineTransform? {
        let reach = inner.reach.size
        guard reach.width > 0, reach.height > 0, reach.height <= Self.manyCells / reach.width else { return nil }
        return modifier.transform(of: frame.size, metrics)
    }

    private static var manyCells: Int { 1 << 17 }

    override var visibility: LayoutVisibility {
        var visibility: LayoutVisibility = modifier.clips ? .clipped : []
        if !modifier.takesMouse { visibility.insert(.letsMouseThrough) }
        if modifier.isUnreachable { visibility.insert(.unreachable) }
        if Modifier.transforms { visibility.insert(.spreads) }
        return visibility
    }

    override var traits: (any LayoutTraits)? { self }
    override var hasContentShape: Bool { modifier.isContentShape }
    override var thinAxis: Axis? { modifier.thinAxis(metrics) }
}

extension ModifierLayoutNode: LayoutTraits {
    var wrapped: LayoutNode? { inner }
    var ownPriority: Double { modifier.priority(of: inner) }
    var ownZIndex: Double { modifier.zIndex(of: inner) }
    var mayHaveZIndex: Bool { Modifier.setsZIndex || inner.mayBeRaised }

    func ownLayoutValue(for key: ObjectIdentifier) -> Any? {
        modifier.layoutValue(for: key, of: inner)
    }
}
