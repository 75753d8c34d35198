import CursesUI

extension TestScheduler {
    /// An instant of a test scheduler.
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
        /// The time since the scheduler was created.
        public var offset: Duration

        /// Creates an instant at an offset from the beginning of the test.
        public init(offset: Duration) {
            self.offset = offset
        }

        public func distance(to other: SchedulerTimeType) -> Stride {
            Stride(other.offset - offset)
        }

        public func advanced(by n: Stride) -> SchedulerTimeType {
            SchedulerTimeType(offset: offset + n.duration)
        }
    }
}

extension TestScheduler.SchedulerTimeType {
    /// The distance between two instants of a test scheduler: a `Duration`.
    public struct Stride: _SchedulerStride {
        /// The distance; may be negative.
        public var duration: Duration

        public var _length: Duration { duration }

        /// Creates a distance from a duration.
        public init(_length: Duration) {
            duration = _length
        }

        /// The absolute value of the distance.
        public var magnitude: Stride { duration < .zero ? Stride(.zero - duration) : self }

        /// Creates a distance from a duration.
        public init(_ duration: Duration) {
            self.duration = duration
        }

        /// - Parameter value: seconds.
        public init(integerLiteral value: Int) {
            self.init(.seconds(value))
        }

        /// - Parameter value: seconds.
        public init(floatLiteral value: Double) {
            self = .seconds(value)
        }

        /// - Parameter source: seconds.
        public init?<T>(exactly source: T) where T: BinaryInteger {
            guard let seconds = Int64(exactly: source) else { return nil }
            self.init(.seconds(seconds))
        }

        /// Multiplies two distances, with all values in seconds.
        public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.duration * (rhs.duration / .seconds(1))) }

        public static func seconds(_ s: Int) -> Self { Self(.seconds(s)) }

        /// Returns a distance in seconds, rounded to whole nanoseconds so that 0.8 s equals 800 ms.
        public static func seconds(_ s: Double) -> Self {
            let nanoseconds = (s * 1e9).rounded()
            return Self(.nanoseconds(Int64(exactly: nanoseconds) ?? (nanoseconds < 0 ? .min : .max)))
        }

        public static func milliseconds(_ ms: Int) -> Self { Self(.milliseconds(ms)) }

        public static func microseconds(_ us: Int) -> Self { Self(.microseconds(us)) }

        public static func nanoseconds(_ ns: Int) -> Self { Self(.nanoseconds(ns)) }
    }
}
