import CursesUITerminal

/// Identifies an alignment guide and gives its default position.
public protocol AlignmentID: SendableMetatype {
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide along the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
    let key: AlignmentKey

    /// Creates a custom guide.
    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(axis: .horizontal, id: id)
    }

    /// The leading edge.
    public static let leading = HorizontalAlignment(LeadingID.self)
    /// The leading edge of the line between the rows of a list; in a terminal, this is the leading edge of the row.
    public static let listRowSeparatorLeading = HorizontalAlignment(LeadingID.self)
    /// The trailing edge of the line between the rows of a list; in a terminal, this is the trailing edge of the row.
    public static let listRowSeparatorTrailing = HorizontalAlignment(TrailingID.self)
    /// The centre.
    public static let center = HorizontalAlignment(HorizontalCenterID.self)
    /// The trailing edge.
    public static let trailing = HorizontalAlignment(TrailingID.self)
}

/// A guide along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
    let key: AlignmentKey

    /// Creates a custom guide.
    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(axis: .vertical, id: id)
    }

    /// The top edge.
    public static let top = VerticalAlignment(TopID.self)
    /// The centre.
    public static let center = VerticalAlignment(VerticalCenterID.self)
    /// The bottom edge.
    public static let bottom = VerticalAlignment(BottomID.self)
    /// The bottom of the first row of text.
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaselineID.self)
    /// The bottom of the last row of text.
    public static let lastTextBaseline = VerticalAlignment(LastTextBaselineID.self)
}

/// A pair of guides, one along each axis.
public struct Alignment: Equatable, Sendable {
    /// The horizontal guide.
    public var horizontal: HorizontalAlignment
    /// The vertical guide.
    public var vertical: VerticalAlignment

    /// Creates an alignment from a guide for each axis.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The centre along both axes.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The leading edge, centred vertically.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The trailing edge, centred vertically.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The top edge, centred horizontally.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The bottom edge, centred horizontally.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The top leading corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The top trailing corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The bottom leading corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The bottom trailing corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// The identity of a guide: its axis and its `AlignmentID` type.
struct AlignmentKey: Hashable, Sendable {
    let axis: Axis
    let id: any AlignmentID.Type

    static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
        lhs.axis == rhs.axis && lhs.id == rhs.id
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(axis)
        hasher.combine(ObjectIdentifier(id))
    }

    static let wellKnown = [
        HorizontalAlignment.leading.key, HorizontalAlignment.center.key,
        HorizontalAlignment.trailing.key, VerticalAlignment.top.key, VerticalAlignment.center.key,
        VerticalAlignment.bottom.key, VerticalAlignment.firstTextBaseline.key,
        VerticalAlignment.lastTextBaseline.key,
    ]

    /// Whether the guide is a text baseline, which every text sets.
    var isTextBaseline: Bool { id == FirstTextBaselineID.self || id == LastTextBaselineID.self }

    /// Returns the default position, in cells from the leading or top edge of a view of a given size. Half of an odd
    /// number of cells is rounded down.
    func defaultValue(in size: CellSize, _ metrics: CellMetrics) -> Int {
        // The usual guides need no conversion from cells to points and back.
        if id == HorizontalCenterID.self || id == VerticalCenterID.self { return size[axis] / 2 }
        if id == LeadingID.self || id == TopID.self { return 0 }
        if id == TrailingID.self || id == BottomID.self || isTextBaseline { return size[axis] }
        return metrics.cellsBefore(id.defaultValue(in: ViewDimensions(size: size, metrics)), along: axis)
    }
}

private enum LeadingID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum HorizontalCenterID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

private enum TrailingID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

private enum TopID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum VerticalCenterID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

private enum BottomID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

private enum FirstTextBaselineID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

private enum LastTextBaselineID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
