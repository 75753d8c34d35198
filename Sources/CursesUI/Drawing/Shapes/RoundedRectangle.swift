import Foundation

/// A rectangle with rounded corners. On cells, all radii above zero look the same.
///
///     ╭──────╮   ▟██████▙
///     │      │   ████████
///     ╰──────╯   ▜██████▛
///
/// ![Colours, shapes, a gradient and symbols in a terminal](Gallery-drawing.svg)
public struct RoundedRectangle {
    /// The width and height of the corners. All sizes above zero look the same.
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
