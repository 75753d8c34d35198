import Foundation

/// A line of a bill.
open class PKPaymentSummaryItem: NSObject {
    /// The name of the goods or the cost.
    open var label: String
    /// The price.
    open var amount: NSDecimalNumber
    /// Whether the price is known.
    open var type: PKPaymentSummaryItemType

    /// Creates a line whose price is known.
    public convenience init(label: String, amount: NSDecimalNumber) {
        self.init(label: label, amount: amount, type: .final)
    }

    /// Creates a line.
    public init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType) {
        self.label = label
        self.amount = amount
        self.type = type
    }
}

/// Whether a price is known.
public enum PKPaymentSummaryItemType: UInt, Sendable {
    case final, pending
}

/// A way of shipping, as a line of a bill.
open class PKShippingMethod: PKPaymentSummaryItem {
    /// The name for the app.
    open var identifier: String?
    /// The description for the user.
    open var detail: String?
    /// When the goods arrive.
    open var dateComponentsRange: PKDateComponentsRange?
}

/// The time between two dates.
open class PKDateComponentsRange: NSObject {
    /// The first date.
    public let startDateComponents: DateComponents
    /// The last date.
    public let endDateComponents: DateComponents

    /// Creates a range.
    public init?(start startDateComponents: DateComponents, end endDateComponents: DateComponents) {
        self.startDateComponents = startDateComponents
        self.endDateComponents = endDateComponents
    }
}
