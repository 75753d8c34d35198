#if !canImport(Combine)
import Dispatch

extension DispatchQueue {
    /// An instant of a dispatch queue: a `DispatchTime`.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The instant itself.
        public var dispatchTime: DispatchTime

        /// A time of the scheduler.
        public init(_ time: DispatchTime) {
            dispatchTime = time
        }

        /// A time of the scheduler.
        public init(from decoder: any Decoder) throws {
            let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
            self.init(DispatchTime(uptimeNanoseconds: nanoseconds))
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }

        public func distance(to other: SchedulerTimeType) -> Stride {
            let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            return to >= from
                ? .nanoseconds(Int(clamping: to - from))
                : .nanoseconds(-Int(clamping: from - to))
        }

        public func advanced(by n: Stride) -> SchedulerTimeType {
            SchedulerTimeType(dispatchTime + .nanoseconds(n.magnitude))
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(dispatchTime.uptimeNanoseconds)
        }
    }
}

extension DispatchQueue.SchedulerTimeType {
    /// A distance between two instants, in nanoseconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
        ExpressibleByFloatLiteral, Hashable, Codable, Sendable {
        /// Nanoseconds; may be negative.
        public var magnitude: Int

        /// The distance as dispatch has it.
        public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

        private init(nanoseconds: Int) {
            magnitude = nanoseconds
        }

        /// A time of the scheduler.
        public init(_ timeInterval: DispatchTimeInterval) {
            magnitude = switch timeInterval {
            case .seconds(let seconds): Self.scaled(seconds, by: 1_000_000_000)
            case .milliseconds(let milliseconds): Self.scaled(milliseconds, by: 1_000_000)
            case .microseconds(let microseconds): Self.scaled(microseconds, by: 1000)
            case .nanoseconds(let nanoseconds): nanoseconds
            case .never: .max
            @unknown default: .max
            }
        }

        /// - Parameter value: seconds.
        public init(floatLiteral value: Double) {
            self = .seconds(value)
        }

        /// - Parameter value: seconds.
        public init(integerLiteral value: Int) {
            self = .seconds(value)
        }

        /// - Parameter source: nanoseconds.
        public init?<T>(exactly source: T) where T: BinaryInteger {
            guard let nanoseconds = Int(exactly: source) else { return nil }
            magnitude = nanoseconds
        }

        /// Whether the first one comes before the second.
        public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }

        /// The sum.
        public static func + (lhs: Self, rhs: Self) -> Self { Self(nanoseconds: lhs.magnitude + rhs.magnitude) }

        /// The difference.
        public static func - (lhs: Self, rhs: Self) -> Self { Self(nanoseconds: lhs.magnitude - rhs.magnitude) }

        /// The product.
        public static func * (lhs: Self, rhs: Self) -> Self { Self(nanoseconds: lhs.magnitude * rhs.magnitude) }

        /// Adds to a value.
        public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

        /// Takes away from a value.
        public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

        /// Multiplies a value.
        public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

        public static func seconds(_ s: Double) -> Self {
            let nanoseconds = (s * 1e9).rounded()
            return Self(nanoseconds: Int(exactly: nanoseconds) ?? (nanoseconds < 0 ? .min : .max))
        }

        public static func seconds(_ s: Int) -> Self { Self(.seconds(s)) }

        public static func milliseconds(_ ms: Int) -> Self { Self(.milliseconds(ms)) }

        public static func microseconds(_ us: Int) -> Self { Self(.microseconds(us)) }

        public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }

        private static func scaled(_ value: Int, by factor: Int) -> Int {
            let (product, overflow) = value.multipliedReportingOverflow(by: factor)
            return overflow ? (value < 0 ? .min : .max) : product
        }
    }
}
#endif
