#if !canImport(Combine)
import Foundation

extension RunLoop {
    /// An instant of a run loop: a `Date`.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The instant itself.
        public var date: Date

        /// A time of the scheduler.
        public init(_ date: Date) {
            self.date = date
        }

        public func distance(to other: SchedulerTimeType) -> Stride {
            Stride(floatLiteral: other.date.timeIntervalSince(date))
        }

        public func advanced(by n: Stride) -> SchedulerTimeType {
            SchedulerTimeType(date.addingTimeInterval(n.timeInterval))
        }
    }
}

extension RunLoop.SchedulerTimeType {
    /// A distance between two instants, in seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
        ExpressibleByFloatLiteral, Hashable, Codable, Sendable {
        /// Seconds; may be negative.
        public var magnitude: TimeInterval

        /// The distance in seconds.
        public var timeInterval: TimeInterval { magnitude }

        /// A time of the scheduler.
        public init(_ timeInterval: TimeInterval) {
            magnitude = timeInterval
        }

        /// A time of the scheduler.
        public init(integerLiteral value: TimeInterval) {
            magnitude = value
        }

        /// A time of the scheduler.
        public init(floatLiteral value: TimeInterval) {
            magnitude = value
        }

        /// The number, where it can be held exactly.
        public init?<T>(exactly source: T) where T: BinaryInteger {
            guard let value = TimeInterval(exactly: source) else { return nil }
            magnitude = value
        }

        /// Whether the first one comes before the second.
        public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }

        /// The sum.
        public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }

        /// The difference.
        public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }

        /// The product.
        public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }

        /// Adds to a value.
        public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

        /// Takes away from a value.
        public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

        /// Multiplies a value.
        public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

        public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }

        public static func seconds(_ s: Double) -> Self { Self(s) }

        public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1e3) }

        public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1e6) }

        public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1e9) }
    }
}
#endif
