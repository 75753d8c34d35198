import Foundation

/// A rectangle with round corners; on cells every radius above zero looks the same.
public struct RoundedRectangle {
    public var cornerRadius: CGFloat

    /// - Parameter style: has no meaning on cells.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.cornerRadius = cornerRadius
    }
}

extension RoundedRectangle: RectangularShape {
    nonisolated var hasRoundCorners: Bool { cornerRadius > 0 }
}

/// How a corner is curved; on cells there is no difference.
public enum RoundedCornerStyle: Hashable, Sendable {
    case circular, continuous
}
