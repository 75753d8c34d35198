import CursesUICombine
import CursesUISupport

/// Marks a node whenever an observable object is about to change.
@MainActor
final class ObjectObservation<ObjectType: ObservableObject>: RemovableStorage {
    private(set) var object: ObjectType?
    /// Whether the object was made for the view, and would be lost with it.
    var isOwned = false
    private var subscription: AnyCancellable?
    private var observer: ObjectObserver?
    /// The objects so far, and the signals of those before this one.
    private var subscriptions = 0

    /// Watches an object in place of the last one; the same object is not subscribed to twice.
    func observe(_ object: ObjectType, for node: Node) {
        guard object !== self.object else { return }
        let signals = self.observer?.signals ?? 0
        remove()
        self.object = object
        subscriptions += 1 + signals
        let observer = ObjectObserver(node, model: "\(ObjectType.self)")
        self.observer = observer
        ObjectObserver.register(observer, for: object)
        subscription = object.objectWillChange.sink { _ in observer.objectWillChange() }
    }

    func remove() {
        subscription?.cancel()
        subscription = nil
        if let object, let observer { ObjectObserver.unregister(observer, for: object) }
        observer = nil
    }
}

extension ObjectObservation: ChangeCounting {
    /// Another object is a change as well.
    var changeCount: Int { subscriptions + (observer?.signals ?? 0) }
}

extension ObjectObservation: WritableStorage {
    var isWritten: Bool { isOwned }
}

/// Takes the signals of an object, which may come from any thread, to a node.
final class ObjectObserver: @unchecked Sendable {
    // `node` is set once here and read on the main actor alone.
    private weak var node: Node?
    private let model: String
    /// Whether a signal of another thread is under way, which speaks for those that come before it is there:
    /// threads that change a model faster than the main one draws must not fill its queue.
    private let isSignalUnderWay = Locked(false)
    /// How often the object has said that it will change.
    @MainActor private(set) var signals = 0

    init(_ node: Node, model: String) {
        self.node = node
        self.model = model
    }

    /// Called on the thread that changes the object, before it does.
    func objectWillChange() {
        if MainThread.ifCurrent({ takeSignal(isOffMain: false) }) == nil, !isSignalUnderWay.exchange(true) {
            MainThread.async {
                _ = self.isSignalUnderWay.exchange(false)
                self.takeSignal(isOffMain: true)
            }
        }
    }

    @MainActor
    private func takeSignal(isOffMain: Bool) {
        guard let node, !node.isRemoved else { return }
        signals += 1
        node.mark()
        if isOffMain {
            node.graph.reportBackgroundChange(of: model, readBy: node)
            MainThread.async(after: Self.storeAllowance) { [weak node] in node?.mark() }
        }
    }

    /// The seconds that a thread has, after it has sent a signal by hand, to store the value.
    ///
    /// The signal comes first, so the node is marked again when the value is there. A published property
    /// announces its store; nothing announces one that follows `objectWillChange.send()`, on a thread that
    /// may be interrupted in between. A store that comes later shows with the next change.
    private static let storeAllowance = 0.05

    // MARK: Observers by object

    @MainActor private static var observers: [ObjectIdentifier: [ObjectObserver]] = [:]

    @MainActor
    static func register(_ observer: ObjectObserver, for object: AnyObject) {
        watchBackgroundStores
        observers[ObjectIdentifier(object), default: []].append(observer)
    }

    @MainActor
    static func unregister(_ observer: ObjectObserver, for object: AnyObject) {
        let id = ObjectIdentifier(object)
        observers[id]?.removeAll { $0 === observer }
        if observers[id]?.isEmpty == true { observers[id] = nil }
    }

    /// The objects whose stored values the main thread has yet to learn of.
    private static let storesUnderWay = Locked<Set<ObjectIdentifier>>([])

    /// Evaluated once: from then on the nodes of an object are marked when a value has been stored
    /// on another thread.
    private static let watchBackgroundStores: Void = {
        #if !canImport(Combine)
        PublishedObserver.didStoreOffMain = { object, _ in
            let id = ObjectIdentifier(object)
            // One turn of the main thread speaks for all values stored before it.
            guard storesUnderWay.withLock({ $0.insert(id).inserted }) else { return }
            MainThread.async {
                _ = storesUnderWay.withLock { $0.remove(id) }
                for observer in observers[id] ?? [] { observer.node?.mark() }
            }
        }
        #endif
    }()
}
