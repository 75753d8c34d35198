import Foundation

/// A payment that the user has authorized. A terminal makes no payments, so there is none.
open class PKPayment: NSObject {
    /// The data for the shop.
    public let token: PKPaymentToken
    /// The receiver of the goods.
    public let shippingContact: PKContact?
    /// The payer.
    public let billingContact: PKContact?
    /// The way of shipping that the user has chosen.
    public let shippingMethod: PKShippingMethod?

    private init(token: PKPaymentToken) {
        self.token = token
        shippingContact = nil
        billingContact = nil
        shippingMethod = nil
    }
}

/// The data of a payment for the shop.
open class PKPaymentToken: NSObject {
    /// The number of the payment.
    public let transactionIdentifier: String
    /// The payment, encrypted.
    public let paymentData: Data

    private init(transactionIdentifier: String, paymentData: Data) {
        self.transactionIdentifier = transactionIdentifier
        self.paymentData = paymentData
    }
}

/// A person who pays or receives goods.
open class PKContact: NSObject {
    /// The name.
    open var name: PersonNameComponents?
    /// The mail address.
    open var emailAddress: String?
}

/// The decision of a shop about a payment.
open class PKPaymentAuthorizationResult: NSObject {
    /// The decision.
    open var status: PKPaymentAuthorizationStatus
    /// The errors in the user's data.
    open var errors: [any Error]

    /// Creates a decision.
    public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
        self.status = status
        self.errors = errors ?? []
    }
}

/// The possible decisions of a shop about a payment.
public enum PKPaymentAuthorizationStatus: Int, Sendable {
    case success, failure
}
