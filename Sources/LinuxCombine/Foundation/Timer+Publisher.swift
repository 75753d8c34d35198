import Foundation

extension Timer {
    /// A publisher that sends the date every `interval` seconds while it is connected.
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never

        /// The seconds between two values.
        public final let interval: TimeInterval

        /// The additional delay, in seconds, that is acceptable.
        public final let tolerance: TimeInterval?

        /// The run loop on which values are sent.
        public final let runLoop: RunLoop

        /// The mode of the run loop. Values are sent in all common modes, regardless of this mode.
        public final let mode: RunLoop.Mode

        /// Additional options for the scheduler.
        public final let options: RunLoop.SchedulerOptions?

        private let broadcast = Broadcast<Date, Never>()

        /// Creates a publisher that sends the date every `interval` seconds while it is connected.
        public init(
            interval: TimeInterval,
            tolerance: TimeInterval? = nil,
            runLoop: RunLoop,
            mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Date {
            broadcast.subscribe(subscriber, name: "Timer")
        }

        public func connect() -> any Cancellable {
            let broadcast = UncheckedSendable(self.broadcast)
            // The lower bound is the shortest interval of a Foundation timer.
            let period = Duration(dateInterval: Swift.max(interval, 0.0001))
            return CombineClock.schedule(
                after: period,
                every: period,
                tolerance: Duration(dateInterval: tolerance ?? 0),
                on: .runLoop(.of(runLoop))
            ) {
                broadcast.content.send(CombineClock.current.date)
            }
        }
    }

    /// Returns a publisher that sends the date every `interval` seconds while it is connected.
    public static func publish(
        every interval: TimeInterval,
        tolerance: TimeInterval? = nil,
        on runLoop: RunLoop,
        in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> Timer.TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }
}
