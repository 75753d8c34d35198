import Foundation

/// A vector: a value that can be added, scaled and interpolated.
public protocol VectorArithmetic: AdditiveArithmetic {
    mutating func scale(by rhs: Double)

    /// The square of the length.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// Returns the vector at a fraction of the distance to another vector.
    func interpolated(towards other: Self, by amount: Double) -> Self {
        var way = other - self
        way.scale(by: amount)
        return self + way
    }

    /// Moves the vector a fraction of the distance to another vector.
    public mutating func interpolate(towards other: Self, amount: Double) {
        self = interpolated(towards: other, by: amount)
    }

    /// Returns the vector at a fraction of the distance to another vector.
    public func interpolated(towards other: Self, amount: Double) -> Self { interpolated(towards: other, by: amount) }

    /// Returns a copy that is scaled by a factor.
    public func scaled(by factor: Double) -> Self {
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

/// The animatable data of a value that has nothing to interpolate.
public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
    /// Creates an empty value.
    public init() {}

    /// The only value.
    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
    /// Returns the empty value.
    public static func + (lhs: Self, rhs: Self) -> Self { lhs }
    /// Returns the empty value.
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

    /// Creates a pair of vectors.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// A pair of zero vectors.
    public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }

    /// Returns the sum of two pairs.
    public static func + (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
        AnimatablePair(lhs.first + rhs.first, lhs.second + rhs.second)
    }

    /// Returns the difference of two pairs.
    public static func - (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
        AnimatablePair(lhs.first - rhs.first, lhs.second - rhs.second)
    }

    /// Scales both vectors.
    public mutating func scale(by rhs: Double) {
        first.scale(by: rhs)
        second.scale(by: rhs)
    }

    /// The sum of the squared magnitudes of both vectors.
    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
