import Foundation

extension Timer {
    /// Creates a timer that never fires. Code that has no timer yet keeps such a one.
    ///
    /// - Parameter nothing: no argument, as `Timer()` has none. The class on Linux has no such initializer, and an
    ///   extension cannot add one without a parameter.
    public convenience init(_ nothing: Void = ()) {
        self.init(timeInterval: 0, repeats: false) { _ in }
        invalidate()
    }

    /// Creates a timer that calls a method. It fires once it has been added to a run loop.
    ///
    /// - Parameters:
    ///   - target: the object with the method. The timer keeps it until it is invalid.
    ///   - selector: the method, which has no parameter, or the timer as its parameter.
    ///   - userInfo: a value, which is not kept: on Linux, the property `userInfo` cannot be set.
    public convenience init(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        nonisolated(unsafe) let target = target
        self.init(timeInterval: timeInterval, repeats: repeats) { selector.perform(on: target, $0) }
    }

    /// Creates a timer that calls a method at a time. It fires once it has been added to a run loop.
    ///
    /// - Parameters:
    ///   - target: the object with the method. The timer keeps it until it is invalid.
    ///   - selector: the method, which has no parameter, or the timer as its parameter.
    ///   - userInfo: a value, which is not kept: on Linux, the property `userInfo` cannot be set.
    public convenience init(
        fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        nonisolated(unsafe) let target = target
        self.init(fire: date, interval: interval, repeats: repeats) { selector.perform(on: target, $0) }
    }

    /// Creates a timer that calls a method, and adds it to the current run loop.
    ///
    /// - Parameters:
    ///   - target: the object with the method. The timer keeps it until it is invalid.
    ///   - selector: the method, which has no parameter, or the timer as its parameter.
    ///   - userInfo: a value, which is not kept: on Linux, the property `userInfo` cannot be set.
    @discardableResult
    public class func scheduledTimer(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        nonisolated(unsafe) let target = target
        return scheduledTimer(withTimeInterval: timeInterval, repeats: repeats) { selector.perform(on: target, $0) }
    }
}
