import Foundation

/// The common members of the time types of run loops and operation queues, which are dates.
///
/// The protocol is public because its members are members of public types. Do not use it directly.
public protocol _DateSchedulerTime: Strideable where Stride: _DateSchedulerStride {
    var date: Date { get }

    init(_ date: Date)
}

extension _DateSchedulerTime {
    public func distance(to other: Self) -> Stride {
        Stride(other.date.timeIntervalSince(date))
    }

    public func advanced(by n: Stride) -> Self {
        Self(date.addingTimeInterval(n.magnitude))
    }
}

/// A distance between two dates, in seconds.
///
/// The protocol is public because its members are members of public types. Do not use it directly.
public protocol _DateSchedulerStride: _SchedulerStride
where
    Magnitude == TimeInterval, _Length == TimeInterval, FloatLiteralType == TimeInterval,
    IntegerLiteralType == TimeInterval
{
    init(_ timeInterval: TimeInterval)
}

extension _DateSchedulerStride {
    public var _length: TimeInterval { magnitude }

    /// Creates a length of time in seconds.
    public init(_length: TimeInterval) {
        self.init(_length)
    }

    /// The distance in seconds.
    public var timeInterval: TimeInterval { magnitude }

    /// Creates a length of time in seconds.
    public init(integerLiteral value: TimeInterval) {
        self.init(value)
    }

    /// Creates a length of time in seconds.
    public init(floatLiteral value: TimeInterval) {
        self.init(value)
    }

    /// Creates a length of time in seconds, or `nil` if it cannot be represented exactly.
    public init?<T>(exactly source: T) where T: BinaryInteger {
        guard let seconds = TimeInterval(exactly: source) else { return nil }
        self.init(seconds)
    }

    /// Returns the product.
    public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }

    public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }

    public static func seconds(_ s: Double) -> Self { Self(s) }

    public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1e3) }

    public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1e6) }

    public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1e9) }
}
