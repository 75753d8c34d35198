import CursesUITerminal

/// Room that takes whatever a stack has left.
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

    /// - Parameter minLength: cells that are kept free at least; where `nil`, one column between two views of a
    ///   row of the usual spacing, else none.
    public init(minLength: CGFloat? = nil) {
        self.minLength = minLength.map(Gap.units)
    }

    /// - Parameter minCells: kept free at least, whatever an app's units are.
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

    /// Whether the views around it are kept apart where there is no room left.
    var separates: Bool { view.minLength == nil }

    override var traits: (any LayoutTraits)? { self }

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
    /// What else is in the stack comes first.
    var ownPriority: Double { -.infinity }
    var takesSpacing: Bool { false }
}
