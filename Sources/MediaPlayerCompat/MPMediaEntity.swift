import Foundation

/// Something in the user's media library: an item or a collection of items.
open class MPMediaEntity: NSObject {
    private let values: [String: Any]

    /// Creates an entity from the values of its properties.
    init(values: [String: Any]) { self.values = values }

    /// The number that identifies the entity in the library.
    open var persistentID: MPMediaEntityPersistentID {
        value(forProperty: MPMediaEntityPropertyPersistentID) as? MPMediaEntityPersistentID ?? 0
    }

    /// Returns the value of a property; `nil` if there is none.
    open func value(forProperty property: String) -> Any? { values[property] }
}

/// A number that identifies an entity in the media library.
public typealias MPMediaEntityPersistentID = UInt64

/// The property that identifies an entity.
public let MPMediaEntityPropertyPersistentID = "persistentID"
