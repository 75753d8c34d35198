import SwiftUICompat

/// The title of a payment button in SwiftUI.
public struct PayWithApplePayButtonLabel: Hashable, Sendable {
    let type: PKPaymentButtonType

    /// The name of the service alone.
    public static let plain = PayWithApplePayButtonLabel(type: .plain)
    /// For a purchase.
    public static let buy = PayWithApplePayButtonLabel(type: .buy)
    /// For adding a card.
    public static let setUp = PayWithApplePayButtonLabel(type: .setUp)
    /// For a payment in a shop.
    public static let inStore = PayWithApplePayButtonLabel(type: .inStore)
    /// For a donation.
    public static let donate = PayWithApplePayButtonLabel(type: .donate)
    /// For the end of a purchase.
    public static let checkout = PayWithApplePayButtonLabel(type: .checkout)
    /// For a booking.
    public static let book = PayWithApplePayButtonLabel(type: .book)
    /// For a subscription.
    public static let subscribe = PayWithApplePayButtonLabel(type: .subscribe)
    /// For more money on a card.
    public static let addMoney = PayWithApplePayButtonLabel(type: .addMoney)
    /// For more money on an account.
    public static let topUp = PayWithApplePayButtonLabel(type: .topUp)
    /// For an order.
    public static let order = PayWithApplePayButtonLabel(type: .order)
    /// For a rent.
    public static let rent = PayWithApplePayButtonLabel(type: .rent)
    /// For a contribution.
    public static let support = PayWithApplePayButtonLabel(type: .support)
    /// For a tip.
    public static let tip = PayWithApplePayButtonLabel(type: .tip)
    /// For the next step of a purchase.
    public static let `continue` = PayWithApplePayButtonLabel(type: .continue)
}

/// A place for a payment button. A terminal cannot make payments, so it shows the view for devices that cannot.
public struct PayWithApplePayButton<Fallback: View> {
    private let fallback: Fallback

    /// Creates a place for a payment button, which shows another view.
    ///
    /// - Parameters:
    ///   - label: has no effect: the button is not shown.
    ///   - action: is not performed.
    public init(
        _ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void,
        @ViewBuilder fallback: () -> Fallback
    ) {
        self.fallback = fallback()
    }
}

extension PayWithApplePayButton where Fallback == EmptyView {
    /// Creates a place for a payment button, which shows nothing.
    ///
    /// - Parameters:
    ///   - label: has no effect: the button is not shown.
    ///   - action: is not performed.
    public init(_ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void) {
        self.init(label, action: action) { EmptyView() }
    }
}

extension PayWithApplePayButton: View {
    public var body: some View { fallback }
}
