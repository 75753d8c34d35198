import CursesUIStorage
import Foundation
import Synchronization

/// The saved objects of a coordinator, as in its file.
///
/// Their values are kept as they are in the file, and only those that change are replaced. So what this version of the
/// app does not know stays: entities, attributes, and values of other types.
final class ManagedRows: @unchecked Sendable {
    // All variables are accessed only while `lock` is held.
    let file: ModelFile?
    private let lock = NSLock()
    private var state = State()

    private struct State {
        var rows: [NSManagedObjectID: [String: Any]] = [:]
        /// The identities by entity, in the order in which the objects were inserted.
        var order: [String: [NSManagedObjectID]] = [:]
        /// The entries that could not be read, such as objects without an identity.
        var unread: [String: [[String: Any]]] = [:]
    }

    private struct WeakRows {
        weak let rows: ManagedRows?
    }

    /// The rows by file, so that two containers of the same file have the same objects.
    private static let open = Mutex<[URL: WeakRows]>([:])

    private init(file: ModelFile?) throws {
        self.file = file
        for (entity, rows) in try file?.read() ?? [:] {
            for row in rows {
                guard let key = (row[Self.identity] as? String).flatMap(UUID.init) else {
                    state.unread[entity, default: []].append(row)
                    continue
                }
                let identity = NSManagedObjectID(entity: entity, key: key)
                guard state.rows[identity] == nil else {
                    state.unread[entity, default: []].append(row)
                    continue
                }
                state.rows[identity] = row
                state.order[entity, default: []].append(identity)
            }
        }
    }

    private static let identity = "$id"

    /// Opens a file, or makes rows in memory.
    ///
    /// - Throws: an error if the file cannot be read or is not one of a store. The file is left as it is.
    static func rows(in url: URL?) throws -> ManagedRows {
        guard let url = url?.standardizedFileURL else { return try ManagedRows(file: nil) }
        return try open.withLock { open in
            if let rows = open[url]?.rows { return rows }
            let rows = try ManagedRows(file: ModelFile(url: url))
            open[url] = WeakRows(rows: rows)
            return rows
        }
    }

    func identities(of entities: [String]) -> [NSManagedObjectID] {
        lock.withLock { entities.flatMap { state.order[$0] ?? [] } }
    }

    func values(of identity: NSManagedObjectID, _ entity: NSEntityDescription) -> ManagedValues? {
        guard let row = lock.withLock({ state.rows[identity] }) else { return nil }
        var values = ManagedValues()
        for attribute in entity.attributesByName.values where !attribute.isTransient {
            guard let json = Self.stored(attribute, in: row) else { continue }
            values.attributes[attribute.name] = ManagedValue.decoded(json, attribute.attributeType)
        }
        for relationship in entity.relationshipsByName.values {
            values.relations[relationship.name] = StoredReference.list(in: Self.stored(relationship, in: row))?
                .map { NSManagedObjectID(entity: $0.model, key: $0.key) }
        }
        // An attribute of a newer model, or of a different type, has its initial value in older objects.
        for attribute in entity.attributesByName.values where !attribute.isOptional || attribute.isTransient {
            guard values.attributes[attribute.name] == nil, let initial = attribute.defaultValue else { continue }
            values.attributes[attribute.name] = ManagedValue.stored(initial, attribute.attributeType)
        }
        return values
    }

    private static func stored(_ property: NSPropertyDescription, in row: [String: Any]) -> Any? {
        row[property.name] ?? property.renamingIdentifier.flatMap { row[$0] }
    }

    /// Writes changes to the file.
    ///
    /// - Throws: an error if the file cannot be written. Nothing has changed then.
    func commit(_ changes: ManagedChanges, _ model: NSManagedObjectModel) throws {
        let entities = model.entitiesByName
        try lock.withLock {
            var fresh = state
            for (identity, values) in changes.inserted {
                guard let entity = entities[identity.entityName] else { continue }
                var row: [String: Any] = [Self.identity: identity.key.uuidString]
                Self.write(values, Set(entity.propertiesByName.keys), entity, to: &row)
                if fresh.rows.updateValue(row, forKey: identity) == nil {
                    fresh.order[identity.entityName, default: []].append(identity)
                }
            }
            for (identity, keys, values) in changes.updated {
                // A different context may have deleted the object.
                guard var row = fresh.rows[identity], let entity = entities[identity.entityName] else { continue }
                Self.write(values, keys, entity, to: &row)
                fresh.rows[identity] = row
            }
            let gone = Set(changes.deleted)
            for identity in gone { fresh.rows[identity] = nil }
            for entity in Set(gone.map(\.entityName)) { fresh.order[entity]?.removeAll(where: gone.contains) }
            let all = fresh.order.mapValues { $0.compactMap { fresh.rows[$0] } }
            try file?.write(all.merging(fresh.unread) { $0 + $1 })
            state = fresh
        }
    }

    private static func write(
        _ values: ManagedValues, _ keys: Set<String>, _ entity: NSEntityDescription, to row: inout [String: Any]
    ) {
        for key in keys {
            guard let property = entity.propertiesByName[key], !property.isTransient else { continue }
            if let old = property.renamingIdentifier, old != key { row[old] = nil }
            if property is NSRelationshipDescription {
                row[key] = values.relations[key]?.map { StoredReference(model: $0.entityName, key: $0.key).json }
            } else {
                row[key] = values.attributes[key].flatMap(ManagedValue.encoded)
            }
        }
    }
}
