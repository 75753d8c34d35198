import CursesUICombine
import Observation

/// Waits for a change of one of the `@Observable` properties that one evaluation read.
final class ObservationTracker: @unchecked Sendable {
    // `node` is set once here and read on the main actor alone.
    private weak var node: Node?

    init(node: Node) {
        self.node = node
    }

    /// Called on the thread that changes the property, before it changes.
    @Sendable
    func report() {
        if MainThread.isCurrent {
            MainActor.assumeIsolated { mark() }
        } else {
            // The new value is stored some time after this call, on a thread that we cannot wait
            // for: the node is marked now, and again when the store must be over.
            MainThread.async { self.mark(again: true) }
        }
    }

    @MainActor
    private func mark(again: Bool = false) {
        guard let node, !node.isRemoved, node.isCurrent(self) else { return }
        node.mark()
        if again {
            node.graph.reportBackgroundChange(of: "an @Observable model", readBy: node)
            node.graph.markLater(node)
        }
    }
}

/// An observable property without a value, to end a tracking with.
final class TrackingSignal: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private var tick: Void { () }

    func read() {
        registrar.access(self, keyPath: \.tick)
    }

    func fire() {
        registrar.withMutation(of: self, keyPath: \.tick) {}
    }
}
