import Foundation

/// A product that an app sells. There is no shop: no product is found, so an app shows an empty list.
public struct Product: Identifiable, Hashable, Sendable {
    /// The kind of a product.
    public struct ProductType: RawRepresentable, Hashable, Sendable {
        /// The name of the kind.
        public let rawValue: String

        /// Creates a kind from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A product that is used up.
        public static let consumable = ProductType(rawValue: "Consumable")
        /// Something that lasts.
        public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
        /// A subscription that renews itself.
        public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
        /// A subscription for a fixed time.
        public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    }

    /// The outcome of a purchase.
    public enum PurchaseResult: Sendable {
        case success(VerificationResult<Transaction>)
        case userCancelled, pending
    }

    /// An option for a purchase; it has no effect.
    public struct PurchaseOption: Hashable, Sendable {
        /// The account in the app's own service.
        public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption() }
        /// The number of items.
        public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption() }
    }

    /// The identifier of the product.
    public let id: String
    /// The kind.
    public let type: ProductType
    /// The name that users see.
    public let displayName: String
    /// The description that users see.
    public let description: String
    /// The price.
    public let price: Decimal
    /// The price that users see.
    public let displayPrice: String
    /// Whether a family can share it.
    public let isFamilyShareable: Bool

    /// No products: there is no shop.
    public static func products<Identifiers: Collection>(
        for identifiers: Identifiers
    ) async throws -> [Product] where Identifiers.Element == String { [] }

    /// Throws the error `unavailable`: there is no shop.
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
        throw StoreKitError.notAvailableInStorefront
    }
}

/// The reason why a shop cannot be used.
public enum StoreKitError: Error, Sendable {
    case unknown, userCancelled, notAvailableInStorefront, notEntitled
    case networkError(URLError)
    case systemError(any Error)
}

/// A value that may have been forged.
public enum VerificationResult<Signed: Sendable>: Sendable {
    /// The reason why the value counts as forged.
    public enum VerificationError: Error, Sendable {
        case invalidSignature, revokedCertificate, invalidCertificateChain, invalidDeviceVerification,
            missingRequiredProperties
    }

    case unverified(Signed, VerificationError)
    case verified(Signed)

    /// The value; throws if it counts as forged.
    public var payloadValue: Signed {
        get throws {
            switch self {
            case .verified(let value): return value
            case .unverified(_, let error): throw error
            }
        }
    }

    /// The value, even if it counts as forged.
    public var unsafePayloadValue: Signed {
        switch self {
        case .verified(let value), .unverified(let value, _): value
        }
    }
}

/// A purchase. There is no shop, so there are none.
///
/// The name is also that of SwiftUI's transaction: code that imports both modules writes `StoreKit.Transaction`, as on
/// Apple's platforms.
public struct Transaction: Identifiable, Hashable, Sendable {
    /// The identifier of the purchase.
    public let id: UInt64
    /// The identifier of the first purchase.
    public let originalID: UInt64
    /// The identifier of the product.
    public let productID: String
    /// The kind of the product.
    public let productType: Product.ProductType
    /// The time.
    public let purchaseDate: Date
    /// The expiry of a subscription.
    public let expirationDate: Date?
    /// The time at which the purchase was revoked.
    public let revocationDate: Date?

    /// A sequence of purchases: none.
    public struct Transactions: AsyncSequence, Sendable {
        /// An iterator without purchases.
        public struct AsyncIterator: AsyncIteratorProtocol {
            private let isEndless: Bool

            init(isEndless: Bool) {
                self.isEndless = isEndless
            }

            /// No purchase.
            public func next() async -> VerificationResult<Transaction>? {
                // Updates do not end while the app runs.
                if isEndless { try? await Task.sleep(for: .seconds(1_000_000_000)) }
                return nil
            }
        }

        let isEndless: Bool

        /// An iterator without purchases.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(isEndless: isEndless) }
    }

    /// New purchases. There are none.
    public static var updates: Transactions { Transactions(isEndless: true) }
    /// The purchases in effect: none.
    public static var currentEntitlements: Transactions { Transactions(isEndless: false) }
    /// All purchases: none.
    public static var all: Transactions { Transactions(isEndless: false) }
    /// The last purchase of a product: none.
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
    /// The purchase of a product that is in effect: none.
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }

    /// Has no effect: there is no shop.
    public func finish() async {}
}

/// The app store; there is none.
public enum AppStore {
    /// Always false: nothing can be bought.
    public static var canMakePayments: Bool { false }
    /// Throws: there is no shop.
    public static func sync() async throws { throw StoreKitError.notAvailableInStorefront }
}
