import Dispatch

extension DispatchQueue {
    /// An instant of a dispatch queue: a `DispatchTime`.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The instant as a `DispatchTime`.
        public var dispatchTime: DispatchTime

        /// Creates the instant of a dispatch time.
        public init(_ time: DispatchTime) {
            dispatchTime = time
        }

        /// Decodes an instant from nanoseconds of up time.
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
            // As in Combine, a distance that is too large, in either direction, is `Int.max`.
            return .nanoseconds(to >= from ? Int(clamping: to - from) : Int(exactly: from - to).map { -$0 } ?? .max)
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
    public struct Stride: _SchedulerStride, Codable {
        /// The distance in nanoseconds, which may be negative.
        public var magnitude: Int

        /// The distance as a `DispatchTimeInterval`.
        public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

        public var _length: Int { magnitude }

        /// Creates a length of time in nanoseconds.
        public init(_length: Int) {
            magnitude = _length
        }

        /// Creates a distance from a `DispatchTimeInterval`.
        public init(_ timeInterval: DispatchTimeInterval) {
            magnitude =
                switch timeInterval {
                case .seconds(let seconds): Self.scaled(seconds, by: 1_000_000_000)
                case .milliseconds(let milliseconds): Self.scaled(milliseconds, by: 1_000_000)
                case .microseconds(let microseconds): Self.scaled(microseconds, by: 1000)
                case .nanoseconds(let nanoseconds): nanoseconds
                case .never: .max
                @unknown default: .max
                }
        }

        /// Creates a length of time in seconds.
        public init(floatLiteral value: Double) {
            self = .seconds(value)
        }

        /// Creates a length of time in seconds.
        public init(integerLiteral value: Int) {
            self = .seconds(value)
        }

        /// Creates a length of time in seconds, or `nil` if it is too long.
        public init?<T>(exactly source: T) where T: BinaryInteger {
            guard let seconds = Int(exactly: source) else { return nil }
            let (nanoseconds, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
            if overflow { return nil }
            magnitude = nanoseconds
        }

        private enum CodingKeys: String, CodingKey { case magnitude = "_nanoseconds" }

        /// Returns the product.
        public static func * (lhs: Self, rhs: Self) -> Self { Self(_length: lhs.magnitude * rhs.magnitude) }

        public static func seconds(_ s: Double) -> Self {
            let nanoseconds = (s * 1e9).rounded()
            return Self(_length: Int(exactly: nanoseconds) ?? (nanoseconds < 0 ? .min : .max))
        }

        public static func seconds(_ s: Int) -> Self { Self(.seconds(s)) }

        public static func milliseconds(_ ms: Int) -> Self { Self(.milliseconds(ms)) }

        public static func microseconds(_ us: Int) -> Self { Self(.microseconds(us)) }

        public static func nanoseconds(_ ns: Int) -> Self { Self(_length: ns) }

        private static func scaled(_ value: Int, by factor: Int) -> Int {
            let (product, overflow) = value.multipliedReportingOverflow(by: factor)
            return overflow ? (value < 0 ? .min : .max) : product
        }
    }
}
