import CursesUITerminal

/// Flexible space that fills the remaining length of a stack.
///
/// ```swift
/// HStack {
///     Text("Total")
///     Spacer()
///     Text("12.50")
/// }
/// ```
///
/// ```text
/// Total              12.50
/// ```
public struct Spacer: Sendable {
    let minLength: Gap?

    /// Creates a spacer.
    ///
    /// - Parameter minLength: the minimum length in cells; if `nil`, one column between two views of an `HStack` with
    ///   the default spacing, and zero elsewhere.
    public init(minLength: CGFloat? = nil) {
        self.minLength = minLength.map(Gap.units)
    }

    /// Creates a spacer with a minimum length in cells, regardless of an app's units.
    init(minCells: Int) {
        minLength = .cells(minCells)
    }
}

extension Spacer: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<Spacer> {
        LeafNode(self, in: context) { SpacerLayoutNode($0.view, owner: $0) }
    }
}

final class SpacerLayoutNode: LayoutNode, LeafLayoutNode {
    private var view: Spacer

    init(_ view: Spacer, owner: Node) {
        self.view = view
        super.init(owner: owner)
    }

    func update(_ view: Spacer) {
        guard view.minLength != self.view.minLength else { return }
        self.view = view
        invalidateLayout()
    }

    /// Whether the spacer keeps its neighbours apart even if there is no space left.
    var separates: Bool { view.minLength == nil }

    override var traits: (any LayoutTraits)? { self }

    var isInterchangeable: Bool { true }

    /// Returns `true` across the axis of the stack, where a spacer takes no space.
    override func keepsIdealSize(along axis: Axis) -> Bool { stackAxis == axis.other }

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        let axis = stackAxis
        let metrics = layoutContext.metrics
        func length(_ offered: Int?, along current: Axis) -> Int {
            if let axis, axis != current { return 0 }
            let least = view.minLength?.cells(metrics, along: current) ?? 0
            return max(least, offered ?? 0)
        }
        return CellSize(
            width: length(proposal.width, along: .horizontal),
            height: length(proposal.height, along: .vertical)
        )
    }
}

extension SpacerLayoutNode: LayoutTraits {
    /// The lowest priority: all other views of the stack come first.
    var ownPriority: Double { -.infinity }
    var takesSpacing: Bool { false }
}
