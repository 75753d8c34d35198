import CursesUISupport
import Foundation

/// Work that is done from time to time.
///
/// `@unchecked`, because the timer is locked, and the other properties are set before the work is scheduled.
open class NSBackgroundActivityScheduler: NSObject, @unchecked Sendable {
    /// Whether the work has been done.
    public enum Result: Int, Sendable {
        case finished = 1
        case deferred
    }

    /// Receives the result of the work.
    public typealias CompletionHandler = @Sendable (Result) -> Void

    /// The name of the work.
    public let identifier: String
    /// The priority of the queue of the work.
    open var qualityOfService = QualityOfService.background
    /// Whether the work is repeated.
    open var repeats = false
    /// The seconds until the work is done, and between two times.
    open var interval: TimeInterval = 600
    /// The value is kept, but has no effect.
    open var tolerance: TimeInterval = 300
    /// Always false: the work is never put off.
    open var shouldDefer: Bool { false }

    private let timer = Locked<(any DispatchSourceTimer)?>(nil)

    /// Creates work with a name.
    public init(identifier: String) {
        self.identifier = identifier
    }

    deinit {
        invalidate()
    }

    /// Calls a closure after the interval, and then again if the work is repeated.
    @preconcurrency
    open func schedule(_ block: @escaping @Sendable (_ completion: @escaping CompletionHandler) -> Void) {
        let source = DispatchSource.makeTimerSource(queue: .global(qos: .background))
        source.setEventHandler { block { _ in } }
        source.schedule(deadline: .now() + interval, repeating: repeats ? interval : .infinity)
        source.activate()
        timer.exchange(source)?.cancel()
    }

    /// Ends the work.
    open func invalidate() {
        timer.exchange(nil)?.cancel()
    }
}
