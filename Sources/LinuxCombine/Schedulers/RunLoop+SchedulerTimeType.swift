import Foundation

extension RunLoop {
    /// An instant of a run loop: a `Date`.
    public struct SchedulerTimeType: _DateSchedulerTime, Codable, Hashable, Sendable {
        /// The instant as a `Date`.
        public var date: Date

        /// Creates the instant of a date.
        public init(_ date: Date) {
            self.date = date
        }

        /// A distance between two instants, in seconds.
        public struct Stride: _DateSchedulerStride, Codable {
            /// The distance in seconds, which may be negative.
            public var magnitude: TimeInterval

            /// Creates a length of time in seconds.
            public init(_ timeInterval: TimeInterval) {
                magnitude = timeInterval
            }
        }
    }
}
