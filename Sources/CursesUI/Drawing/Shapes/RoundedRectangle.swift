import CursesUITerminal
import Foundation

/// A rectangle with rounded corners. On cells, all radii above zero look the same, unless they leave nothing straight
/// of a side: then the shape looks like a ``Capsule``.
///
///     ╭──────╮   ▟██████▙
///     │      │   ████████
///     ╰──────╯   ▜██████▛
///
/// ![Colours, shapes, a gradient and symbols in a terminal](Gallery-drawing.svg)
public struct RoundedRectangle {
    /// The width and height of the corners. Sizes above zero look the same, up to half of a
    /// side.
    public var cornerSize: CGSize
    /// The curve of the corners; it has no effect on cells.
    public var style: RoundedCornerStyle

    /// Creates a rectangle with a corner radius.
    ///
    /// - Parameter style: has no effect on cells.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Creates a rectangle with a corner size.
    ///
    /// - Parameter style: has no effect on cells.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }
}

extension RoundedRectangle: RectangularShape {
    nonisolated var hasRoundCorners: Bool { cornerSize.width > 0 && cornerSize.height > 0 }

    /// Corners that take at least half of a side, but for a part of a row, make the shape a capsule or a circle. In an app
    /// whose unit is a cell, they do not.
    nonisolated func radii(in size: CellSize, _ metrics: CellMetrics) -> [CGFloat] {
        let area = metrics.units(size)
        let rest = min(area.width - 2 * cornerSize.width, area.height - 2 * cornerSize.height)
        guard hasRoundCorners, metrics != .cells, rest < metrics.rowHeight / 2 else { return smallRadii }
        return Capsule().radii(in: size, metrics)
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerSize: cornerSize)
    }

    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        ShrunkShape(shape: self, amount: amount)
    }
}

extension Shape where Self == RoundedRectangle {
    /// Returns a ``RoundedRectangle``.
    public static func rect(
        cornerRadius: CGFloat,
        style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

/// The curve of a corner; it has no effect on cells.
public enum RoundedCornerStyle: Hashable, Sendable {
    case circular, continuous
}
