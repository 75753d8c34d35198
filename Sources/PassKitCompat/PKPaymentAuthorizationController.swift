import Foundation

/// Asks the user to authorize a payment. A terminal makes no payments: nothing is presented, and an app that asks first is
/// told so.
open class PKPaymentAuthorizationController: NSObject {
    /// The object is kept, but never called: there is no payment about which it could decide.
    open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?

    /// Creates a controller that presents nothing.
    public init(paymentRequest request: PKPaymentRequest) {}

    /// Returns false: a terminal makes no payments.
    open class func canMakePayments() -> Bool { false }

    /// Returns false: a terminal makes no payments.
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }

    /// Returns false: a terminal makes no payments.
    open class func canMakePayments(
        usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities: PKMerchantCapability
    ) -> Bool { false }

    /// Presents nothing, and passes false to the closure.
    open func present(completion: ((Bool) -> Void)? = nil) { completion?(false) }

    /// Returns false: nothing is presented.
    open func present() async -> Bool { false }

    /// Calls the closure: nothing has been presented.
    open func dismiss(completion: (() -> Void)? = nil) { completion?() }
}

/// Decides about payments. No method is called.
public protocol PKPaymentAuthorizationControllerDelegate: NSObjectProtocol {
    /// Decides about a payment. Never called.
    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)

    /// Dismisses the controller. Never called.
    func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
}

extension PKPaymentAuthorizationControllerDelegate {
    /// Declines the payment.
    public func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) {
        completion(PKPaymentAuthorizationResult(status: .failure, errors: nil))
    }
}
