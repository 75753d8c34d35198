/// The common members of the stride types of all schedulers: arithmetic with a length of time.
///
/// The protocol is public because its members are members of public types. Do not use it directly.
public protocol _SchedulerStride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Hashable, Sendable
{
    associatedtype _Length: AdditiveArithmetic & Comparable

    var _length: _Length { get }

    init(_length: _Length)
}

extension _SchedulerStride {
    /// Returns whether the first length is less than the second.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs._length < rhs._length }

    /// Returns the sum.
    public static func + (lhs: Self, rhs: Self) -> Self { Self(_length: lhs._length + rhs._length) }

    /// Returns the difference.
    public static func - (lhs: Self, rhs: Self) -> Self { Self(_length: lhs._length - rhs._length) }

    /// Adds the second length to the first.
    public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

    /// Subtracts the second length from the first.
    public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

    /// Multiplies the first length by the second.
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}
