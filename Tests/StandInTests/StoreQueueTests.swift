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

    /// Waits until the main queue has delivered what it holds.
    private func delivery() async {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }

    @Test("no product is found, a payment fails, and nothing is restored")
    func shop() async {
        let shop = Shop()
        let request = SKProductsRequest(productIdentifiers: ["b", "a"])
        request.delegate = shop
        request.start()
        #expect(shop.invalid.isEmpty)
        await delivery()
        #expect(shop.invalid == ["a", "b"])
        let queue = SKPaymentQueue.default()
        queue.add(shop)
        queue.add(SKPayment(product: SKProduct()))
        await delivery()
        #expect(shop.states == [.failed] && !SKPaymentQueue.canMakePayments())
        queue.restoreCompletedTransactions()
        await delivery()
        #expect(shop.hasRestored)
        queue.remove(shop)
        queue.add(SKPayment(product: SKProduct()))
        await delivery()
        #expect(shop.states == [.failed])
    }
}
