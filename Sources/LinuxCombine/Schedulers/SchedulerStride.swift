/// What the distances between the times of all schedulers share: arithmetic on a length.
///
/// Public, as its members are members of public types; of no use by itself.
public protocol _SchedulerStride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Hashable, Sendable
{
    associatedtype _Length: AdditiveArithmetic & Comparable

    var _length: _Length { get }

    init(_length: _Length)
}

extension _SchedulerStride {
    /// Whether the first one is less than the second.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs._length < rhs._length }

    /// The sum.
    public static func + (lhs: Self, rhs: Self) -> Self { Self(_length: lhs._length + rhs._length) }

    /// The difference.
    public static func - (lhs: Self, rhs: Self) -> Self { Self(_length: lhs._length - rhs._length) }

    /// Adds to a value.
    public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

    /// Takes away from a value.
    public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

    /// Multiplies a value.
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}
