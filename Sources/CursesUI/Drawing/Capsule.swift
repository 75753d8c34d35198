/// A rectangle whose short sides are round.
public struct Capsule {
    /// - Parameter style: has no meaning on cells.
    public init(style: RoundedCornerStyle = .continuous) {}
}

extension Capsule: RectangularShape {
    nonisolated var hasRoundCorners: Bool { true }
}
