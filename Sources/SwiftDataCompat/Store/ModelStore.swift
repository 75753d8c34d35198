import CursesUI
import CursesUIStorage
import Foundation

/// The models of a container. They are in memory; a file has their values.
final class ModelStore: @unchecked Sendable {
    // All variables are accessed only while `lock` is held.
    let types: [any PersistentModel.Type]
    private let entities: [String: Entity]
    private let file: ModelFile?
    private let lock = NSRecursiveLock()
    private var models: [String: [any PersistentModel]] = [:]
    private var saved: [String: [[String: Any]]] = [:]
    /// The saved models that could not be read, such as those of other versions of the app. They are saved again as
    /// they are.
    private var unread: [String: [[String: Any]]] = [:]
    private var isFailureReported = false
    private var observers: [WeakObserver] = []
    private var changes = 0
    private var isSaveUnderWay = false
    private var savesItself = true
    private var mayWrite = true

    private struct WeakObserver {
        weak var observer: (any ModelStoreObserver)?
    }

    /// - Parameters:
    ///   - types: the classes of the models.
    ///   - file: the file with the values; `nil` if they are only in memory.
    /// - Throws: an error if the file cannot be read.
    init(_ types: [any PersistentModel.Type], file: ModelFile?) throws {
        self.types = types
        entities = Dictionary(
            Entity.all(of: types).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        self.file = file
        if let file {
            saved = try file.read()
            restore()
            DefaultsSaver.atEnd { [weak self] in self?.saveItself() }
        }
    }

    private func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body()
    }

    // MARK: - Observers

    func add(_ observer: any ModelStoreObserver) {
        locked {
            observers.removeAll { $0.observer == nil || $0.observer === observer }
            observers.append(WeakObserver(observer: observer))
        }
    }

    /// Notes a change of the models of a class.
    ///
    /// - Parameter isMembership: whether models have been inserted or deleted, rather than a value changed.
    func didChange(_ entity: Entity, isMembership: Bool) {
        let observers = locked {
            changes += 1
            return self.observers.compactMap(\.observer)
        }
        for observer in observers { observer.modelsDidChange(entity.name, isMembership: isMembership) }
        if savesItself { saveSoon() }
    }

    // MARK: - Models

    func models(of entity: Entity) -> [any PersistentModel] { locked { models[entity.name] ?? [] } }

    func model(for id: PersistentIdentifier) -> (any PersistentModel)? {
        locked { models[id.entityName]?.first { $0._$model.key == id.key } }
    }

    /// Inserts a model, and the models that it refers to.
    func insert(_ model: any PersistentModel) {
        locked {
            let state = model._$model
            guard state.store == nil else { return }
            let entity = Entity.of(type(of: model))
            state.store = self
            state.isDeleted = false
            state.hasChanges = true
            models[entity.name, default: []].append(model)
            for property in entity.properties where property.target != nil {
                RelatedModels.update(model, property, from: [])
            }
            didChange(entity, isMembership: true)
        }
    }

    /// Deletes a model, and others as the rules of its relationships say.
    func delete(_ model: any PersistentModel) {
        locked {
            let state = model._$model
            guard state.store === self else { return }
            let entity = Entity.of(type(of: model))
            let relationships = entity.properties.filter { $0.target != nil }
            let isDenied = relationships.contains {
                $0.relationship?.deleteRule == .deny && !$0.models(of: model).isEmpty
            }
            guard !isDenied else { return }
            models[entity.name]?.removeAll { $0 === model }
            state.store = nil
            state.isDeleted = true
            for property in relationships {
                let rule = property.relationship?.deleteRule ?? .nullify
                for other in property.models(of: model) {
                    if rule == .cascade {
                        delete(other)
                    } else if rule == .nullify, let inverse = Entity.inverse(of: property, in: type(of: model)) {
                        RelatedModels.remove(model, from: other, inverse)
                    }
                }
            }
            didChange(entity, isMembership: true)
        }
    }

    func deleteAll() {
        locked { for model in models.values.joined() { delete(model) } }
    }

    // MARK: - Saving

    /// Whether the file may be written.
    var allowsSave: Bool {
        get { locked { mayWrite } }
        set { locked { mayWrite = newValue } }
    }

    /// Whether the store saves itself after changes.
    var isAutosaveEnabled: Bool {
        get { locked { savesItself } }
        set { locked { savesItself = newValue } }
    }

    var hasChanges: Bool { locked { changes > 0 } }

    /// Saves after the changes of this moment, once for all of them.
    private func saveSoon() {
        let isFirst = locked {
            defer { isSaveUnderWay = true }
            return !isSaveUnderWay
        }
        guard isFirst else { return }
        MainThread.async(after: 0.1) { [weak self] in
            guard let self else { return }
            locked { self.isSaveUnderWay = false }
            saveItself()
        }
    }

    /// Saves without a call of the app, which would receive the error.
    private func saveItself() {
        guard isAutosaveEnabled else { return }
        do {
            try save()
        } catch {
            let isFirst = locked {
                defer { isFailureReported = true }
                return !isFailureReported
            }
            guard isFirst, let file else { return }
            let message = "The models cannot be saved in \(file.url.path): \(error.localizedDescription)\n"
            FileHandle.standardError.write(Data(message.utf8))
        }
    }

    /// Writes all values to the file.
    func save() throws {
        try locked {
            guard changes > 0 else { return }
            guard mayWrite else { throw CocoaError(.fileWriteNoPermission) }
            mergeDuplicates()
            let rows = models.mapValues { $0.map(values) }.merging(unread) { $0 + $1 }
            try file?.write(rows)
            saved = rows
            for model in models.values.joined() { model._$model.hasChanges = false }
            changes = 0
        }
    }

    /// Goes back to the values that were saved last.
    func rollback() {
        locked {
            restore()
            changes = 0
        }
    }

    private func values(of model: any PersistentModel) -> [String: Any] {
        var values: [String: Any] = ["$id": model._$model.key.uuidString]
        for property in Entity.of(type(of: model)).properties {
            values[property.name] =
                property.target == nil
                ? StoredJSON.encode(property.value(of: model)) : StoredValues.encode(property.models(of: model))
        }
        return values
    }

    /// Gives the values of a newer model to an older one with the same unique value, and removes the newer one.
    private func mergeDuplicates() {
        for entity in entities.values {
            let unique = entity.properties.filter { $0.attribute?.options.contains(.unique) == true }
            for property in unique {
                var known: [AnyHashable: any PersistentModel] = [:]
                for model in models[entity.name] ?? [] {
                    guard let value = property.value(of: model) as? AnyHashable else { continue }
                    guard let older = known[value] else {
                        known[value] = model
                        continue
                    }
                    for other in entity.properties where other.target == nil {
                        other.setValue(other.value(of: model), of: older)
                    }
                    models[entity.name]?.removeAll { $0 === model }
                    model._$model.store = nil
                    didChange(entity, isMembership: true)
                }
            }
        }
    }

    // MARK: - Reading

    /// Makes the models equal to those that were saved.
    private func restore() {
        let old = models
        var found: [PersistentIdentifier: any PersistentModel] = [:]
        for model in old.values.joined() { found[model.persistentModelID] = model }
        let rows = Dictionary(
            saved.flatMap { name, rows in
                rows.compactMap { row in
                    (row["$id"] as? String).flatMap(UUID.init)
                        .map { (PersistentIdentifier(entityName: name, key: $0), row) }
                }
            }, uniquingKeysWith: { first, _ in first })
        var made: [PersistentIdentifier: any PersistentModel] = [:]
        func values(_ id: PersistentIdentifier, _ row: [String: Any], _ entity: Entity) -> StoredValues {
            StoredValues(row, properties: entity.properties) { try model($0) }
        }
        func model(_ id: PersistentIdentifier) throws -> (any PersistentModel)? {
            if let model = made[id] { return model }
            guard let row = rows[id], let entity = entities[id.entityName] else { return nil }
            let fresh = try entity.type.init(storedValues: values(id, row, entity))
            guard let existing = found[id] else {
                fresh._$model.key = id.key
                fresh._$model.store = self
                made[id] = fresh
                return fresh
            }
            for property in entity.properties where property.target == nil {
                property.setValue(property.value(of: fresh), of: existing)
            }
            existing._$model.store = self
            made[id] = existing
            return existing
        }
        models = [:]
        unread = [:]
        for (name, rows) in saved {
            for row in rows {
                guard let key = (row["$id"] as? String).flatMap(UUID.init),
                    let model = try? model(PersistentIdentifier(entityName: name, key: key))
                else {
                    unread[name, default: []].append(row)
                    continue
                }
                models[name, default: []].append(model)
            }
        }
        for (id, model) in made {
            guard let row = rows[id], let entity = entities[id.entityName] else { continue }
            let values = values(id, row, entity)
            for property in entity.properties where property.target != nil {
                property.setModels(values.identifiers(property).compactMap { made[$0] }, of: model)
            }
            model._$model.hasChanges = false
        }
        for model in old.values.joined() where made[model.persistentModelID] == nil { model._$model.store = nil }
        for entity in entities.values {
            for observer in observers.compactMap(\.observer) {
                observer.modelsDidChange(entity.name, isMembership: true)
            }
        }
        changes = 0
    }
}

/// An object that is notified when models change.
protocol ModelStoreObserver: AnyObject, Sendable {
    /// Called on the thread that changes the models.
    func modelsDidChange(_ entity: String, isMembership: Bool)
}
