/// A point in a rectangle, from 0 at the top leading corner to 1 at the bottom trailing one.
@frozen
public struct UnitPoint: Hashable, Sendable {
    /// From 0 where lines begin to 1 where they end.
    public var x: CGFloat
    /// From 0 at the top to 1 at the bottom.
    public var y: CGFloat

    /// A point of a rectangle, by parts of its width and height.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// The corner at the top where lines begin.
    public static let zero = UnitPoint(x: 0, y: 0)
    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the edge where lines begin.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the edge where lines end.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The middle of the top edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the bottom edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The corner at the top where lines begin.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The corner at the top where lines end.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The corner at the bottom where lines begin.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The corner at the bottom where lines end.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
