/// A column of a `LazyVGrid`, or a row of a `LazyHGrid`. An adaptive item creates as many columns or rows as fit.
public struct GridItem: Sendable {
    /// The length of a track across the grid's axis.
    public enum Size: Sendable {
        case fixed(CGFloat)
        /// An equal part of the remaining length, within limits.
        case flexible(minimum: CGFloat = 1, maximum: CGFloat = .infinity)
        /// As many tracks as fit.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The width of the columns, or the height of the rows.
    public var size: Size
    /// The number of cells between this track and the next; if `nil`, one column or no row.
    public var spacing: CGFloat?
    /// The alignment of views in their cells; the grid's alignment if `nil`.
    public var alignment: Alignment?

    /// Creates an item: a column of a grid that grows vertically, or a row of a grid that grows horizontally.
    public init(
        _ size: Size = .flexible(),
        spacing: CGFloat? = nil,
        alignment: Alignment? = nil
    ) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}
