import CursesUISupport
import Foundation

/// A key of some user defaults, with the nodes that have read its value.
///
/// There is one entry for each key of each defaults object. It lives while it is in use.
final class DefaultsEntry: @unchecked Sendable {
    // `store` and `key` are constant, and `UserDefaults` may be used on any thread. `known` and `readers` are accessed
    // only on the main actor.
    private let store: UserDefaults
    private let key: String
    /// The value when the readers were last notified.
    @MainActor private var known: AnyHashable?
    @MainActor private var readers: [ObjectIdentifier: Node] = [:]

    private static let registry = DefaultsRegistry()

    fileprivate init(_ key: String, in store: UserDefaults) {
        self.key = key
        self.store = store
    }

    static func named(_ key: String, in store: UserDefaults) -> DefaultsEntry {
        registry.entry(for: key, in: store)
    }

    /// The value in the defaults, or `nil`. Reading it while a body is evaluated makes the body depend on it.
    var object: Any? {
        get {
            Graph.noteRead(of: self)
            return store.object(forKey: key)
        }
        set {
            if let newValue {
                store.set(newValue, forKey: key)
            } else {
                store.removeObject(forKey: key)
            }
            DefaultsSaver.save(store)
            MainThread.run { self.noticeChange() }
        }
    }

    /// Marks the readers of all keys whose values have changed, by whatever code, and lets publishers send them.
    @MainActor
    package static func noticeChanges() {
        for entry in registry.entries { entry.noticeChange() }
        ChangeWatch.check()
    }

    @MainActor
    private func noticeChange() {
        guard !readers.isEmpty else { return }
        let current = store.object(forKey: key) as? AnyHashable
        guard current != known else { return }
        known = current
        for reader in readers.values { reader.mark() }
    }
}

extension DefaultsEntry: ReadableLocation {
    package func addReader(_ node: Node) {
        // Without readers no changes are noticed, so the known value may be outdated.
        if readers.isEmpty { known = store.object(forKey: key) as? AnyHashable }
        readers[ObjectIdentifier(node)] = node
    }

    package func removeReader(_ node: Node) {
        readers[ObjectIdentifier(node)] = nil
    }
}

/// The entries that are in use.
private final class DefaultsRegistry: @unchecked Sendable {
    // `known` is accessed only while `lock` is held.
    private struct ID: Hashable {
        let store: ObjectIdentifier
        let key: String
    }

    private struct Weak {
        weak var entry: DefaultsEntry?
    }

    private let lock = Lock()
    private var known: [ID: Weak] = [:]

    init() {
        // Foundation posts the notification on Apple platforms. Other code posts it if its changes must be noticed at
        // once.
        _ = NotificationCenter.default.addObserver(
            forName: UserDefaults.didChangeNotification,
            object: nil,
            queue: nil
        ) { _ in
            MainThread.async { DefaultsEntry.noticeChanges() }
        }
    }

    var entries: [DefaultsEntry] {
        lock.withLock { known.isEmpty ? [] : known.values.compactMap(\.entry) }
    }

    func entry(for key: String, in store: UserDefaults) -> DefaultsEntry {
        // An entry retains its defaults, so their object identifier stays unique.
        let id = ID(store: ObjectIdentifier(store), key: key)
        return lock.withLock {
            if let entry = known[id]?.entry { return entry }
            let entry = DefaultsEntry(key, in: store)
            known = known.filter { $0.value.entry != nil }
            known[id] = Weak(entry: entry)
            return entry
        }
    }
}
