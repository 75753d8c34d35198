import Foundation

/// A product of the first version of StoreKit. A terminal has no store, so no product is ever found.
open class SKProduct: NSObject {
    /// The identifier of the product.
    open var productIdentifier: String { "" }
    /// The name that the user sees.
    open var localizedTitle: String { "" }
    /// The description that the user sees.
    open var localizedDescription: String { "" }
    /// The price.
    open var price: NSDecimalNumber { .zero }
    /// The locale of the price.
    open var priceLocale: Locale { .current }
    /// Whether the product is shared by a family.
    open var isFamilyShareable: Bool { false }
}

/// A request to the store.
open class SKRequest: NSObject {
    /// The object that is told of the end of the request.
    open weak var delegate: (any SKRequestDelegate)?

    /// Ends the request without an answer.
    open func cancel() {}

    /// Asks the store; see ``SKProductsRequest``.
    open func start() { delegate?.requestDidFinish(self) }
}

/// A delegate of a request.
public protocol SKRequestDelegate: AnyObject {
    /// Called when the request has been answered.
    func requestDidFinish(_ request: SKRequest)
    /// Called if the request has failed.
    func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
    /// Does nothing.
    public func requestDidFinish(_ request: SKRequest) {}
    /// Does nothing.
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// A request for products. Its answer names all of them as invalid, because a terminal has no store.
open class SKProductsRequest: SKRequest {
    private let identifiers: Set<String>

    /// Creates a request for products.
    public init(productIdentifiers: Set<String>) {
        identifiers = productIdentifiers
    }

    /// Answers soon, on the main thread.
    override open func start() {
        // Used on the main thread alone.
        nonisolated(unsafe) let request = self
        DispatchQueue.main.async { request.answer() }
    }

    private func answer() {
        let delegate = delegate as? any SKProductsRequestDelegate
        delegate?.productsRequest(self, didReceive: SKProductsResponse(invalid: identifiers.sorted()))
        super.start()
    }
}

/// A delegate of a request for products.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
    /// Called with the products that were found: none.
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// The answer to a request for products.
open class SKProductsResponse: NSObject {
    /// The products that were found: none.
    open var products: [SKProduct] { [] }
    /// The identifiers of the products that were not found.
    open private(set) var invalidProductIdentifiers: [String]

    init(invalid: [String]) {
        invalidProductIdentifiers = invalid
    }
}
