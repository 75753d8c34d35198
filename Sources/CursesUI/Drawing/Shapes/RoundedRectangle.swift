import Foundation

/// A rectangle with round corners; on cells every radius above zero looks the same.
///
///     ╭──────╮
///     │      │
///     ╰──────╯
///
/// ![Colours, shapes, a gradient and symbols in a terminal](Gallery-drawing.svg)
public struct RoundedRectangle {
    /// How wide and high the corners are; all above zero look the same.
    public var cornerSize: CGSize

    /// - Parameter style: has no meaning on cells.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
    }

    /// - Parameter style: has no meaning on cells.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
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
    /// ``RoundedRectangle``, in short.
    public static func rect(
        cornerRadius: CGFloat,
        style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

/// How a corner is curved; on cells there is no difference.
public enum RoundedCornerStyle: Hashable, Sendable {
    case circular, continuous
}
