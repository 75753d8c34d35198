import CursesUITerminal

/// Stage two of a frame: lays out what was invalidated, and collects the cells to draw again.
@MainActor
package final class LayoutQueue {
    package struct Statistics {
        /// Sizes that were computed rather than remembered.
        package var measurements = 0
        /// Nodes that placed their children.
        package var placements = 0
        /// Layout nodes that were looked at to find a responder.
        package var visits = 0
    }

    package var statistics = Statistics()
    private var invalid: [ObjectIdentifier: LayoutNode] = [:]
    private var moved: [ObjectIdentifier: LayoutNode] = [:]
    private var containers: [ObjectIdentifier: any ContainerNode] = [:]
    private var damaged = Damage()
    private(set) weak var root: LayoutNode?
    private var visibleAreaObservers: [WeakObserver] = []
    /// Whether something may be visible that was not when the observers were called last.
    private var hasMoved = false
    /// What waits for the layout to be done.
    private var continuations: [@MainActor () -> Void] = []
    /// Measured anew, to be laid out again within their frames.
    private var again: [ObjectIdentifier: (node: LayoutNode, depth: Int)] = [:]

    /// Called when a layout has ended.
    private var followers: [ObjectIdentifier: any GeometryFollower] = [:]

    /// Whether the layout is stopped because it never comes to rest: containers take what is there.
    private(set) var isFinishing = false

    // MARK: What happens between frames

    func invalidate(_ node: LayoutNode) {
        invalid[ObjectIdentifier(node)] = node
    }

    /// Says that the layout nodes below a container are others than before.
    func invalidateChildren(of container: any ContainerNode) {
        containers[ObjectIdentifier(container)] = container
    }

    func didMove(_ node: LayoutNode) {
        looksDifferent(node)
        hasMoved = true
    }

    /// Says that a node is to be drawn again where it stands.
    func looksDifferent(_ node: LayoutNode) {
        moved[ObjectIdentifier(node)] = node
    }

    /// Calls a node from the next layout on, for as long as it exists, when a different part of it may be
    /// visible: it has moved, or something that clips it has.
    func observeVisibleArea(of node: any VisibleAreaObserver) {
        visibleAreaObservers.removeAll { $0.node == nil || $0.node === node }
        visibleAreaObservers.append(WeakObserver(node: node))
    }

    func damage(_ area: CellRect) {
        damaged.insert(area)
    }

    /// Runs an action after the next layout; what it changes is laid out in the same frame.
    func afterLayout(_ action: @escaping @MainActor () -> Void) {
        continuations.append(action)
    }

    /// Tells a follower after each layout, until it says that it has nothing to follow.
    func follow(_ follower: any GeometryFollower) {
        followers[ObjectIdentifier(follower)] = follower
    }

    package var isEmpty: Bool {
        !needsLayout && moved.isEmpty && damaged.isEmpty
    }

    package var needsLayout: Bool {
        !invalid.isEmpty || !again.isEmpty || !containers.isEmpty || !continuations.isEmpty
    }

    // MARK: Layout

    /// Lays out what needs it; `root` fills the screen. Returns whether another layout is due: places may
    /// ask for views that are made while they are laid out.
    @discardableResult
    package func layOut(root: LayoutNode, in size: CellSize) -> Bool {
        place(root, in: size)
        guard again.isEmpty else { return true }
        if hasMoved {
            hasMoved = false
            for case let node? in visibleAreaObservers.map(\.node) where node.position.top === root {
                node.visibleAreaDidChange()
            }
        }
        guard invalid.isEmpty && containers.isEmpty else { return true }
        for (id, follower) in followers where !follower.layoutDidEnd() { followers[id] = nil }
        guard invalid.isEmpty && containers.isEmpty else { return true }
        return runContinuations()
    }

    private func place(_ root: LayoutNode, in size: CellSize) {
        self.root = root
        prepare()
        root.place(in: CellRect(origin: .zero, size: size), proposal: CellProposal(size))
        // Parents first: placing one may place others on the way. What makes views meanwhile may have to be
        // laid out again, with the next layout.
        let batch = again.values.sorted { $0.depth < $1.depth }
        again.removeAll(keepingCapacity: true)
        for (node, _) in batch where node.position.top === root { node.layOutAgain() }
    }

    /// Runs what waits for the layout to be done; returns whether there was anything.
    @discardableResult
    func runContinuations() -> Bool {
        guard !continuations.isEmpty else { return false }
        let actions = continuations
        continuations.removeAll()
        for action in actions { action() }
        return true
    }

    /// The nodes whose layout nodes wait for the next layout.
    var waitingNodes: [Node] {
        let nodes = Array(invalid.values) + again.values.map { $0.node }
        return nodes.compactMap { $0.owner as? Node } + containers.values.compactMap { $0 as? Node }
    }

    /// Lays out a last time what never comes to rest, so that it can be drawn.
    func finish(root: LayoutNode, in size: CellSize) {
        isFinishing = true
        defer { isFinishing = false }
        repeat { place(root, in: size) } while !again.isEmpty
        // A container must not keep the layout nodes of views that are gone.
        prepare()
        invalid.removeAll()
        again.removeAll()
    }

    /// Brings children and sizes up to date, so that nodes can be placed.
    func prepare() {
        while !containers.isEmpty {
            let batch = containers.values
            containers.removeAll(keepingCapacity: true)
            for container in batch where !container.isRemoved { container.collectChildren() }
        }
        remeasureInvalid()
    }

    /// The cells that may look different from the last frame; empties the list.
    package func takeDamage(within bounds: CellRect) -> [CellRect] {
        for node in moved.values {
            damaged.insert(node.drawnArea)
            damaged.insert(node.visibleArea)
        }
        moved.removeAll(keepingCapacity: true)
        defer { damaged = Damage() }
        return damaged.rects(within: bounds)
    }

    /// Measures invalid nodes again, children first. A node whose answers are the same as before is
    /// laid out again in its place; one whose answers changed passes the question to its parent.
    private func remeasureInvalid() {
        guard !invalid.isEmpty else { return }
        var levels: [Int: [ObjectIdentifier: (node: LayoutNode, isShown: Bool)]] = [:]
        for (id, node) in invalid where !node.owner.isRemoved {
            let (top, depth) = node.position
            levels[depth, default: [:]][id] = (node, top === root)
        }
        invalid.removeAll(keepingCapacity: true)
        var depth = levels.keys.max() ?? -1
        while depth >= 0 {
            for (id, (node, isShown)) in levels[depth] ?? [:] {
                let answersChanged = node.remeasure()
                again[id] = (node, depth)
                // What is not in the tree at the moment is laid out from its top when it comes back.
                if answersChanged || !isShown, let parent = node.parent {
                    levels[depth - 1, default: [:]][ObjectIdentifier(parent)] = (parent, isShown)
                }
            }
            depth -= 1
        }
    }
}

/// A layout node that lays out only what is visible.
@MainActor
protocol VisibleAreaObserver: LayoutNode {
    /// Called after each layout in which something has moved.
    func visibleAreaDidChange()
}

private struct WeakObserver {
    weak var node: (any VisibleAreaObserver)?
}

extension LayoutNode {
    /// The top of the tree that the node is in, and the steps to it.
    fileprivate var position: (top: LayoutNode, depth: Int) {
        var position = (top: self, depth: 0)
        while let parent = position.top.parent { position = (parent, position.depth + 1) }
        return position
    }
}

/// A node whose layout node has children that come from the nodes below.
@MainActor
protocol ContainerNode: AnyObject {
    var isRemoved: Bool { get }
    func collectChildren()
}
