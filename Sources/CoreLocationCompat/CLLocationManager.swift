/// Whether an app may know the user's location.
public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse

    /// The older name of `authorizedAlways`.
    public static let authorized = CLAuthorizationStatus.authorizedAlways
}

/// The precision of the locations that an app may receive.
public enum CLAccuracyAuthorization: Int, Sendable {
    case fullAccuracy, reducedAccuracy
}

/// The kind of movement, such as walking or driving; it has no effect.
public enum CLActivityType: Int, Sendable {
    case other = 1
    case automotiveNavigation, fitness, otherNavigation, airborne
}

/// An error about the user's location.
public struct CLError: Error, Hashable, Sendable {
    /// The error code.
    public enum Code: Int, Sendable {
        case locationUnknown, denied, network, headingFailure
        case geocodeFoundNoResult = 8
        case geocodeFoundPartialResult, geocodeCanceled
    }

    /// The error code.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) {
        self.code = code
    }

    /// The location is unknown.
    public static let locationUnknown = Code.locationUnknown
    /// The user has denied location access.
    public static let denied = Code.denied
    /// No place was found.
    public static let geocodeFoundNoResult = Code.geocodeFoundNoResult
}

/// Reports the user's location. A terminal does not know it: a manager reports that location access is denied.
open class CLLocationManager {
    /// The object that is notified that location access is denied.
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
    /// Always `nil`, because the direction is unknown.
    open var heading: CLHeading? { nil }
    /// Always `denied`.
    open var authorizationStatus: CLAuthorizationStatus { .denied }
    /// Always `reducedAccuracy`.
    open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
    /// The regions that are monitored: none.
    open var monitoredRegions: [CLRegion] { [] }

    /// Returns `denied`.
    public class func authorizationStatus() -> CLAuthorizationStatus { .denied }
    /// Returns false.
    public class func locationServicesEnabled() -> Bool { false }
    /// Returns false.
    public class func headingAvailable() -> Bool { false }
    /// Returns false.
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

    /// Passes a manager to a closure on the main queue. `@unchecked` is safe because apps use a manager only on the
    /// main thread, which is also the thread of that queue.
    private struct Later: @unchecked Sendable {
        let manager: CLLocationManager
    }

    /// Notifies the delegate asynchronously that location access is denied.
    open func requestWhenInUseAuthorization() { refuse() }
    /// Notifies the delegate asynchronously that location access is denied.
    open func requestAlwaysAuthorization() { refuse() }
    /// Reports the error `denied` to the delegate asynchronously.
    open func requestLocation() { fail() }
    /// Reports the error `denied` to the delegate asynchronously.
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

/// Receives the events of a location manager.
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
    /// Called when the app requests a location, because the location is unknown.
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
