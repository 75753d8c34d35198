import CursesUI

extension CGPath {
    /// Returns the path, transformed.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(transform.map { path.applying($0.pointee) } ?? path)
    }

    /// Returns the outline of the area that a stroke along the path covers.
    ///
    /// - Parameter transform: applied to the path before it is stroked.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
        return CGPath(path.applying(transform).strokedPath(style))
    }

    /// Returns the lines of a dashed stroke along the path. Curves become lines.
    ///
    /// - Parameters:
    ///   - phase: the length at which the pattern begins.
    ///   - lengths: the alternating lengths of lines and gaps.
    ///   - transform: applied to the path before it is divided.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        CGPath(path.applying(transform).dashed(phase: phase, lengths: lengths))
    }
}
