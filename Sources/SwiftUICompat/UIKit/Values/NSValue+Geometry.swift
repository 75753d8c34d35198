import Foundation

extension NSValue {
    /// Creates a value with a rectangle.
    public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
    /// Creates a value with a point.
    public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
    /// Creates a value with a size.
    public convenience init(cgSize: CGSize) { self.init(size: cgSize) }

    /// The rectangle; the program ends if the value is something else.
    public var cgRectValue: CGRect { rectValue }
    /// The point; the program ends if the value is something else.
    public var cgPointValue: CGPoint { pointValue }
    /// The size; the program ends if the value is something else.
    public var cgSizeValue: CGSize { sizeValue }
}
