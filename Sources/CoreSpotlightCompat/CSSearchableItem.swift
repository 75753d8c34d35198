@_exported import Foundation

/// Something in an app that the system could find. It is not kept, because no system searches apps.
open class CSSearchableItem: NSObject, @unchecked Sendable {
    // Sendable: as on Apple's platforms, an item is set up before it is used.

    /// The identifier.
    open var uniqueIdentifier: String
    /// The identifier of a group of items.
    open var domainIdentifier: String?
    /// When the item is forgotten.
    open var expirationDate: Date! = Date(timeIntervalSinceNow: 30 * 86_400)
    /// What is known about the item.
    open var attributeSet: CSSearchableItemAttributeSet
    /// The value is kept, but has no effect.
    open var isUpdate = false

    /// Creates an item.
    public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        self.domainIdentifier = domainIdentifier
        self.attributeSet = attributeSet
    }

    /// Compares the places of two items among the results: by their identifiers.
    open func compare(byRank other: CSSearchableItem) -> ComparisonResult {
        uniqueIdentifier < other.uniqueIdentifier ? .orderedAscending : .orderedDescending
    }
}

/// The activity with which an app opens an item. It never comes.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of an item's identifier in an activity.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The activity with which an app continues a search. It never comes.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
/// The key of a search in an activity.
public let CSSearchQueryString = "kCSSearchQueryString"
