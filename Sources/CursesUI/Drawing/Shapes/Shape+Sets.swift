import Foundation

/// A shape whose outline is computed from the outlines of two shapes.
struct CombinedShape<First: Shape, Second: Shape>: FormKeepingShape {
    enum Operation: Sendable {
        case union, intersection, subtraction, symmetricDifference, lineIntersection, lineSubtraction
    }

    var first: First
    var second: Second
    let operation: Operation
    let eoFill: Bool

    nonisolated func path(in rect: CGRect) -> Path {
        let (path, other) = (first.path(in: rect), second.path(in: rect))
        return switch operation {
        case .union: path.union(other, eoFill: eoFill)
        case .intersection: path.intersection(other, eoFill: eoFill)
        case .subtraction: path.subtracting(other, eoFill: eoFill)
        case .symmetricDifference: path.symmetricDifference(other, eoFill: eoFill)
        case .lineIntersection: path.lineIntersection(other, eoFill: eoFill)
        case .lineSubtraction: path.lineSubtraction(other, eoFill: eoFill)
        }
    }

    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

    nonisolated var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
        get { AnimatablePair(first.animatableData, second.animatableData) }
        set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
    }
}

extension Shape {
    /// Returns a shape that covers the area inside at least one of the shapes.
    ///
    /// - Parameter eoFill: whether to use the even-odd rule.
    nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
    }

    /// Returns a shape that covers the area inside both shapes.
    ///
    /// - Parameter eoFill: whether to use the even-odd rule.
    nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
    }

    /// Returns a shape that covers the area inside this shape and outside a second shape.
    ///
    /// - Parameter eoFill: whether to use the even-odd rule.
    nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .subtraction, eoFill: eoFill)
    }

    /// Returns a shape that covers the area inside exactly one of the shapes.
    ///
    /// - Parameter eoFill: whether to use the even-odd rule.
    nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .symmetricDifference, eoFill: eoFill)
    }

    /// Returns a shape of the parts of this shape's line that are inside a second shape.
    ///
    /// - Parameter eoFill: whether to use the even-odd rule.
    nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
    }

    /// Returns a shape of the parts of this shape's line that are outside a second shape.
    ///
    /// - Parameter eoFill: whether to use the even-odd rule.
    nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .lineSubtraction, eoFill: eoFill)
    }
}
