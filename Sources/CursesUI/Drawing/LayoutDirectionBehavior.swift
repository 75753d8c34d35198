/// The way in which a shape follows the direction of the layout.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// The shape is the same in all directions.
    case fixed
    /// The shape is mirrored in one direction.
    case mirrors(in: LayoutDirection)

    /// The shape is mirrored from right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension View {
    /// Sets whether the view follows the direction of the layout. A fixed view is laid out from left to right.
    nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        transformEnvironment(\.layoutDirection) { if behavior == .fixed { $0 = .leftToRight } }
    }

    /// Changes nothing: letters cannot be mirrored, and the layout follows the direction by itself.
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
}
