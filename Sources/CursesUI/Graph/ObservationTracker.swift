import CursesUICombine
import Observation

/// Marks a node when an `@Observable` property that its evaluation has read changes.
final class ObservationTracker: @unchecked Sendable {
    // `node` is set once here, and read only on the main actor.
    private weak var node: Node?

    init(node: Node) {
        self.node = node
    }

    /// Called on the thread that changes the property.
    @Sendable
    func report() {
        let isOffMain = !MainThread.isCurrent
        MainThread.run { self.mark(isOffMain: isOffMain) }
    }

    @MainActor
    private func mark(isOffMain: Bool) {
        guard let node, !node.isRemoved, node.isCurrent(self) else { return }
        node.graph.watcher?.objectWillChange("an @Observable model", readBy: node)
        node.mark()
        if isOffMain { node.graph.reportBackgroundChange(of: "an @Observable model", readBy: node) }
    }
}

/// An observable property without a value; changing it ends a tracking.
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
