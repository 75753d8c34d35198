import Foundation

/// A request for a payment: the bill, and the cards that a shop accepts. The values are kept; no payment is made.
open class PKPaymentRequest: NSObject {
    /// The shop.
    open var merchantIdentifier = ""
    /// The country of the shop.
    open var countryCode = ""
    /// The currency of the prices.
    open var currencyCode = ""
    /// The cards that the shop accepts.
    open var supportedNetworks: [PKPaymentNetwork] = []
    /// The kinds of payments that the shop can process.
    open var merchantCapabilities: PKMerchantCapability = []
    /// The lines of the bill; the last one is the sum.
    open var paymentSummaryItems: [PKPaymentSummaryItem] = []
    /// The way of shipping.
    open var shippingType = PKShippingType.shipping
    /// The ways of shipping that the user can choose.
    open var shippingMethods: [PKShippingMethod]?
    /// The data that the shop requires of the receiver.
    open var requiredShippingContactFields: Set<PKContactField> = []
    /// The data that the shop requires of the payer.
    open var requiredBillingContactFields: Set<PKContactField> = []
    /// Data for the shop.
    open var applicationData: Data?
}

/// A kind of card.
public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The network of American Express.
    public static let amex = PKPaymentNetwork(rawValue: "AmEx")
    /// The network of Discover.
    public static let discover = PKPaymentNetwork(rawValue: "Discover")
    /// The network of JCB.
    public static let JCB = PKPaymentNetwork(rawValue: "JCB")
    /// The network of Maestro.
    public static let maestro = PKPaymentNetwork(rawValue: "Maestro")
    /// The network of Mastercard.
    public static let masterCard = PKPaymentNetwork(rawValue: "MasterCard")
    /// The network of UnionPay.
    public static let chinaUnionPay = PKPaymentNetwork(rawValue: "ChinaUnionPay")
    /// The network of Visa.
    public static let visa = PKPaymentNetwork(rawValue: "Visa")
}

/// The kinds of payments that a shop can process.
public struct PKMerchantCapability: OptionSet, Hashable, Sendable {
    /// The bits of the kinds.
    public let rawValue: UInt

    /// Creates kinds from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Payments with 3-D Secure.
    public static let threeDSecure = PKMerchantCapability(rawValue: 1)
    /// Payments with EMV.
    public static let emv = PKMerchantCapability(rawValue: 2)
    /// Payments with credit cards.
    public static let credit = PKMerchantCapability(rawValue: 4)
    /// Payments with debit cards.
    public static let debit = PKMerchantCapability(rawValue: 8)
    /// Payments with 3-D Secure.
    public static let capability3DS = threeDSecure
    /// Payments with EMV.
    public static let capabilityEMV = emv
    /// Payments with credit cards.
    public static let capabilityCredit = credit
    /// Payments with debit cards.
    public static let capabilityDebit = debit
}

/// The way in which goods reach the user.
public enum PKShippingType: UInt, Sendable {
    case shipping, delivery, storePickup, servicePickup
}

/// The data that a shop requires of a person.
public struct PKContactField: RawRepresentable, Hashable, Sendable {
    /// The name of the field.
    public let rawValue: String

    /// Creates a field from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The address.
    public static let postalAddress = PKContactField(rawValue: "postal")
    /// The mail address.
    public static let emailAddress = PKContactField(rawValue: "email")
    /// The telephone number.
    public static let phoneNumber = PKContactField(rawValue: "phone")
    /// The name.
    public static let name = PKContactField(rawValue: "name")
    /// The name in a script that tells how it is spoken.
    public static let phoneticName = PKContactField(rawValue: "phonetic")
}
