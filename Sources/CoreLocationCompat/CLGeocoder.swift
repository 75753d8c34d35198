/// Finds the location of an address, and the address of a location. A terminal has no geocoding service, so no place is
/// ever found.
open class CLGeocoder {
    /// Called with the places that were found, or with an error.
    public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

    /// Creates a geocoder.
    public init() {}

    /// Always false: no search is in progress.
    open var isGeocoding: Bool { false }

    /// Reports the error `geocodeFoundNoResult`.
    open func geocodeAddressString(_ address: String, completionHandler: @escaping CLGeocodeCompletionHandler) {
        completionHandler(nil, CLError(.geocodeFoundNoResult))
    }

    /// Reports the error `geocodeFoundNoResult`.
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

    /// Has no effect: no search is in progress.
    open func cancelGeocode() {}
}

/// A place, with its address.
open class CLPlacemark {
    /// The place.
    public let location: CLLocation?
    /// The name.
    open var name: String? { nil }
    /// The street.
    open var thoroughfare: String? { nil }
    /// The house number.
    open var subThoroughfare: String? { nil }
    /// The city.
    open var locality: String? { nil }
    /// The district of the city.
    open var subLocality: String? { nil }
    /// The state.
    open var administrativeArea: String? { nil }
    /// The district of the state.
    open var subAdministrativeArea: String? { nil }
    /// The postal code.
    open var postalCode: String? { nil }
    /// The country.
    open var country: String? { nil }
    /// The country code (ISO 3166-1).
    open var isoCountryCode: String? { nil }

    /// Creates a place without an address.
    package init(location: CLLocation?) {
        self.location = location
    }
}
