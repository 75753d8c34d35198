/// A column of a `LazyVGrid`, a row of a `LazyHGrid`; an adaptive one is as many as there is room for.
public struct GridItem: Sendable {
    /// How long a track is across the grid's axis.
    public enum Size: Sendable {
        case fixed(CGFloat)
        /// An equal part of what is left, within limits.
        case flexible(minimum: CGFloat = 1, maximum: CGFloat = .infinity)
        /// As many tracks as there is room for.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// How wide the columns are, or how high the rows.
    public var size: Size
    /// Cells to the next track; where `nil` one column, or no row.
    public var spacing: CGFloat?
    /// Where views stand in their cell of the grid; the grid's alignment where `nil`.
    public var alignment: Alignment?

    /// A column of a grid that grows downwards, or a row of one that grows sideways.
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
