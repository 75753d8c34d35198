import Foundation

// The functions in this folder are Foundation's, whose closures must be `@Sendable` on Linux. On Apple's platforms the
// closures come from Objective-C, and Swift 5 lets them call the methods of the main actor. `cursesui` calls these in its
// copies: functions with Foundation's names would be ambiguous.

extension Timer {
    /// Creates a timer that is in no run loop: `Timer(timeInterval:repeats:block:)`.
    @preconcurrency
    public convenience init(
        _timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) {
        self.init(timeInterval: interval, repeats: repeats, block: block)
    }

    /// Creates a timer that fires first at a date: `Timer(fire:interval:repeats:block:)`.
    @preconcurrency
    public convenience init(
        _fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) {
        self.init(fire: date, interval: interval, repeats: repeats, block: block)
    }

    /// Creates a timer in the current run loop: `scheduledTimer(withTimeInterval:repeats:block:)`.
    @preconcurrency
    @discardableResult
    public static func _scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
        scheduledTimer(withTimeInterval: interval, repeats: repeats, block: block)
    }
}
