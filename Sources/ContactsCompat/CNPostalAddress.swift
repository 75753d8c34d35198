import Foundation

/// A postal address.
open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    // Sendable: the values are constant. As on Apple's platforms, a ``CNMutablePostalAddress`` is not changed while it
    // is used elsewhere.

    fileprivate struct Values: Hashable {
        var street = ""
        var subLocality = ""
        var city = ""
        var subAdministrativeArea = ""
        var state = ""
        var postalCode = ""
        var country = ""
        var isoCountryCode = ""
    }

    fileprivate var values = Values()

    /// Creates an empty address.
    public override init() {}

    fileprivate init(_ values: Values) { self.values = values }

    /// The street and the number.
    open var street: String { values.street }
    /// A part of the city.
    open var subLocality: String { values.subLocality }
    /// The city.
    open var city: String { values.city }
    /// A part of the state.
    open var subAdministrativeArea: String { values.subAdministrativeArea }
    /// The state.
    open var state: String { values.state }
    /// The postal code.
    open var postalCode: String { values.postalCode }
    /// The country.
    open var country: String { values.country }
    /// The code of the country.
    open var isoCountryCode: String { values.isoCountryCode }

    /// Returns a constant address with the same values.
    public func copy(with zone: NSZone? = nil) -> Any { CNPostalAddress(values) }
    /// Returns an address with the same values, which can be changed.
    public func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutablePostalAddress(values) }
    /// Returns a constant address with the same values.
    open override func copy() -> Any { copy(with: nil) }
    /// Returns an address with the same values, which can be changed.
    open override func mutableCopy() -> Any { mutableCopy(with: nil) }
    /// Returns the name of a value, in English.
    open class func localizedString(forKey key: String) -> String {
        key.replacingOccurrences(of: "(?<=[a-z])(?=[A-Z])", with: " ", options: .regularExpression).lowercased()
    }

    /// Addresses are equal if all their texts are.
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPostalAddress)?.values == values }
    /// The hash of all texts.
    open override var hash: Int { values.hashValue }
}

/// A postal address, whose values can be changed.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
    /// The street and the number.
    open override var street: String {
        get { values.street }
        set { values.street = newValue }
    }
    /// A part of the city.
    open override var subLocality: String {
        get { values.subLocality }
        set { values.subLocality = newValue }
    }
    /// The city.
    open override var city: String {
        get { values.city }
        set { values.city = newValue }
    }
    /// A part of the state.
    open override var subAdministrativeArea: String {
        get { values.subAdministrativeArea }
        set { values.subAdministrativeArea = newValue }
    }
    /// The state.
    open override var state: String {
        get { values.state }
        set { values.state = newValue }
    }
    /// The postal code.
    open override var postalCode: String {
        get { values.postalCode }
        set { values.postalCode = newValue }
    }
    /// The country.
    open override var country: String {
        get { values.country }
        set { values.country = newValue }
    }
    /// The code of the country.
    open override var isoCountryCode: String {
        get { values.isoCountryCode }
        set { values.isoCountryCode = newValue }
    }
}

/// The way in which an address is written.
public enum CNPostalAddressFormatterStyle: Int, Sendable {
    case mailingAddress
}

/// Writes addresses.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
    // Sendable: as on Apple's platforms, a formatter is set up before it is used.

    /// The way in which addresses are written; there is only one.
    open var style = CNPostalAddressFormatterStyle.mailingAddress

    /// The countries in which the postal code follows the city.
    private static let codeLast: Set = ["us", "ca", "au", "gb", "ie", "nz", "in"]

    /// Returns an address on several lines.
    open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
        let (address, code) = (postalAddress, postalAddress.isoCountryCode.lowercased())
        let isLast = code.isEmpty ? !address.state.isEmpty : codeLast.contains(code)
        let place =
            isLast
            ? [address.city, address.state, address.postalCode] : [address.postalCode, address.city, address.state]
        let lines = [
            address.street, address.subLocality, place.filter { !$0.isEmpty }.joined(separator: " "), address.country,
        ]
        return lines.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// Returns an address on several lines.
    open func string(from postalAddress: CNPostalAddress) -> String { Self.string(from: postalAddress, style: style) }
    /// Returns an address on several lines; `nil` for any other object.
    open override func string(for obj: Any?) -> String? { (obj as? CNPostalAddress).map { string(from: $0) } }
}

/// The key of `street`.
public let CNPostalAddressStreetKey = "street"
/// The key of `subLocality`.
public let CNPostalAddressSubLocalityKey = "subLocality"
/// The key of `city`.
public let CNPostalAddressCityKey = "city"
/// The key of `subAdministrativeArea`.
public let CNPostalAddressSubAdministrativeAreaKey = "subAdministrativeArea"
/// The key of `state`.
public let CNPostalAddressStateKey = "state"
/// The key of `postalCode`.
public let CNPostalAddressPostalCodeKey = "postalCode"
/// The key of `country`.
public let CNPostalAddressCountryKey = "country"
/// The key of `isoCountryCode`.
public let CNPostalAddressISOCountryCodeKey = "ISOCountryCode"
