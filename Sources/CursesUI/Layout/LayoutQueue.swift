import CursesUITerminal

/// Stage two of a frame: lays out what was invalidated, and collects the cells to draw again.
@MainActor
package final class LayoutQueue {
    package struct Statistics {
        /// Sizes that were computed rather than remembered.
        package var measurements = 0
        /// Nodes that placed their children.
        package var placements = 0
    }

    package var statistics = Statistics()
    private var invalid: [ObjectIdentifier: LayoutNode] = [:]
    private var moved: [ObjectIdentifier: LayoutNode] = [:]
    private var containers: [ObjectIdentifier: any ContainerNode] = [:]
    private var damaged = Damage()
    private(set) weak var root: LayoutNode?
    private var windowObservers: [WeakObserver] = []
    /// Whether something may be seen, since the observers were told last, that was not before.
    private var hasMoved = false
    /// What waits for the layout to be done.
    private var continuations: [@MainActor () -> Void] = []
    /// Measured anew, to be laid out again within their frames.
    private var again: [ObjectIdentifier: (node: LayoutNode, depth: Int)] = [:]

    /// What is told when a layout has ended.
    private var followers: [ObjectIdentifier: any GeometryFollower] = [:]

    /// Places may ask for views that are made during layout; so often it starts over at most.
    private static let maximumRounds = 8

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

    /// Tells a node from the next layout on, for as long as it is there, that another part of it may be
    /// seen: its own place, or that of whatever clips it, is another one.
    func tellOfWindow(_ node: any WindowObserver) {
        windowObservers.removeAll { $0.node == nil || $0.node === node }
        windowObservers.append(WeakObserver(node: node))
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
        !invalid.isEmpty || !containers.isEmpty || !continuations.isEmpty
    }

    // MARK: Layout

    /// Lays out what needs it; `root` fills the screen.
    package func layOut(root: LayoutNode, in size: CellSize) {
        self.root = root
        for _ in 0..<Self.maximumRounds {
            prepare()
            root.place(in: CellRect(origin: .zero, size: size), proposal: CellProposal(size))
            // Parents first: placing one may place others on the way.
            while !again.isEmpty {
                let batch = again.values.sorted { $0.depth < $1.depth }
                again.removeAll(keepingCapacity: true)
                for (node, _) in batch where node.position.top === root { node.layOutAgain() }
            }
            if hasMoved {
                hasMoved = false
                for case let node? in windowObservers.map(\.node) where node.position.top === root {
                    node.windowDidMove()
                }
            }
            guard invalid.isEmpty && containers.isEmpty else { continue }
            for (id, follower) in followers where !follower.layoutDidEnd() { followers[id] = nil }
            guard invalid.isEmpty && containers.isEmpty else { continue }
            guard !continuations.isEmpty else { break }
            let actions = continuations
            continuations.removeAll()
            for action in actions { action() }
        }
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

/// A layout node that lays out only what can be seen.
@MainActor
protocol WindowObserver: LayoutNode {
    /// Called when the layout is done and something has moved, as often as it has.
    func windowDidMove()
}

private struct WeakObserver {
    weak var node: (any WindowObserver)?
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
