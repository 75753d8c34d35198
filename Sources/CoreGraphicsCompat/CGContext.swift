import CursesUI
import FoundationGaps

/// A context for drawing. Nothing is drawn, except that a picture drawn in a `UIGraphicsImageRenderer` becomes its result.
public final class CGContext {
    /// The last picture that was drawn.
    package private(set) var picture: CGImage?
    private var path = Path()

    /// Creates a context that draws nothing.
    package init() {}

    /// Returns `nil`: no PDF file can be written.
    public init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) { nil }

    /// Draws a picture.
    ///
    /// - Parameter rect: has no effect: the picture is drawn whole.
    public func draw(_ image: CGImage, in rect: CGRect) { picture = image }

    /// Has no effect: nothing but pictures is drawn.
    public func setFillColor(_ color: CGColor) {}
    /// Has no effect: nothing but pictures is drawn.
    public func setStrokeColor(_ color: CGColor) {}
    /// Has no effect: nothing but pictures is drawn.
    public func setLineWidth(_ width: CGFloat) {}
    /// Has no effect: nothing but pictures is drawn.
    public func setLineCap(_ cap: CGLineCap) {}
    /// Has no effect: nothing but pictures is drawn.
    public func setLineJoin(_ join: CGLineJoin) {}
    /// Has no effect: nothing but pictures is drawn.
    public func setAlpha(_ alpha: CGFloat) {}
    /// Has no effect: nothing but pictures is drawn.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}
    /// Has no effect: nothing but pictures is drawn.
    public func fill(_ rect: CGRect) {}
    /// Has no effect: nothing but pictures is drawn.
    public func stroke(_ rect: CGRect) {}
    /// Has no effect: nothing but pictures is drawn.
    public func clear(_ rect: CGRect) {}
    /// Has no effect: nothing but pictures is drawn.
    public func fillEllipse(in rect: CGRect) {}
    /// Has no effect: nothing but pictures is drawn.
    public func strokeEllipse(in rect: CGRect) {}
    /// Begins a part of the path at a point.
    public func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a line to the path.
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Adds a rectangle to the path.
    public func addRect(_ rect: CGRect) { path.addRect(rect) }
    /// Adds an ellipse to the path.
    public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
    /// Adds a path to the path.
    public func addPath(_ other: CGPath) { path.addPath(other.path) }
    /// Begins a new path.
    public func beginPath() { path = Path() }
    /// Closes a part of the path.
    public func closePath() { path.closeSubpath() }
    /// Forgets the path: nothing but pictures is drawn.
    public func fillPath(using rule: CGPathFillRule = .winding) { path = Path() }
    /// Forgets the path: nothing but pictures is drawn.
    public func strokePath() { path = Path() }
    /// Forgets the path: pictures are drawn whole.
    public func clip(using rule: CGPathFillRule = .winding) { path = Path() }
    /// Has no effect: pictures are drawn whole.
    public func clip(to rect: CGRect) {}
    /// Has no effect: pictures are drawn whole.
    public func translateBy(x: CGFloat, y: CGFloat) {}
    /// Has no effect: pictures are drawn whole.
    public func scaleBy(x: CGFloat, y: CGFloat) {}
    /// Has no effect: pictures are drawn whole.
    public func rotate(by angle: CGFloat) {}
    /// Has no effect: a context has no state.
    public func saveGState() {}
    /// Has no effect: a context has no state.
    public func restoreGState() {}
    /// Has no effect: no PDF file is written.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {}
    /// Has no effect: no PDF file is written.
    public func endPDFPage() {}
    /// Has no effect: no PDF file is written.
    public func closePDF() {}
}
