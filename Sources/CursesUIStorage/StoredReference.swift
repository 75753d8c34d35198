import Foundation

/// A reference from one model to a second one, as in JSON.
package struct StoredReference {
    /// The name of the class or entity.
    package let model: String
    package let key: UUID

    package init(model: String, key: UUID) {
        self.model = model
        self.key = key
    }

    /// Returns the references in a value from JSON; `nil` if it is not a list of references. Broken ones are left out.
    package static func list(in stored: Any?) -> [StoredReference]? {
        (stored as? [[String: String]])?.compactMap { entry in
            guard let model = entry["model"], let key = entry["id"].flatMap(UUID.init) else { return nil }
            return StoredReference(model: model, key: key)
        }
    }

    /// The value for JSON.
    package var json: [String: String] { ["model": model, "id": key.uuidString] }
}
