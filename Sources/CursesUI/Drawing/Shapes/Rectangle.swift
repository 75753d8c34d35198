import Foundation

/// A rectangle.
///
/// `Rectangle().stroke(.primary)`, in eight columns and three rows:
///
/// ```text
/// ┌──────┐
/// │      │
/// └──────┘
/// ```
public struct Rectangle {
    /// Creates the shape.
    public init() {}
}

extension Rectangle: RectangularShape {
    nonisolated var hasRoundCorners: Bool { false }

    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }

    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        ShrunkShape(shape: self, amount: amount)
    }
}

extension Shape where Self == Rectangle {
    /// The short form of ``Rectangle``.
    public static var rect: Rectangle { Rectangle() }
}
