/// The way in which a shape follows the direction of the layout.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// The shape is the same in all directions.
    case fixed
    /// The shape is mirrored in one direction.
    case mirrors(in: LayoutDirection)

    /// The shape is mirrored from right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}
