import CoreLocationCompat

extension CLPlacemark {
    /// The address: `nil`, because no address is found.
    public var postalAddress: CNPostalAddress? { nil }
}

extension CLGeocoder {
    /// Calls the closure with the error that nothing is found.
    public func geocodePostalAddress(
        _ postalAddress: CNPostalAddress, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
    ) {
        geocodeAddressString(
            CNPostalAddressFormatter.string(from: postalAddress, style: .mailingAddress),
            completionHandler: completionHandler)
    }

    /// Fails: nothing is found.
    public func geocodePostalAddress(_ postalAddress: CNPostalAddress) async throws -> [CLPlacemark] {
        try await geocodeAddressString(CNPostalAddressFormatter.string(from: postalAddress, style: .mailingAddress))
    }
}
