import Foundation

/// The closure that gets what the user does.
public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void
/// The closure that gets what the user has done.
public typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void

/// Recognizes whether the user walks, runs or drives. A terminal does not know: each request fails.
open class CMMotionActivityManager: NSObject {
    /// Creates a manager.
    override public init() {}

    /// False: nothing recognizes activities.
    open class func isActivityAvailable() -> Bool { false }
    /// `.denied`: nothing recognizes activities.
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }

    /// Fails: nothing recognizes activities.
    open func queryActivityStarting(
        from start: Date, to end: Date, to queue: OperationQueue,
        withHandler handler: @escaping CMMotionActivityQueryHandler
    ) {
        Reply { handler(nil, CMErrorMotionActivityNotAvailable.error) }.send(to: queue)
    }
    /// Does nothing: nothing recognizes activities.
    open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler) {}
    /// Does nothing: nothing recognizes activities.
    open func stopActivityUpdates() {}
}

/// What the user does. A terminal does not know, so an app meets no such object.
open class CMMotionActivity: CMLogItem, @unchecked Sendable {
    /// How sure it is: not very.
    open var confidence: CMMotionActivityConfidence { .low }
    /// When it began.
    open var startDate: Date { .distantPast }
    /// True: it is unknown what the user does.
    open var unknown: Bool { true }
    /// Whether the device does not move.
    open var stationary: Bool { false }
    /// Whether the user walks.
    open var walking: Bool { false }
    /// Whether the user runs.
    open var running: Bool { false }
    /// Whether the user drives.
    open var automotive: Bool { false }
    /// Whether the user cycles.
    open var cycling: Bool { false }
}

/// How sure an activity is.
public enum CMMotionActivityConfidence: Int, Sendable {
    case low, medium, high
}
