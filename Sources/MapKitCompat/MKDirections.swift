import CoreLocationCompat

/// The ways in which people travel.
public struct MKDirectionsTransportType: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// By car.
    public static let automobile = MKDirectionsTransportType(rawValue: 1)
    /// On foot.
    public static let walking = MKDirectionsTransportType(rawValue: 2)
    /// By public transport.
    public static let transit = MKDirectionsTransportType(rawValue: 4)
    /// By bicycle.
    public static let cycling = MKDirectionsTransportType(rawValue: 8)
    /// In any way.
    public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// Finds routes between places. A terminal has no route service, so no route is ever found.
public final class MKDirections: Sendable {
    /// The places of a route.
    public final class Request {
        /// The start.
        public var source: MKMapItem?
        /// The end.
        public var destination: MKMapItem?
        /// The ways in which people travel.
        public var transportType = MKDirectionsTransportType.any
        /// Whether several routes are wanted.
        public var requestsAlternateRoutes = false
        /// The time at the start.
        public var departureDate: Date?
        /// The time at the end.
        public var arrivalDate: Date?

        /// Creates a request without places.
        public init() {}
    }

    /// The routes that were found. It is never created.
    public final class Response {
        /// The start.
        public let source: MKMapItem
        /// The end.
        public let destination: MKMapItem
        /// The routes.
        public let routes: [MKRoute]

        init(source: MKMapItem, destination: MKMapItem, routes: [MKRoute]) {
            (self.source, self.destination, self.routes) = (source, destination, routes)
        }
    }

    /// The time that a route takes. It is never created.
    public final class ETAResponse {
        /// The time in seconds.
        public let expectedTravelTime: TimeInterval
        /// The distance in metres.
        public let distance: CLLocationDistance

        init(expectedTravelTime: TimeInterval, distance: CLLocationDistance) {
            (self.expectedTravelTime, self.distance) = (expectedTravelTime, distance)
        }
    }

    /// Called with the routes, or with an error.
    public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
    /// Called with the time that a route takes, or with an error.
    public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void

    /// Creates a search for routes.
    public init(request: Request) {}

    /// Always false: no search is in progress.
    public var isCalculating: Bool { false }

    /// Throws the error `directionsNotFound`.
    public func calculate() async throws -> Response { throw MKError(.directionsNotFound) }
    /// Reports the error `directionsNotFound`.
    public func calculate(completionHandler: @escaping DirectionsHandler) {
        completionHandler(nil, MKError(.directionsNotFound))
    }
    /// Throws the error `directionsNotFound`.
    public func calculateETA() async throws -> ETAResponse { throw MKError(.directionsNotFound) }
    /// Reports the error `directionsNotFound`.
    public func calculateETA(completionHandler: @escaping ETAHandler) {
        completionHandler(nil, MKError(.directionsNotFound))
    }
    /// Has no effect: no search is in progress.
    public func cancel() {}
}

/// A route between two places. It is never created.
public final class MKRoute {
    /// A part of a route.
    public final class Step {
        /// The instruction for the start of the part.
        public let instructions: String
        /// A warning.
        public let notice: String?
        /// The line on a map.
        public let polyline: MKPolyline
        /// The distance in metres.
        public let distance: CLLocationDistance
        /// The way in which people travel.
        public let transportType: MKDirectionsTransportType

        init(instructions: String, polyline: MKPolyline, distance: CLLocationDistance) {
            (self.instructions, self.polyline, self.distance) = (instructions, polyline, distance)
            (notice, transportType) = (nil, .any)
        }
    }

    /// The name.
    public let name: String
    /// The warnings.
    public let advisoryNotices: [String]
    /// The distance in metres.
    public let distance: CLLocationDistance
    /// The time in seconds.
    public let expectedTravelTime: TimeInterval
    /// The way in which people travel.
    public let transportType: MKDirectionsTransportType
    /// The line on a map.
    public let polyline: MKPolyline
    /// The parts.
    public let steps: [Step]

    init(name: String, distance: CLLocationDistance, expectedTravelTime: TimeInterval, polyline: MKPolyline) {
        (self.name, self.distance, self.expectedTravelTime, self.polyline) = (
            name, distance, expectedTravelTime, polyline
        )
        (advisoryNotices, transportType, steps) = ([], .any, [])
    }
}
