import Foundation

/// A vector: a value that can be added, scaled and interpolated.
public protocol VectorArithmetic: AdditiveArithmetic {
    mutating func scale(by rhs: Double)

    /// The square of the length.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// The vector at a fraction of the distance to another vector.
    func interpolated(towards other: Self, by amount: Double) -> Self {
        var way = other - self
        way.scale(by: amount)
        return self + way
    }

    /// A copy, scaled.
    func scaled(by factor: Double) -> Self {
        var result = self
        result.scale(by: factor)
        return result
    }
}

extension Double: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= rhs }
    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }
    public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
    public var magnitudeSquared: Double { Double(self * self) }
}

/// The data of a value that has nothing to interpolate.
public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
    /// No data.
    public init() {}

    /// The empty value.
    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
    /// The sum.
    public static func + (lhs: Self, rhs: Self) -> Self { lhs }
    /// The difference.
    public static func - (lhs: Self, rhs: Self) -> Self { lhs }
    /// Changes nothing.
    public mutating func scale(by rhs: Double) {}
    /// Zero.
    public var magnitudeSquared: Double { 0 }
}

/// A pair of vectors, which is itself a vector.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    /// The first of the two.
    public var first: First
    /// The second of the two.
    public var second: Second

    /// A pair of two vectors.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// Two zeros.
    public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }

    /// The sum.
    public static func + (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
        AnimatablePair(lhs.first + rhs.first, lhs.second + rhs.second)
    }

    /// The difference.
    public static func - (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
        AnimatablePair(lhs.first - rhs.first, lhs.second - rhs.second)
    }

    /// Scales both vectors.
    public mutating func scale(by rhs: Double) {
        first.scale(by: rhs)
        second.scale(by: rhs)
    }

    /// The sum of the squared magnitudes of both.
    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
