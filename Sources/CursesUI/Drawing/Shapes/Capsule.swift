import CursesUITerminal
import Foundation

/// A rectangle with round short sides.
///
/// `Capsule().stroke(.primary)` in eight columns and three rows:
///
/// ```text
/// ╭──────╮
/// │      │
/// ╰──────╯
/// ```
///
/// `Capsule().fill(.primary)` in ten columns and three rows. In one row, a capsule is a rectangle, because its corners
/// are smaller than a cell:
///
/// ```text
/// ▗▟██████▙▖
/// ██████████
/// ▝▜██████▛▘
/// ```
public struct Capsule {
    /// The curve of the corners; it has no effect on cells.
    public var style: RoundedCornerStyle

    /// Creates a capsule.
    ///
    /// - Parameter style: has no effect on cells.
    public init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }
}

extension Capsule: RectangularShape {
    nonisolated var hasRoundCorners: Bool { true }

    nonisolated func radii(in size: CellSize, _ metrics: CellMetrics) -> [CGFloat] {
        [CGFloat](repeating: min(CGFloat(size.width) / 2, CGFloat(size.height)), count: 4)
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    }

    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        ShrunkShape(shape: self, amount: amount)
    }
}

extension Shape where Self == Capsule {
    /// The short form of ``Capsule``.
    public static var capsule: Capsule { Capsule() }
}
