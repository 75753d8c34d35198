import Foundation

extension ProcessInfo {
    /// What the system must not do during an activity. The options have no effect on Linux.
    public struct ActivityOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt64

        /// Creates options from their bits.
        public init(rawValue: UInt64) {
            self.rawValue = rawValue
        }

        /// Has no effect.
        public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
        /// Has no effect.
        public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
        /// Has no effect.
        public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
        /// Has no effect.
        public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
        /// Has no effect.
        public static let userInitiated = ActivityOptions(rawValue: 0x00FF_FFFF | 1 << 20)
        /// Has no effect.
        public static let userInitiatedAllowingIdleSystemSleep = ActivityOptions(rawValue: 0x00EF_FFFF)
        /// Has no effect.
        public static let background = ActivityOptions(rawValue: 0xFF)
        /// Has no effect.
        public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
    }

    /// Returns an object for ``endActivity(_:)``. An app in a terminal is not put to sleep.
    public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol { NSObject() }

    /// Has no effect.
    public func endActivity(_ activity: any NSObjectProtocol) {}

    /// Calls a closure at once.
    public func performActivity(options: ActivityOptions = [], reason: String, using block: @escaping () -> Void) {
        block()
    }

    /// Calls a closure on another thread, with false: the time of an app does not expire.
    @preconcurrency
    public func performExpiringActivity(
        withReason reason: String, using block: @escaping @Sendable (_ expired: Bool) -> Void
    ) {
        DispatchQueue.global().async { block(false) }
    }

    /// Has no effect: an app in a terminal ends when its user ends it.
    public func disableSuddenTermination() {}
    /// Has no effect: an app in a terminal ends when its user ends it.
    public func enableSuddenTermination() {}
    /// Has no effect: an app in a terminal ends when its user ends it.
    public func disableAutomaticTermination(_ reason: String) {}
    /// Has no effect: an app in a terminal ends when its user ends it.
    public func enableAutomaticTermination(_ reason: String) {}
}
