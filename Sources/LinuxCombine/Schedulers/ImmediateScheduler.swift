/// A scheduler that runs work at once, inside the call; its time stands still.
public struct ImmediateScheduler: Scheduler, Sendable {
    /// The time type of the immediate scheduler, which has a single instant.
    public struct SchedulerTimeType: Strideable {
        /// A distance in this time type. It is only a number.
        public struct Stride: _SchedulerStride, Codable {
            public var magnitude: Int

            public var _length: Int { magnitude }

            /// Creates a length of time. The immediate scheduler never waits for it.
            public init(_length: Int) {
                magnitude = _length
            }

            /// Creates a length of time. The immediate scheduler never waits for it.
            public init(_ value: Int) {
                magnitude = value
            }

            /// Creates a length of time. The immediate scheduler never waits for it.
            public init(integerLiteral value: Int) {
                self.init(value)
            }

            /// Creates a length of time. The immediate scheduler never waits for it.
            public init(floatLiteral value: Double) {
                self.init(Int(value))
            }

            /// Creates a length of time, or `nil` if it cannot be represented exactly.
            public init?<T>(exactly source: T) where T: BinaryInteger {
                guard let value = Int(exactly: source) else { return nil }
                self.init(value)
            }

            /// Returns the product.
            public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }

            public static func seconds(_ s: Int) -> Stride { 0 }

            public static func seconds(_ s: Double) -> Stride { 0 }

            public static func milliseconds(_ ms: Int) -> Stride { 0 }

            public static func microseconds(_ us: Int) -> Stride { 0 }

            public static func nanoseconds(_ ns: Int) -> Stride { 0 }
        }

        fileprivate init() {}

        public func distance(to other: SchedulerTimeType) -> Stride { 0 }

        public func advanced(by n: Stride) -> SchedulerTimeType { self }
    }

    /// The options of the scheduler: there are none.
    public typealias SchedulerOptions = Never

    /// The shared immediate scheduler.
    public static let shared = ImmediateScheduler()

    private init() {}

    public var now: SchedulerTimeType { SchedulerTimeType() }

    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: Never?, _ action: @escaping () -> Void) {
        action()
    }

    public func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        options: Never?,
        _ action: @escaping () -> Void
    ) {
        action()
    }

    public func schedule(
        after date: SchedulerTimeType,
        interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride,
        options: Never?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return Subscriptions.empty
    }
}
