import Foundation
import StoreKitCompat
import Testing

@MainActor
@Suite("The first version of StoreKit")
struct StoreQueueTests {
    private final class Shop: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver {
        var invalid: [String] = []
        var states: [SKPaymentTransactionState] = []
        var hasRestored = false

        func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
            invalid = response.invalidProductIdentifiers
        }

        func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
            states += transactions.map(\.transactionState)
            for transaction in transactions { queue.finishTransaction(transaction) }
        }

        func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) { hasRestored = true }
    }

    @Test("no product is found, a payment fails, and nothing is restored")
    func shop() {
        let shop = Shop()
        let request = SKProductsRequest(productIdentifiers: ["b", "a"])
        request.delegate = shop
        request.start()
        #expect(shop.invalid == ["a", "b"])
        let queue = SKPaymentQueue.default()
        queue.add(shop)
        queue.add(SKPayment(product: SKProduct()))
        #expect(shop.states == [.failed] && !SKPaymentQueue.canMakePayments())
        queue.restoreCompletedTransactions()
        #expect(shop.hasRestored)
        queue.remove(shop)
        queue.add(SKPayment(product: SKProduct()))
        #expect(shop.states == [.failed])
    }
}
