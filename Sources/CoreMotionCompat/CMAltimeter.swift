import Foundation

/// The closure that gets altitudes.
public typealias CMAltitudeHandler = (CMAltitudeData?, (any Error)?) -> Void
/// The closure that gets altitudes above the sea.
public typealias CMAbsoluteAltitudeHandler = (CMAbsoluteAltitudeData?, (any Error)?) -> Void

/// Measures the altitude. A terminal has no sensor for it: each request fails.
open class CMAltimeter: NSObject {
    /// Creates an altimeter.
    override public init() {}

    /// False: there is no altimeter.
    open class func isRelativeAltitudeAvailable() -> Bool { false }
    /// False: there is no altimeter.
    open class func isAbsoluteAltitudeAvailable() -> Bool { false }
    /// `.denied`: there is no altimeter.
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }

    /// Fails: there is no altimeter.
    open func startRelativeAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAltitudeHandler) {
        Reply { handler(nil, CMErrorNotAvailable.error) }.send(to: queue)
    }
    /// Does nothing.
    open func stopRelativeAltitudeUpdates() {}
    /// Fails: there is no altimeter.
    open func startAbsoluteAltitudeUpdates(
        to queue: OperationQueue, withHandler handler: @escaping CMAbsoluteAltitudeHandler
    ) {
        Reply { handler(nil, CMErrorNotAvailable.error) }.send(to: queue)
    }
    /// Does nothing.
    open func stopAbsoluteAltitudeUpdates() {}
}

/// A change of altitude. A terminal measures none.
open class CMAltitudeData: CMLogItem, @unchecked Sendable {
    /// The change in metres: none.
    open var relativeAltitude: NSNumber { 0 }
    /// The pressure in kilopascals: none.
    open var pressure: NSNumber { 0 }
}

/// An altitude above the sea. A terminal measures none.
open class CMAbsoluteAltitudeData: CMLogItem, @unchecked Sendable {
    /// The altitude in metres: none.
    open var altitude: Double { 0 }
    /// The accuracy in metres: unknown.
    open var accuracy: Double { -1 }
    /// The precision in metres: unknown.
    open var precision: Double { -1 }
}
