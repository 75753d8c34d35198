/// Finds the place of an address, and the other way round. There is no service for it here: it finds nothing.
open class CLGeocoder {
    /// Called with the places that were found, or with an error.
    public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

    /// Creates a geocoder.
    public init() {}

    /// Always false: nothing goes on.
    open var isGeocoding: Bool { false }

    /// Tells of the error `geocodeFoundNoResult`.
    open func geocodeAddressString(_ address: String, completionHandler: @escaping CLGeocodeCompletionHandler) {
        completionHandler(nil, CLError(.geocodeFoundNoResult))
    }

    /// Tells of the error `geocodeFoundNoResult`.
    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        completionHandler(nil, CLError(.geocodeFoundNoResult))
    }

    /// Throws the error `geocodeFoundNoResult`.
    open func geocodeAddressString(_ address: String) async throws -> [CLPlacemark] {
        throw CLError(.geocodeFoundNoResult)
    }

    /// Throws the error `geocodeFoundNoResult`.
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
        throw CLError(.geocodeFoundNoResult)
    }

    /// Has no effect: nothing goes on.
    open func cancelGeocode() {}
}

/// A place with its address.
open class CLPlacemark {
    /// The place.
    public let location: CLLocation?
    /// The name.
    open var name: String? { nil }
    /// The street.
    open var thoroughfare: String? { nil }
    /// The number of the house.
    open var subThoroughfare: String? { nil }
    /// The city.
    open var locality: String? { nil }
    /// The part of the city.
    open var subLocality: String? { nil }
    /// The state.
    open var administrativeArea: String? { nil }
    /// The part of the state.
    open var subAdministrativeArea: String? { nil }
    /// The postal code.
    open var postalCode: String? { nil }
    /// The country.
    open var country: String? { nil }
    /// The code of the country (ISO 3166-1).
    open var isoCountryCode: String? { nil }

    /// Creates a place without an address.
    package init(location: CLLocation?) {
        self.location = location
    }
}
