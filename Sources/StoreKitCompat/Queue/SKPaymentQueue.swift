import Foundation

/// A payment of the first version of StoreKit.
open class SKPayment: NSObject {
    /// The identifier of the product.
    open private(set) var productIdentifier: String
    /// The number of products.
    open var quantity: Int { 1 }

    /// Creates a payment for a product.
    public init(product: SKProduct) {
        productIdentifier = product.productIdentifier
    }
}

/// A payment that can be changed.
open class SKMutablePayment: SKPayment {}

/// The state of a payment.
public enum SKPaymentTransactionState: Int, Sendable {
    case purchasing, purchased, failed, restored, deferred
}

/// A payment in the queue.
open class SKPaymentTransaction: NSObject {
    /// The payment.
    open private(set) var payment: SKPayment
    /// The state: payments always fail.
    open var transactionState: SKPaymentTransactionState { .failed }
    /// The reason for which the payment has failed.
    open var error: (any Error)? { SKError(.paymentNotAllowed) }
    /// The identifier: none, because nothing is bought.
    open var transactionIdentifier: String? { nil }
    /// The time of the purchase: none.
    open var transactionDate: Date? { nil }
    /// The first payment of a restored purchase: none.
    open var original: SKPaymentTransaction? { nil }

    init(_ payment: SKPayment) {
        self.payment = payment
    }
}

/// An error of the first version of StoreKit.
public struct SKError: LocalizedError, Equatable, Sendable {
    /// The reason of an error.
    public enum Code: Int, Sendable {
        case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed
    }

    /// The reason.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) {
        self.code = code
    }

    /// A sentence for the user.
    public var errorDescription: String? { "A terminal has no store, so nothing can be bought." }
}

/// An object that is told of payments.
public protocol SKPaymentTransactionObserver: AnyObject {
    /// Called when the state of payments has changed.
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    /// Called when payments have left the queue.
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
    /// Called when all purchases have been restored.
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
    /// Called if purchases cannot be restored.
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
}

extension SKPaymentTransactionObserver {
    /// Does nothing.
    public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
    /// Does nothing.
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
    /// Does nothing.
    public func paymentQueue(
        _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
    ) {}
}

/// The payments of an app. A terminal has no store: each payment fails, and there is nothing to restore.
///
/// It is used on the main thread, as StoreKit tells its observers there.
open class SKPaymentQueue: NSObject {
    @MainActor private static let queue = SKPaymentQueue()
    private struct Observer {
        weak var object: (any SKPaymentTransactionObserver)?
    }

    private var observers: [Observer] = []

    /// Returns the queue of the app.
    @MainActor @preconcurrency
    open class func `default`() -> SKPaymentQueue { queue }

    /// Returns false: a terminal has no store.
    open class func canMakePayments() -> Bool { false }

    /// The payments: none, because each of them fails at once.
    open var transactions: [SKPaymentTransaction] { [] }

    /// Adds an observer, which the queue does not keep.
    open func add(_ observer: any SKPaymentTransactionObserver) {
        observers.append(Observer(object: observer))
    }

    /// Removes an observer.
    open func remove(_ observer: any SKPaymentTransactionObserver) {
        observers.removeAll { $0.object == nil || $0.object === observer }
    }

    /// Adds a payment, which fails soon.
    open func add(_ payment: SKPayment) {
        tell { $0.paymentQueue($1, updatedTransactions: [SKPaymentTransaction(payment)]) }
    }

    /// Tells the observers on the main thread, after the code that is running.
    private func tell(_ message: @escaping (any SKPaymentTransactionObserver, SKPaymentQueue) -> Void) {
        // Used on the main thread alone.
        nonisolated(unsafe) let (queue, message) = (self, message)
        DispatchQueue.main.async {
            for observer in queue.observers.compactMap(\.object) { message(observer, queue) }
        }
    }

    /// Does nothing: a payment that has failed is not in the queue.
    open func finishTransaction(_ transaction: SKPaymentTransaction) {}

    /// Tells the observers that there was nothing to restore.
    open func restoreCompletedTransactions() {
        tell { $0.paymentQueueRestoreCompletedTransactionsFinished($1) }
    }
}
