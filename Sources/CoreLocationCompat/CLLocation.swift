@_exported import Foundation

/// An angle in degrees.
public typealias CLLocationDegrees = Double
/// A distance in metres.
public typealias CLLocationDistance = Double
/// An accuracy in metres.
public typealias CLLocationAccuracy = Double
/// A speed in metres per second.
public typealias CLLocationSpeed = Double
/// A direction in degrees, clockwise from the north.
public typealias CLLocationDirection = Double

/// A place on the earth.
public struct CLLocationCoordinate2D: Sendable {
    /// The latitude in degrees, to the north.
    public var latitude: CLLocationDegrees
    /// The longitude in degrees, to the east.
    public var longitude: CLLocationDegrees

    /// Creates a coordinate at latitude and longitude zero.
    public init() {
        self.init(latitude: 0, longitude: 0)
    }

    /// Creates a coordinate.
    ///
    /// - Parameters:
    ///   - latitude: in degrees, to the north.
    ///   - longitude: in degrees, to the east.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// A coordinate that is not a valid place.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Returns whether a latitude is between -90 and 90 degrees and a longitude between -180 and 180.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
    abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

/// The highest accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// The accuracy for navigation.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// An accuracy of ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// An accuracy of a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// An accuracy of a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// An accuracy of three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// An approximate accuracy of a few kilometres.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 3000
/// A filter that reports every movement.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// A place with a time.
public final class CLLocation: Hashable, Sendable {
    /// The place.
    public let coordinate: CLLocationCoordinate2D
    /// The height above sea level in metres.
    public let altitude: CLLocationDistance
    /// The accuracy of the place in metres.
    public let horizontalAccuracy: CLLocationAccuracy
    /// The accuracy of the height in metres.
    public let verticalAccuracy: CLLocationAccuracy
    /// The direction of movement in degrees; negative if it is unknown.
    public let course: CLLocationDirection
    /// The speed in metres per second; negative if it is unknown.
    public let speed: CLLocationSpeed
    /// The time at which the location was determined.
    public let timestamp: Date

    /// Creates a place.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    /// Creates a place with a height and a time.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
    }

    /// Creates a place with a height, a course, a speed and a time.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        self.horizontalAccuracy = horizontalAccuracy
        self.verticalAccuracy = verticalAccuracy
        self.course = course
        self.speed = speed
        self.timestamp = timestamp
    }

    /// The mean radius of the earth in metres (IUGG).
    private static let radius = 6_371_008.8

    /// Returns the distance to another place in metres, along a great circle of a sphere.
    ///
    /// Uses the haversine formula (R. W. Sinnott, "Virtues of the Haversine", 1984). The distance on the real earth
    /// differs by up to half a percent.
    public func distance(from location: CLLocation) -> CLLocationDistance {
        func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
        let (one, other) = (coordinate, location.coordinate)
        let latitude = sin(radians(other.latitude - one.latitude) / 2)
        let longitude = sin(radians(other.longitude - one.longitude) / 2)
        let chord =
            latitude * latitude
            + cos(radians(one.latitude)) * cos(radians(other.latitude)) * longitude * longitude
        return 2 * Self.radius * asin(min(1, chord.squareRoot()))
    }

    /// Returns whether both are the same object.
    public static func == (lhs: CLLocation, rhs: CLLocation) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

/// A region of the earth.
open class CLRegion {
    /// The name of the region.
    public let identifier: String
    /// Has no effect: nothing is reported.
    public var notifyOnEntry = true
    /// Has no effect: nothing is reported.
    public var notifyOnExit = true

    init(identifier: String) {
        self.identifier = identifier
    }
}

/// A circle on the earth.
public final class CLCircularRegion: CLRegion {
    /// The centre.
    public let center: CLLocationCoordinate2D
    /// The radius in metres.
    public let radius: CLLocationDistance

    /// Creates a circle with a radius in metres.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    /// Returns whether a place is in the circle.
    public func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        CLLocation(latitude: center.latitude, longitude: center.longitude)
            .distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
    }
}

/// The direction in which a device points; a terminal has none.
public struct CLHeading: Hashable, Sendable {
    /// The direction in degrees, clockwise from the magnetic north pole.
    public let magneticHeading: CLLocationDirection
    /// The direction in degrees, clockwise from true north.
    public let trueHeading: CLLocationDirection
    /// The accuracy in degrees.
    public let headingAccuracy: CLLocationDirection
}
