import CursesUITerminal
import Foundation

/// A rectangle with a radius for each corner. On cells, all radii above zero look the same. In a stroked outline, all
/// corners are rounded if any corner is.
public struct UnevenRoundedRectangle {
    /// The radius of each corner.
    public var cornerRadii: RectangleCornerRadii
    /// The curve of the corners; it has no effect on cells.
    public var style: RoundedCornerStyle

    /// Creates a rectangle with corner radii.
    ///
    /// - Parameter style: has no effect on cells.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// Creates a rectangle with a radius for each corner.
    ///
    /// - Parameter style: has no effect on cells.
    public init(
        topLeadingRadius: CGFloat = 0,
        bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius,
                bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius,
                topTrailing: topTrailingRadius
            ),
            style: style
        )
    }
}

extension UnevenRoundedRectangle: RectangularShape {
    nonisolated var hasRoundCorners: Bool { cornerRadii != RectangleCornerRadii() }

    nonisolated func radii(in size: CellSize, _ metrics: CellMetrics) -> [CGFloat] {
        [cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading]
            .map { $0 > 0 ? CornerRadius.columns : 0 }
    }

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

/// The radii of the corners of a rectangle.
public struct RectangleCornerRadii: Hashable, Sendable {
    /// The radius of the top leading corner.
    public var topLeading: CGFloat
    /// The radius of the bottom leading corner.
    public var bottomLeading: CGFloat
    /// The radius of the bottom trailing corner.
    public var bottomTrailing: CGFloat
    /// The radius of the top trailing corner.
    public var topTrailing: CGFloat

    /// Creates corner radii; zero gives a square corner.
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
