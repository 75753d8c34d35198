import CursesUICombine
import CursesUISupport

/// Marks a node whenever an observable object is about to change.
@MainActor
final class ObjectObservation<ObjectType: ObservableObject>: RemovableStorage {
    private(set) var object: ObjectType?
    /// Whether the object was created for the view, and is released together with it.
    var isOwned = false
    private var subscription: AnyCancellable?
    private var observer: ObjectObserver?
    /// The number of objects observed so far, plus the number of signals from previous objects.
    private var subscriptions = 0

    /// Observes an object instead of the previous object. Observing the same object again has no effect.
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
    /// The number of changes. A different object counts as a change.
    var changeCount: Int { subscriptions + (observer?.signals ?? 0) }
}

extension ObjectObservation: WritableStorage {
    var isWritten: Bool { isOwned }
}

/// Forwards the signals of an object, which may be sent on any thread, to a node.
final class ObjectObserver: @unchecked Sendable {
    // `node` is set once in the initializer, and read only on the main actor.
    private weak var node: Node?
    private let model: String
    /// Whether a signal from a background thread is pending on the main thread. Further signals are merged with it,
    /// because threads may change a model faster than the main thread draws, and must not flood its queue.
    private let isSignalUnderWay = Locked(false)
    /// The number of times that the object has signalled a change.
    @MainActor private(set) var signals = 0

    init(_ node: Node, model: String) {
        self.node = node
        self.model = model
    }

    /// Called before the object changes, on the thread that changes it.
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
        node.graph.watcher?.objectWillChange(model, readBy: node)
        node.mark()
        if isOffMain {
            node.graph.reportBackgroundChange(of: model, readBy: node)
            MainThread.async(after: Self.storeAllowance) { [weak node] in node?.mark() }
        }
    }

    /// The time, in seconds, within which a thread must store a value after it has sent `objectWillChange` explicitly.
    ///
    /// The signal precedes the new value, so the node must be marked again when the value is stored. A published
    /// property reports that moment. After an explicit `objectWillChange.send()` nothing reports it, and the thread may
    /// be interrupted in between. A value that is stored later becomes visible with the next change.
    private static let storeAllowance = 0.05

    // MARK: Observers by object

    @MainActor private static var observers: [ObjectIdentifier: ObjectList<ObjectObserver>] = [:]

    @MainActor
    static func register(_ observer: ObjectObserver, for object: AnyObject) {
        watchBackgroundStores
        observers[ObjectIdentifier(object), default: ObjectList()].append(observer)
    }

    @MainActor
    static func unregister(_ observer: ObjectObserver, for object: AnyObject) {
        let id = ObjectIdentifier(object)
        observers[id]?.remove(observer)
        if observers[id]?.isEmpty == true { observers[id] = nil }
    }

    /// The objects whose stored values the main thread has not been notified of yet.
    private static let storesUnderWay = Locked<Set<ObjectIdentifier>>([])

    /// Starts to observe values that other threads store, and marks the nodes that observe the objects. It is evaluated
    /// only once.
    private static let watchBackgroundStores: Void = {
        #if !canImport(Combine)
        PublishedObserver.didStoreOffMain = { object, _ in
            let id = ObjectIdentifier(object)
            // A single notification on the main thread covers all values that were stored before it arrives.
            guard storesUnderWay.withLock({ $0.insert(id).inserted }) else { return }
            MainThread.async {
                _ = storesUnderWay.withLock { $0.remove(id) }
                for observer in observers[id] ?? ObjectList() { observer.node?.mark() }
            }
        }
        #endif
    }()
}
