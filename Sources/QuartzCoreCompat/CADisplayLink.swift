import CursesUI
import FoundationGaps

/// A timer that calls a method 60 times a second, or as often as its preferred rate says.
///
/// It does not know when the terminal shows a frame. As a timer, it keeps the program awake until it is paused or
/// invalidated.
public final class CADisplayLink {
    private let target: Any
    private let selector: Selector
    private var ticks: AnyCancellable?
    private var isAdded = false

    /// Whether the link is paused.
    public var isPaused = false { didSet { if isPaused != oldValue { schedule() } } }
    /// The number of calls in a second; 0 for 60, which is also the maximum.
    public var preferredFramesPerSecond = 0 { didSet { schedule() } }
    /// The range of the number of calls in a second.
    public var preferredFrameRateRange = CAFrameRateRange.default { didSet { schedule() } }
    /// The time of the last call, in seconds since the machine was started.
    public private(set) var timestamp: CFTimeInterval = 0
    /// The time of the next call, in seconds since the machine was started.
    public var targetTimestamp: CFTimeInterval { timestamp + duration }
    /// The seconds between two calls.
    public var duration: CFTimeInterval { 1 / rate }

    /// Creates a link, which calls nothing until it is added to a run loop. It keeps the object until it is invalidated.
    ///
    /// - Parameter selector: the method, which has no parameter, or the link as its parameter. On Linux, a selector with
    ///   a name alone calls nothing: see `Selector`.
    public init(target: Any, selector: Selector) {
        self.target = target
        self.selector = selector
    }

    /// Starts the calls. They are made on the main thread, whatever the run loop is.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        isAdded = true
        schedule()
    }

    /// Ends the calls.
    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

    /// Ends the calls.
    public func invalidate() {
        isAdded = false
        schedule()
    }

    private var rate: Double {
        let preferred = preferredFrameRateRange.preferred ?? 0
        let wanted = preferred > 0 ? Double(preferred) : Double(preferredFramesPerSecond)
        return wanted > 0 ? min(wanted, 60) : 60
    }

    private func schedule() {
        ticks = nil
        guard isAdded, !isPaused else { return }
        ticks = Timer.publish(every: duration, on: .main, in: .common).autoconnect().sink { _ in
            self.timestamp = CACurrentMediaTime()
            self.selector.perform(on: self.target, self)
        }
    }
}

/// A range of the number of frames in a second.
public struct CAFrameRateRange: Hashable, Sendable {
    /// The lowest number.
    public var minimum: Float
    /// The highest number.
    public var maximum: Float
    /// The number that is best; `nil` for any.
    public var preferred: Float?

    /// Creates a range.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    /// The usual range.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
