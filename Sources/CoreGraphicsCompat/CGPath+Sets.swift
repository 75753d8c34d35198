import CursesUI

/// Set operations, which treat a path as the set of points inside it.
extension CGPath {
    /// Returns the outline of the area that is inside at least one of the paths.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.union(other.path, eoFill: rule == .evenOdd))
    }

    /// Returns the outline of the area that is inside both paths.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.intersection(other.path, eoFill: rule == .evenOdd))
    }

    /// Returns the outline of the area that is inside this path and outside a second path.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.subtracting(other.path, eoFill: rule == .evenOdd))
    }

    /// Returns the outline of the area that is inside exactly one of the paths.
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.symmetricDifference(other.path, eoFill: rule == .evenOdd))
    }

    /// Returns the parts of this path's line that are inside a second path.
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.lineIntersection(other.path, eoFill: rule == .evenOdd))
    }

    /// Returns the parts of this path's line that are outside a second path.
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.lineSubtraction(other.path, eoFill: rule == .evenOdd))
    }

    /// Returns a path with the same area, whose figures do not cross.
    public func normalized(using rule: CGPathFillRule = .evenOdd) -> CGPath {
        CGPath(path.normalized(eoFill: rule == .evenOdd))
    }

    /// Returns whether the areas of two paths have points in common.
    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        !intersection(other, using: rule).isEmpty
    }

    /// Returns the path with lines in place of its curves.
    ///
    /// - Parameter threshold: has no effect: each curve becomes 16 lines.
    public func flattened(threshold: CGFloat) -> CGPath { CGPath(path.flattened()) }

    /// Returns the figures of the path, which begin where it moves. Their curves are lines.
    ///
    /// - Parameter rule: has no effect: a hole is a figure of its own.
    public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
        path.figures().map { CGPath($0) }
    }
}
