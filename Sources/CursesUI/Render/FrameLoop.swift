import CursesUITerminal

/// Settles a view tree: runs the update, layout and focus stages in turn, until no stage leaves work for another.
///
/// The stages are independent of each other. Frames, events and all other code that needs a settled tree call
/// ``run(in:)``. Only that method limits the number of stages: it stops views that keep changing each other, and
/// reports them in a diagnostic.
@MainActor
package final class FrameLoop {
    private let graph: Graph
    private let queue: LayoutQueue
    private let layers: LayerStack
    private let focus: FocusManager
    /// The root node, which fills the screen.
    package weak var root: Node?
    // `@exclusivity(unchecked)`, here and below: plain values, whose accessors call no other code, so accesses never
    // overlap.
    /// Whether the loop is running. Requests for frames during that time belong to the current frame.
    @exclusivity(unchecked) package private(set) var isRunning = false
    /// The size for which the tree was last settled.
    @exclusivity(unchecked) private var settledSize: CellSize?

    private enum Stage {
        case update, layout, focus
    }

    /// The maximum number of stages. A tree that needs more counts as one that never settles.
    static let maximumStages = 128
    /// The number of stages, at the end of an unsettled loop, in which changes are recorded.
    private static let watchedStages = 16

    init(graph: Graph, queue: LayoutQueue, layers: LayerStack, focus: FocusManager) {
        self.graph = graph
        self.queue = queue
        self.layers = layers
        self.focus = focus
    }

    /// Whether an update or a layout is due.
    package var isDue: Bool { graph.needsUpdate || queue.needsLayout }

    /// Settles the tree on a screen of a given size. Does nothing if it is called from within the loop.
    package func run(in size: CellSize) {
        guard !isRunning else { return }
        isRunning = true
        // The caller may be a body in another host. That body must not depend on the values that are read here.
        let reader = Graph.reader
        Graph.reader = nil
        defer {
            isRunning = false
            Graph.reader = reader
        }
        var next: Stage? = .update
        var stages = 0
        var watch = UnsettledViews()
        graph.beginUpdates()
        while let stage = next {
            if stages == Self.maximumStages {
                stop(watch, in: size)
                break
            }
            stages += 1
            if stages > Self.maximumStages - Self.watchedStages {
                watch.note(graph.waitingNodes, layout: queue.waitingNodes)
            }
            next = run(stage, in: size)
        }
        focus.layoutDidEnd()
        settledSize = size
    }

    /// Runs one stage; returns the stage to run after it, or `nil` if the tree has settled.
    private func run(_ stage: Stage, in size: CellSize) -> Stage? {
        graph.timing(stage == .update ? .update : .layout) { perform(stage, in: size) }
    }

    private func perform(_ stage: Stage, in size: CellSize) -> Stage? {
        switch stage {
        case .update:
            graph.update()
            return graph.needsUpdate ? .update : .layout
        case .layout:
            guard let root = root?.layoutNodes.first else { return nil }
            return queue.layOut(root: root, in: size) ? .layout : .focus
        case .focus:
            layers.followAnchors()
            focus.settle()
            focus.revealFocus(again: size != settledSize)
            guard isDue else { return nil }
            graph.beginUpdates()
            return .update
        }
    }

    /// Stops an endless loop, and leaves the tree in a state in which it can be drawn.
    private func stop(_ watch: UnsettledViews, in size: CellSize) {
        queue.runContinuations()
        focus.settle()
        graph.stop()
        if let root = root?.layoutNodes.first { queue.finish(root: root, in: size) }
        graph.stop()
        guard let report = watch.report else { return }
        graph.diagnostics.report(.endlessUpdate(report.views), once: report.subject)
    }
}
