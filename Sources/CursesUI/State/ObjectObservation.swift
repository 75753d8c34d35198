/// Marks a node whenever an observable object is about to change.
@MainActor
final class ObjectObservation<ObjectType: ObservableObject>: RemovableStorage {
    private(set) var object: ObjectType?
    private var subscription: AnyCancellable?

    /// Watches an object in place of the last one; the same object is not subscribed to twice.
    func observe(_ object: ObjectType, for node: Node) {
        guard object !== self.object else { return }
        self.object = object
        let marker = NodeMarker(node, model: "\(ObjectType.self)")
        subscription = object.objectWillChange.sink { _ in marker.objectWillChange() }
    }

    func remove() {
        subscription?.cancel()
        subscription = nil
    }
}

/// Takes the signals of an object, which may come from any thread, to a node.
private final class NodeMarker: @unchecked Sendable {
    // `node` is set once here and read on the main actor alone.
    private weak var node: Node?
    private let model: String

    init(_ node: Node, model: String) {
        self.node = node
        self.model = model
    }

    func objectWillChange() {
        if MainThread.isCurrent {
            MainActor.assumeIsolated { node?.mark() }
        } else {
            MainThread.async { self.takeBackgroundSignal() }
        }
    }

    /// The signal comes before the value is stored: the node is marked now, and again when the
    /// store must be over.
    @MainActor
    private func takeBackgroundSignal() {
        guard let node, !node.isRemoved else { return }
        node.mark()
        node.graph.reportBackgroundChange(of: model, readBy: node)
        node.graph.markLater(node)
    }
}
