import Foundation

/// A rectangle whose short sides are round.
///
/// `Capsule().stroke(.primary)`, in eight columns and three rows; filled it is a rectangle, for its
/// corners are smaller than a cell:
///
/// ```text
/// ╭──────╮
/// │      │
/// ╰──────╯
/// ```
public struct Capsule {
    /// - Parameter style: has no meaning on cells.
    public init(style: RoundedCornerStyle = .continuous) {}
}

extension Capsule: RectangularShape {
    nonisolated var hasRoundCorners: Bool { true }

    nonisolated public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    }

    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        ShrunkShape(shape: self, amount: amount)
    }
}

extension Shape where Self == Capsule {
    /// ``Capsule``, in short.
    public static var capsule: Capsule { Capsule() }
}
