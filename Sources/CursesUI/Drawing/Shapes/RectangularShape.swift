import CursesUITerminal
import Foundation

/// A shape that is a rectangle on cells, apart from its corners.
nonisolated protocol RectangularShape: InsettableShape {
    /// The shape as it is drawn; `nil` if it is not a rectangle after all.
    nonisolated var rectangle: (any RectangularShape)? { get }

    /// Whether the corners of the outline are rounded.
    nonisolated var hasRoundCorners: Bool { get }

    /// Returns the corner radii of an area, in columns: top leading, top trailing, bottom trailing, bottom leading.
    nonisolated func radii(in size: CellSize, _ metrics: CellMetrics) -> [CGFloat]
}

extension RectangularShape {
    nonisolated var rectangle: (any RectangularShape)? { self }

    nonisolated func radii(in size: CellSize, _ metrics: CellMetrics) -> [CGFloat] { smallRadii }

    /// The radii of all corners, which look the same at any length.
    nonisolated var smallRadii: [CGFloat] {
        [CGFloat](repeating: hasRoundCorners ? CornerRadius.columns : 0, count: 4)
    }

    /// Returns the outline of an area of a given size, in columns and rows; `nil` if no rounded corner would be
    /// visible.
    nonisolated func roundedPath(in size: CellSize, _ metrics: CellMetrics) -> Path? {
        // In a single row or column, nothing would remain of the sides.
        guard hasRoundCorners, size.height > 1, size.width > 1 else { return nil }
        var path = Path()
        path.addRect(
            CGRect(cells: size),
            corners: radii(in: size, metrics).map {
                // A cell counts as twice as high as wide.
                let radius = min($0, CGFloat(size.width) / 2, CGFloat(size.height))
                return CGSize(width: radius, height: radius / 2)
            })
        return path
    }
}

enum CornerRadius {
    /// The radius of all round corners, in columns. A smaller radius would be invisible, and a larger one would cut
    /// into texts.
    static let columns: CGFloat = 2
}

extension CGRect {
    /// Creates a rectangle at the origin, in columns and rows.
    init(cells size: CellSize) {
        self.init(x: 0, y: 0, width: CGFloat(size.width), height: CGFloat(size.height))
    }
}
