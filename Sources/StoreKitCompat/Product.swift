import Foundation

/// A product that an app sells. A terminal has no store: no product is ever found, so an app shows an empty list.
public struct Product: Identifiable, Hashable, Sendable {
    /// The type of a product.
    public struct ProductType: RawRepresentable, Hashable, Sendable {
        /// The name of the type.
        public let rawValue: String

        /// Creates a type from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A product that the user can use up and buy again.
        public static let consumable = ProductType(rawValue: "Consumable")
        /// A product that does not expire.
        public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
        /// A subscription that renews itself.
        public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
        /// A subscription for a limited time, which does not renew itself.
        public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    }

    /// The outcome of a purchase.
    public enum PurchaseResult: Sendable {
        case success(VerificationResult<Transaction>)
        case userCancelled, pending
    }

    /// An option for a purchase; it has no effect.
    public struct PurchaseOption: Hashable, Sendable {
        /// Returns an option that links the purchase to an account in the app's own service.
        public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption() }
        /// Returns an option with the number of items.
        public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption() }
    }

    /// The identifier of the product.
    public let id: String
    /// The type of the product.
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

    /// Returns an empty array: a terminal has no store.
    public static func products<Identifiers: Collection>(
        for identifiers: Identifiers
    ) async throws -> [Product] where Identifiers.Element == String { [] }

    /// Throws the error `notAvailableInStorefront`: a terminal has no store.
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
        throw StoreKitError.notAvailableInStorefront
    }
}

/// The reason why a store request failed.
public enum StoreKitError: Error, Sendable {
    case unknown, userCancelled, notAvailableInStorefront, notEntitled
    case networkError(URLError)
    case systemError(any Error)
}

/// A signed value, with the result of checking its signature.
public enum VerificationResult<Signed: Sendable>: Sendable {
    /// The reason why the signature was rejected.
    public enum VerificationError: Error, Sendable {
        case invalidSignature, revokedCertificate, invalidCertificateChain, invalidDeviceVerification,
            missingRequiredProperties
    }

    case unverified(Signed, VerificationError)
    case verified(Signed)

    /// The value. Reading it throws an error if the signature is invalid.
    public var payloadValue: Signed {
        get throws {
            switch self {
            case .verified(let value): return value
            case .unverified(_, let error): throw error
            }
        }
    }

    /// The value, even if its signature is invalid.
    public var unsafePayloadValue: Signed {
        switch self {
        case .verified(let value), .unverified(let value, _): value
        }
    }
}

/// A purchase. A terminal has no store, so there are no purchases.
///
/// SwiftUI has a type of the same name: code that imports both modules writes `StoreKit.Transaction`, as on Apple's
/// platforms.
public struct Transaction: Identifiable, Hashable, Sendable {
    /// The identifier of the purchase.
    public let id: UInt64
    /// The identifier of the first purchase.
    public let originalID: UInt64
    /// The identifier of the product.
    public let productID: String
    /// The type of the product.
    public let productType: Product.ProductType
    /// The time of the purchase.
    public let purchaseDate: Date
    /// The time at which a subscription expires.
    public let expirationDate: Date?
    /// The time at which the purchase was revoked.
    public let revocationDate: Date?

    /// A sequence of purchases, which has no elements.
    public struct Transactions: AsyncSequence, Sendable {
        /// An iterator that returns no purchases.
        public struct AsyncIterator: AsyncIteratorProtocol {
            private let isEndless: Bool

            init(isEndless: Bool) {
                self.isEndless = isEndless
            }

            /// Returns `nil`.
            public func next() async -> VerificationResult<Transaction>? {
                // The sequence of updates does not end while the app runs.
                if isEndless { try? await Task.sleep(for: .seconds(1_000_000_000)) }
                return nil
            }
        }

        let isEndless: Bool

        /// Creates an iterator that returns no purchases.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(isEndless: isEndless) }
    }

    /// New purchases. The sequence has no elements, and does not end while the app runs.
    public static var updates: Transactions { Transactions(isEndless: true) }
    /// The purchases in effect: none.
    public static var currentEntitlements: Transactions { Transactions(isEndless: false) }
    /// All purchases: none.
    public static var all: Transactions { Transactions(isEndless: false) }
    /// Returns `nil`: there are no purchases.
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
    /// Returns `nil`: there are no purchases.
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }

    /// Has no effect: a terminal has no store.
    public func finish() async {}
}

/// The app store; a terminal has none.
public enum AppStore {
    /// Always false: nothing can be bought.
    public static var canMakePayments: Bool { false }
    /// Throws the error `notAvailableInStorefront`: a terminal has no store.
    public static func sync() async throws { throw StoreKitError.notAvailableInStorefront }
}
