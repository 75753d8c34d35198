import CursesUITerminal
import Foundation

/// Gives a view the geometry of the view with the same identifier, either permanently or only as the start of a motion.
struct MatchedGeometryModifier {
    let key: MatchedGeometries.Key
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool
}

extension MatchedGeometryModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, MatchedGeometryModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, MatchedGeometryModifier>> {
        MatchedGeometryNode(view, in: context)
    }
}

final class MatchedGeometryNode<Content: View>:
    ModifierNode<Content, MatchedGeometryModifier>, MatchedGeometryMember, GeometryFollower
{
    private var wrappers = LayoutWrappers<MatchedGeometryLayoutNode>()
    /// The frame from which a new view begins its motion.
    private var start: CellRect?
    /// The difference between the frame in which the view is drawn and its laid-out frame.
    private var shift = Tweener(MatchedShift())
    private var target = MatchedShift()

    override func prepare() {
        let matched = layoutContext.matchedGeometries
        if isSource, graph.transaction.animation != nil { start = matched.frame(for: modifier.key) }
        arrival = start == nil ? nil : graph.transaction
        matched.insert(self, modifier.key)
        layoutContext.queue.follow(self)
    }

    /// The transaction of the animated change in which the view appeared.
    private var arrival: Transaction?

    override func modifierDidChange(from old: MatchedGeometryModifier) {
        guard old.key != modifier.key else { return }
        layoutContext.matchedGeometries.remove(self, old.key)
        layoutContext.matchedGeometries.insert(self, modifier.key)
    }

    override func willRemove() {
        super.willRemove()
        if isSource, let wrapper = wrappers.all.first {
            layoutContext.matchedGeometries.setFrame(wrapper.inner.screenFrame, for: modifier.key)
        }
        layoutContext.matchedGeometries.remove(self, modifier.key)
    }

    override func makeLayoutNodes() -> [LayoutNode] {
        wrappers.wrap(child.layoutNodes) { MatchedGeometryLayoutNode(around: $0, owner: self) }
    }

    // MARK: Matching

    var isSource: Bool { modifier.isSource }
    var matchedFrame: CellRect? { start == nil ? wrappers.all.first?.screenFrame : nil }

    func layoutDidEnd() -> Bool {
        guard !isRemoved else { return false }
        guard let wrapper = wrappers.all.first else { return true }
        let own = wrapper.screenFrame
        if isSource {
            begin(at: own)
            layoutContext.matchedGeometries.setFrame(own, for: modifier.key)
        } else if let frame = layoutContext.matchedGeometries.frame(for: modifier.key) {
            let new = MatchedShift(from: own, to: frame, modifier)
            if new != target {
                shift.set(new, target.isSet ? layoutTransaction ?? Transaction() : Transaction())
                target = new
                advance()
            }
        }
        return true
    }

    /// Starts the motion of a new view at the frame of the previous view.
    private func begin(at own: CellRect) {
        guard let start, let arrival else { return }
        self.start = nil
        self.arrival = nil
        shift = Tweener(MatchedShift(), from: MatchedShift(from: own, to: start, modifier), arrival)
        advance()
    }

    override func refresh() {
        advance()
    }

    private func advance() {
        shift.advance(for: self) { $0.interpolated(towards: $1, by: $2) }
        for wrapper in wrappers.all { wrapper.shift = shift.value }
    }
}

/// The difference of a view's position and size from its laid-out position and size.
struct MatchedShift: Equatable {
    private var column = 0.0
    private var row = 0.0
    private var width = 0.0
    private var height = 0.0
    /// Whether the difference has been determined.
    private(set) var isSet = false

    init() {}

    init(from own: CellRect, to other: CellRect, _ modifier: MatchedGeometryModifier) {
        isSet = true
        if modifier.properties.contains(.size) {
            width = Double(other.size.width - own.size.width)
            height = Double(other.size.height - own.size.height)
        }
        guard modifier.properties.contains(.position) else { return }
        let anchor = modifier.anchor
        let size = (width: Double(own.size.width) + width, height: Double(own.size.height) + height)
        column = Double(other.minColumn - own.minColumn) + (Double(other.size.width) - size.width) * anchor.x
        row = Double(other.minRow - own.minRow) + (Double(other.size.height) - size.height) * anchor.y
    }

    @MainActor
    func interpolated(towards other: MatchedShift, by amount: Double) -> MatchedShift {
        var result = other
        result.column = column.interpolated(towards: other.column, by: amount)
        result.row = row.interpolated(towards: other.row, by: amount)
        result.width = width.interpolated(towards: other.width, by: amount)
        result.height = height.interpolated(towards: other.height, by: amount)
        return result
    }

    var origin: CellPoint { CellPoint(column: Int(cells: column), row: Int(cells: row)) }
    var changesSize: Bool { width != 0 || height != 0 }

    /// Returns a size changed by the difference.
    func applied(to size: CellSize) -> CellSize {
        CellSize(
            width: max(0, size.width + Int(cells: width)),
            height: max(0, size.height + Int(cells: height))
        )
    }
}

/// Draws a view in a different position and size, without changing the layout around it.
final class MatchedGeometryLayoutNode: WrappingLayoutNode {
    var shift = MatchedShift() {
        didSet {
            guard shift != oldValue else { return }
            invalidateLayout()
            setNeedsDisplay()
        }
    }

    override func placeChildren(in size: CellSize, proposal: CellProposal) {
        let offer = shift.changesSize ? CellProposal(shift.applied(to: size)) : proposal
        inner.place(at: shift.origin, proposal: offer)
    }
}

extension View {
    /// Matches the geometry of views with the same identifier.
    ///
    /// If a view appears in an animated change in which the view with the same identifier disappears, it moves from the
    /// frame of that view to its own frame. A view that is not a source is drawn in the frame of the source.
    ///
    /// - Parameters:
    ///   - properties: whether the position, the size or both are matched.
    ///   - anchor: the point at which both views coincide if only the position is matched.
    ///   - isSource: whether the other views match this one.
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID,
        in namespace: Namespace.ID,
        properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View {
        modifier(
            MatchedGeometryModifier(
                key: MatchedGeometries.Key(id: AnyHashable(id), namespace: namespace),
                properties: properties,
                anchor: anchor,
                isSource: isSource
            )
        )
    }
}
