import CursesUITerminal

/// Brings a tree of views to rest: update, layout and focus run in turn, until none of them leaves
/// anything for another to do.
///
/// The stages do not know each other. A frame, an event and whoever needs the tree at rest come in
/// by ``run(in:)``, which has the only bound: views that keep each other going are stopped there, and
/// a diagnostic names them.
@MainActor
package final class FrameLoop {
    private let graph: Graph
    private let queue: LayoutQueue
    private let layers: LayerStack
    private let focus: FocusManager
    /// The node of the whole screen.
    package weak var root: Node?
    /// Whether the loop is running: what is asked for meanwhile belongs to this frame.
    package private(set) var isRunning = false
    /// The size in which the tree has come to rest.
    private var settledSize: CellSize?

    private enum Stage {
        case update, layout, focus
    }

    /// A tree that has not come to rest after this many stages never will.
    static let maximumStages = 128
    /// The stages before the last in which it is noted what changes.
    private static let watchedStages = 16

    init(graph: Graph, queue: LayoutQueue, layers: LayerStack, focus: FocusManager) {
        self.graph = graph
        self.queue = queue
        self.layers = layers
        self.focus = focus
    }

    /// Whether an update or a layout is due.
    package var isDue: Bool { graph.needsUpdate || queue.needsLayout }

    /// Brings the tree to rest on a screen of some size. Called from within the loop it does nothing.
    package func run(in size: CellSize) {
        guard !isRunning else { return }
        isRunning = true
        // A body of another host may have led here; it depends on nothing that is read in this one.
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

    /// Runs one stage; returns the one that is due after it.
    private func run(_ stage: Stage, in size: CellSize) -> Stage? {
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

    /// Stops what keeps itself going, and leaves a tree that can be drawn.
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
