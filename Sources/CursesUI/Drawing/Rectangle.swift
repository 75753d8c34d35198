/// A rectangle.
public struct Rectangle {
    public init() {}
}

extension Rectangle: RectangularShape {
    nonisolated var hasRoundCorners: Bool { false }
}
