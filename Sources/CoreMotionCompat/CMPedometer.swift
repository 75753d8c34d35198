import Foundation

/// The closure that gets the steps of the user.
public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void
/// The closure that gets pauses of walks.
public typealias CMPedometerEventHandler = (CMPedometerEvent?, (any Error)?) -> Void

/// Counts the user's steps. A terminal counts none: each request fails.
open class CMPedometer: NSObject {
    /// Creates a pedometer.
    override public init() {}

    /// False: nothing counts steps.
    open class func isStepCountingAvailable() -> Bool { false }
    /// False: nothing measures distances.
    open class func isDistanceAvailable() -> Bool { false }
    /// False: nothing counts floors.
    open class func isFloorCountingAvailable() -> Bool { false }
    /// False: nothing measures the pace.
    open class func isPaceAvailable() -> Bool { false }
    /// False: nothing measures the cadence.
    open class func isCadenceAvailable() -> Bool { false }
    /// False: nothing reports pauses.
    open class func isPedometerEventTrackingAvailable() -> Bool { false }
    /// `.denied`: there is no pedometer.
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }

    /// Fails: there is no pedometer.
    open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) {
        Reply { handler(nil, CMErrorNotAvailable.error) }.send()
    }
    /// Fails: there is no pedometer.
    open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
        Reply { handler(nil, CMErrorNotAvailable.error) }.send()
    }
    /// Does nothing.
    open func stopUpdates() {}
    /// Fails: there is no pedometer.
    open func startEventUpdates(handler: @escaping CMPedometerEventHandler) {
        Reply { handler(nil, CMErrorNotAvailable.error) }.send()
    }
    /// Does nothing.
    open func stopEventUpdates() {}
}

/// The steps of a time. A terminal counts none, so an app meets no such object.
open class CMPedometerData: NSObject, @unchecked Sendable {
    // Sendable: the object has no values.

    /// When the time began.
    open var startDate: Date { .distantPast }
    /// When the time ended.
    open var endDate: Date { .distantPast }
    /// The number of steps: none.
    open var numberOfSteps: NSNumber { 0 }
    /// The distance in metres: unknown.
    open var distance: NSNumber? { nil }
    /// The number of floors: unknown.
    open var floorsAscended: NSNumber? { nil }
    /// The number of floors: unknown.
    open var floorsDescended: NSNumber? { nil }
    /// The seconds for a metre: unknown.
    open var currentPace: NSNumber? { nil }
    /// The steps in a second: unknown.
    open var currentCadence: NSNumber? { nil }
    /// The seconds for a metre: unknown.
    open var averageActivePace: NSNumber? { nil }
}

/// A pause of a walk. A terminal reports none.
open class CMPedometerEvent: NSObject, @unchecked Sendable {
    // Sendable: the object has no values.

    /// When it happened.
    open var date: Date { .distantPast }
    /// What happened.
    open var type: CMPedometerEventType { .pause }
}

/// The beginning or the end of a pause.
public enum CMPedometerEventType: Int, Sendable {
    case pause, resume
}
