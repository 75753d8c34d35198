import SwiftUICompat

/// The purpose of a payment, which determines the title of its button.
public enum PKPaymentButtonType: Int, Sendable {
    case plain, buy, setUp, inStore, donate, checkout, book, subscribe, reload, addMoney, topUp, order, rent, support
    case contribute, tip, `continue`

    /// The title that a button has.
    var title: String {
        switch self {
        case .plain: "Apple Pay"
        case .buy: "Buy with Apple Pay"
        case .setUp: "Set up Apple Pay"
        case .inStore: "Pay with Apple Pay"
        case .donate: "Donate with Apple Pay"
        case .checkout: "Check out with Apple Pay"
        case .book: "Book with Apple Pay"
        case .subscribe: "Subscribe with Apple Pay"
        case .reload: "Reload with Apple Pay"
        case .addMoney: "Add money with Apple Pay"
        case .topUp: "Top up with Apple Pay"
        case .order: "Order with Apple Pay"
        case .rent: "Rent with Apple Pay"
        case .support: "Support with Apple Pay"
        case .contribute: "Contribute with Apple Pay"
        case .tip: "Tip with Apple Pay"
        case .continue: "Continue with Apple Pay"
        }
    }
}

/// The colours of a payment button. They have no effect: the theme determines them.
public enum PKPaymentButtonStyle: Int, Sendable {
    case white, whiteOutline, black, automatic
}

/// A button for a payment, shown as a button with its title. An app's action is performed; the payment that it begins
/// fails.
open class PKPaymentButton: UIButton {
    /// The value is kept, but has no effect.
    open var cornerRadius: CGFloat = 4

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - type: determines the title.
    ///   - style: has no effect: the theme determines the colours.
    public init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle) {
        super.init(frame: .zero)
        setTitle(type.title, for: .normal)
    }

    /// Never called: a terminal has no storyboards.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
