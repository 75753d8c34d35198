import Foundation

/// A rectangle of which each corner may be round; on cells they all are where one is.
public struct UnevenRoundedRectangle {
    /// The radius of each corner.
    public var cornerRadii: RectangleCornerRadii

    /// - Parameter style: has no meaning on cells.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
    }

    /// - Parameter style: has no meaning on cells.
    public init(
        topLeadingRadius: CGFloat = 0,
        bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) {
        cornerRadii = RectangleCornerRadii(
            topLeading: topLeadingRadius,
            bottomLeading: bottomLeadingRadius,
            bottomTrailing: bottomTrailingRadius,
            topTrailing: topTrailingRadius
        )
    }
}

extension UnevenRoundedRectangle: RectangularShape {
    nonisolated var hasRoundCorners: Bool { cornerRadii != RectangleCornerRadii() }

    nonisolated public func path(in rect: CGRect) -> Path {
        let radii = [
            cornerRadii.topLeading, cornerRadii.topTrailing,
            cornerRadii.bottomTrailing, cornerRadii.bottomLeading,
        ]
        var path = Path()
        path.addRect(rect, corners: radii.map { CGSize(width: $0, height: $0) })
        return path
    }

    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        ShrunkShape(shape: self, amount: amount)
    }
}

/// How round each corner of a rectangle is.
public struct RectangleCornerRadii: Hashable, Sendable {
    /// The radius of the corner at the top, where lines begin.
    public var topLeading: CGFloat
    /// The radius of the corner at the bottom, where lines begin.
    public var bottomLeading: CGFloat
    /// The radius of the corner at the bottom, where lines end.
    public var bottomTrailing: CGFloat
    /// The radius of the corner at the top, where lines end.
    public var topTrailing: CGFloat

    /// A radius for each corner; zero for a square one.
    public init(
        topLeading: CGFloat = 0,
        bottomLeading: CGFloat = 0,
        bottomTrailing: CGFloat = 0,
        topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}
