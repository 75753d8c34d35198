import CursesUI
import Foundation

/// Numbers for a filter, such as the coordinates of a point.
public final class CIVector: NSObject, Sendable {
    private let values: [CGFloat]

    /// Creates a vector from numbers.
    public init(values: UnsafePointer<CGFloat>, count: Int) {
        self.values = Array(UnsafeBufferPointer(start: values, count: count))
    }

    private init(_ values: [CGFloat]) {
        self.values = values
    }

    /// Creates a vector of one number.
    public convenience init(x: CGFloat) { self.init([x]) }
    /// Creates a vector of two numbers.
    public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
    /// Creates a vector of three numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
    /// Creates a vector of four numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
    /// Creates a vector from the coordinates of a point.
    public convenience init(cgPoint point: CGPoint) { self.init([point.x, point.y]) }
    /// Creates a vector from the origin and the size of a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init([rect.minX, rect.minY, rect.width, rect.height]) }
    /// Creates a vector from the six elements of a transform.
    public convenience init(cgAffineTransform t: CGAffineTransform) { self.init([t.a, t.b, t.c, t.d, t.tx, t.ty]) }
    /// Creates a vector from numbers that are separated by spaces, in brackets or without.
    public convenience init(string representation: String) {
        self.init(representation.split { "[] ".contains($0) }.map { CGFloat(Double($0) ?? 0) })
    }

    /// The number of numbers.
    public var count: Int { values.count }

    /// Returns a number; 0 if the vector has fewer.
    public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }

    /// The first number.
    public var x: CGFloat { value(at: 0) }
    /// The second number.
    public var y: CGFloat { value(at: 1) }
    /// The third number.
    public var z: CGFloat { value(at: 2) }
    /// The fourth number.
    public var w: CGFloat { value(at: 3) }

    /// The first two numbers as a point.
    public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    /// The first four numbers as the origin and the size of a rectangle.
    public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
    /// The first six numbers as the elements of a transform.
    public var cgAffineTransformValue: CGAffineTransform {
        CGAffineTransform(x, y, z, w, value(at: 4), value(at: 5))
    }

    /// The numbers, separated by spaces, in brackets.
    public var stringRepresentation: String { "[\(values.map { "\($0)" }.joined(separator: " "))]" }

    /// Returns whether another object has the same numbers.
    public override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.values == values }

    /// The hash value of the numbers.
    public override var hash: Int { values.hashValue }
}
