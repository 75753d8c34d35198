/// Whether an app may know the user's location.
public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse

    /// The older name of `authorizedAlways`.
    public static let authorized = CLAuthorizationStatus.authorizedAlways
}

/// The accuracy that an app may have.
public enum CLAccuracyAuthorization: Int, Sendable {
    case fullAccuracy, reducedAccuracy
}

/// The kind of the user's movement; it has no effect.
public enum CLActivityType: Int, Sendable {
    case other = 1
    case automotiveNavigation, fitness, otherNavigation, airborne
}

/// An error about the user's location.
public struct CLError: Error, Hashable, Sendable {
    /// The kind of error.
    public enum Code: Int, Sendable {
        case locationUnknown, denied, network, headingFailure
        case geocodeFoundNoResult = 8
        case geocodeFoundPartialResult, geocodeCanceled
    }

    /// The kind of error.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) {
        self.code = code
    }

    /// The location is unknown.
    public static let locationUnknown = Code.locationUnknown
    /// The user does not allow it.
    public static let denied = Code.denied
    /// There is no such place.
    public static let geocodeFoundNoResult = Code.geocodeFoundNoResult
}

/// Reports the user's location. A terminal does not know it: a manager reports that location access is denied.
open class CLLocationManager {
    /// The object that is told that location access is denied.
    open weak var delegate: (any CLLocationManagerDelegate)?
    /// Has no effect: no location is reported.
    open var desiredAccuracy = kCLLocationAccuracyBest
    /// Has no effect: no location is reported.
    open var distanceFilter = kCLDistanceFilterNone
    /// Has no effect: no location is reported.
    open var activityType = CLActivityType.other
    /// Has no effect: no location is reported.
    open var pausesLocationUpdatesAutomatically = true
    /// Has no effect: no location is reported.
    open var allowsBackgroundLocationUpdates = false
    /// Has no effect: no location is reported.
    open var showsBackgroundLocationIndicator = false

    /// Creates a manager.
    public init() {}

    /// The location, which is unknown.
    open var location: CLLocation? { nil }
    /// The direction, which is unknown.
    open var heading: CLHeading? { nil }
    /// Always denied.
    open var authorizationStatus: CLAuthorizationStatus { .denied }
    /// Always reduced.
    open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
    /// The regions that are monitored: none.
    open var monitoredRegions: [CLRegion] { [] }

    /// Always denied.
    public class func authorizationStatus() -> CLAuthorizationStatus { .denied }
    /// Always false.
    public class func locationServicesEnabled() -> Bool { false }
    /// Always false.
    public class func headingAvailable() -> Bool { false }
    /// Always false.
    public class func significantLocationChangeMonitoringAvailable() -> Bool { false }

    private func refuse() {
        let box = Later(manager: self)
        DispatchQueue.main.async {
            box.manager.delegate?.locationManagerDidChangeAuthorization(box.manager)
            box.manager.delegate?.locationManager(box.manager, didChangeAuthorization: .denied)
        }
    }

    private func fail() {
        let box = Later(manager: self)
        DispatchQueue.main.async {
            box.manager.delegate?.locationManager(box.manager, didFailWithError: CLError(.denied))
        }
    }

    /// Transfers a manager to the main queue. `@unchecked`, because code uses a manager on the main thread, which is
    /// that of the queue.
    private struct Later: @unchecked Sendable {
        let manager: CLLocationManager
    }

    /// Tells the delegate, in a later turn, that location access is denied.
    open func requestWhenInUseAuthorization() { refuse() }
    /// Tells the delegate, in a later turn, that location access is denied.
    open func requestAlwaysAuthorization() { refuse() }
    /// Reports the error `denied` to the delegate, in a later turn.
    open func requestLocation() { fail() }
    /// Reports the error `denied` to the delegate, in a later turn.
    open func startUpdatingLocation() { fail() }
    /// Has no effect: no location is reported.
    open func stopUpdatingLocation() {}
    /// Has no effect: no direction is reported.
    open func startUpdatingHeading() {}
    /// Has no effect: no direction is reported.
    open func stopUpdatingHeading() {}
    /// Has no effect: no location is reported.
    open func startMonitoringSignificantLocationChanges() {}
    /// Has no effect: no location is reported.
    open func stopMonitoringSignificantLocationChanges() {}
    /// Has no effect: no region is monitored.
    open func startMonitoring(for region: CLRegion) {}
    /// Has no effect: no region is monitored.
    open func stopMonitoring(for region: CLRegion) {}
}

/// A delegate that is notified of the user's location.
public protocol CLLocationManagerDelegate: AnyObject {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
    /// Never called: no location is reported.
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    /// Called when a location is requested, because it is unknown.
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    /// Never called: no direction is reported.
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
    /// Never called: no region is monitored.
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
    /// Never called: no region is monitored.
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
    /// Called when the app requests location access.
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
    /// Called when the app requests location access.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}
