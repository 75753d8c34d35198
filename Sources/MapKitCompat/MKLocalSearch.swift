import CoreLocationCompat

/// Searches for places. A terminal has no search service, so no place is ever found.
public final class MKLocalSearch {
    /// The search words and the region of a search.
    public final class Request {
        /// The search words.
        public var naturalLanguageQuery: String?
        /// The region.
        public var region = MKCoordinateRegion()

        /// The kinds of places; they have no effect.
        public var resultTypes: ResultType = [.address, .pointOfInterest]

        /// Creates a request.
        public init() {}

        /// Creates a request for words.
        public init(naturalLanguageQuery: String) {
            self.naturalLanguageQuery = naturalLanguageQuery
        }

        /// Creates a request for words and a region.
        public init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
            self.naturalLanguageQuery = naturalLanguageQuery
            self.region = region
        }

        /// Creates a request for a suggestion.
        public init(completion: MKLocalSearchCompletion) {
            naturalLanguageQuery = [completion.title, completion.subtitle].filter { !$0.isEmpty }
                .joined(separator: ", ")
        }
    }

    /// The kinds of places; they have no effect.
    public struct ResultType: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Addresses.
        public static let address = ResultType(rawValue: 1)
        /// Points of interest.
        public static let pointOfInterest = ResultType(rawValue: 2)
    }

    /// The result of a search.
    public struct Response {
        /// The places.
        public let mapItems: [MKMapItem]
        /// The region.
        public let boundingRegion: MKCoordinateRegion
    }

    private let request: Request

    /// Creates a search.
    public init(request: Request) {
        self.request = request
    }

    /// Returns a response without places.
    public func start() async throws -> Response { Response(mapItems: [], boundingRegion: request.region) }
    /// Calls the closure with a response without places.
    public func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
        completionHandler(Response(mapItems: [], boundingRegion: request.region), nil)
    }
    /// Always false: no search is in progress.
    public var isSearching: Bool { false }
    /// Has no effect: no search is in progress.
    public func cancel() {}
}
