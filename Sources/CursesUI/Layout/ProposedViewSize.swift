import CursesUITerminal

/// The size that a parent offers; one unit is one cell, `nil` asks for the ideal size.
public struct ProposedViewSize: Equatable, Sendable {
    /// The width that is offered; `nil` for the ideal one.
    public var width: CGFloat?
    /// The height that is offered; `nil` for the ideal one.
    public var height: CGFloat?

    /// An offer for each direction.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// An offer of a size.
    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// An offer of nothing: it asks for the least size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// No offer: it asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// An offer without an end: it asks for the largest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// The proposal with what is unspecified taken from a size.
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
