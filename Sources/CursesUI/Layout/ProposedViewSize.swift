import CursesUITerminal

/// The size that a parent proposes; one unit is one cell, `nil` asks for the ideal size.
public struct ProposedViewSize: Equatable, Sendable {
    /// The proposed width; `nil` for the ideal width.
    public var width: CGFloat?
    /// The proposed height; `nil` for the ideal height.
    public var height: CGFloat?

    /// Creates a proposal from a length for each dimension.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Creates a proposal of a size.
    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// A proposal of zero, for the minimum size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// An unspecified proposal, for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// An infinite proposal, for the maximum size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Returns the proposal with its unspecified dimensions replaced by those of a size.
    public func replacingUnspecifiedDimensions(
        by size: CGSize = CGSize(width: 10, height: 10)
    ) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

extension ProposedViewSize {
    init(_ proposal: CellProposal, _ metrics: CellMetrics) {
        func length(_ cells: Int?, _ unit: CGFloat) -> CGFloat? {
            cells.map { $0 >= .unbounded ? .infinity : CGFloat($0) * unit }
        }
        self.init(
            width: length(proposal.width, metrics.columnWidth),
            height: length(proposal.height, metrics.rowHeight)
        )
    }

    func cells(_ metrics: CellMetrics) -> CellProposal {
        CellProposal(
            width: width.map { max(0, metrics.columns($0)) },
            height: height.map { max(0, metrics.rows($0)) }
        )
    }
}
