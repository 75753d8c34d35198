import CursesUITerminal

/// The second stage of a frame: lays out the invalidated nodes, and collects the areas to redraw.
@MainActor
package final class LayoutQueue {
    package struct Statistics {
        /// The number of sizes that were computed, rather than taken from a cache.
        package var measurements = 0
        /// The number of times that nodes placed their children.
        package var placements = 0
        /// The number of layout nodes that were visited to find a responder.
        package var visits = 0
        /// The number of bytes of long texts that were measured.
        package var measuredBytes = 0
    }

    @exclusivity(unchecked) package var statistics = Statistics()
    // A mark on each node records whether an array contains it. This costs less than a hash table.
    @exclusivity(unchecked) private var invalid: [LayoutNode] = []
    @exclusivity(unchecked) private var moved: [LayoutNode] = []
    /// The nodes to measure again, by their depth. Between layouts the arrays are empty but keep their capacity.
    private var levels: [[LevelNode]] = []
    private var containers: [ObjectIdentifier: any ContainerNode] = [:]
    @exclusivity(unchecked) private var damaged = Damage()
    private(set) weak var root: LayoutNode?
    private var visibleAreaObservers: [WeakObserver] = []
    /// Whether something may have become visible since the observers were last called.
    @exclusivity(unchecked) private var hasMoved = false
    /// Actions that wait for the end of the layout.
    private var continuations: [@MainActor () -> Void] = []
    /// The nodes that have been measured again and must now be laid out within their frames.
    private var again = NodeLevels()
    /// An empty list of nodes, which keeps its capacity for the next layout.
    private var spareLevels = NodeLevels()

    /// Objects that are called when layout has ended.
    private var followers: [ObjectIdentifier: any GeometryFollower] = [:]

    /// Whether layout is being stopped because it never settles: containers must use the children that they have.
    @exclusivity(unchecked) private(set) var isFinishing = false

    // MARK: Between frames

    func invalidate(_ node: LayoutNode) {
        if node.marks.insert(.invalid).inserted { invalid.append(node) }
    }

    /// Notes that a node must be laid out within its frame, without being measured.
    func placeAgain(_ node: LayoutNode) {
        guard node.marks.insert(.again).inserted else { return }
        again.append(node, at: node.position(under: root).depth)
    }

    /// Notes that the layout nodes inside a container have changed.
    func invalidateChildren(of container: any ContainerNode) {
        containers[ObjectIdentifier(container)] = container
    }

    func didMove(_ node: LayoutNode) {
        looksDifferent(node)
        hasMoved = true
    }

    /// Notes that a node must be redrawn at its position.
    func looksDifferent(_ node: LayoutNode) {
        if node.marks.insert(.moved).inserted { moved.append(node) }
    }

    /// Observes the visible area of a node while the node exists. The node is called after each layout in which its
    /// visible area may have changed, because the node itself or another node has moved.
    func observeVisibleArea(of node: any VisibleAreaObserver) {
        visibleAreaObservers.removeAll { $0.node == nil || $0.node === node }
        visibleAreaObservers.append(WeakObserver(node: node))
    }

    func damage(_ area: CellRect) {
        damaged.insert(area)
    }

    /// Runs an action after the next layout. Its changes are laid out in the same frame.
    func afterLayout(_ action: @escaping @MainActor () -> Void) {
        continuations.append(action)
    }

    /// Calls a follower after each layout, until it no longer has anything to follow.
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

    /// Lays out all invalid nodes; `root` fills the screen. Returns whether another layout is needed, because nodes may
    /// create views during layout.
    @discardableResult
    package func layOut(root: LayoutNode, in size: CellSize) -> Bool {
        place(root, in: size)
        guard again.isEmpty else { return true }
        if hasMoved {
            hasMoved = false
            for observer in visibleAreaObservers {
                if let node = observer.node, node.isBelow(root) { node.visibleAreaDidChange() }
            }
        }
        guard invalid.isEmpty && again.isEmpty && containers.isEmpty else { return true }
        for (id, follower) in followers where !follower.layoutDidEnd() { followers[id] = nil }
        guard invalid.isEmpty && containers.isEmpty else { return true }
        return runContinuations()
    }

    private func place(_ root: LayoutNode, in size: CellSize) {
        self.root = root
        prepare()
        root.place(in: CellRect(origin: .zero, size: size), proposal: CellProposal(size))
        // Parents come first, because placing a parent may also place its children. Nodes that create views here may
        // have to be laid out again in the next layout.
        var batch = again
        again = spareLevels
        spareLevels = NodeLevels()
        for level in batch.levels { for node in level { node.marks.remove(.again) } }
        for level in batch.levels {
            for node in level where node.isBelow(root) { node.layOutAgain() }
        }
        batch.removeAll(keeping: Self.kept)
        spareLevels = batch
    }

    /// Runs the actions that wait for the end of layout; returns whether there were any.
    @discardableResult
    func runContinuations() -> Bool {
        guard !continuations.isEmpty else { return false }
        let actions = continuations
        continuations.removeAll()
        for action in actions { action() }
        return true
    }

    /// The nodes that still have layout work to do.
    var waitingNodes: [Node] {
        let nodes = invalid + again.levels.joined()
        return nodes.compactMap { $0.owner as? Node } + containers.values.compactMap { $0 as? Node }
    }

    /// Lays out a tree that never settles one last time, so that it can be drawn.
    func finish(root: LayoutNode, in size: CellSize) {
        isFinishing = true
        defer { isFinishing = false }
        repeat { place(root, in: size) } while !again.isEmpty
        // Containers must not keep the layout nodes of removed views.
        prepare()
        forgetInvalid()
        forgetAgain()
    }

    private func forgetInvalid() {
        for node in invalid { node.marks.remove(.invalid) }
        invalid.removeAll(keepingCapacity: invalid.count <= Self.kept)
    }

    private func forgetAgain() {
        for level in again.levels { for node in level { node.marks.remove(.again) } }
        again.removeAll(keeping: Self.kept)
    }

    /// The capacity that the arrays keep from one layout to the next, so that most layouts allocate no memory.
    private static let kept = 256

    /// Updates the children of containers and the sizes of nodes, so that nodes can be placed.
    func prepare() {
        while !containers.isEmpty {
            let batch = containers.values
            containers.removeAll(keepingCapacity: true)
            for container in batch where !container.isRemoved { container.collectChildren() }
        }
        remeasureInvalid()
    }

    /// Returns and clears the areas that may have changed since the last frame.
    package func takeDamage(within bounds: CellRect) -> [CellRect] {
        // The areas of a node include those of its descendants.
        for node in moved {
            if let parent = node.parent, parent.marks.contains(.moved) { continue }
            damaged.insert(node.drawnArea)
            damaged.insert(node.visibleArea)
        }
        for node in moved { node.marks.remove(.moved) }
        moved.removeAll(keepingCapacity: moved.count <= Self.kept)
        defer { damaged = Damage() }
        return damaged.rects(within: bounds)
    }

    /// Measures invalid nodes again, children first. If the answers of a node are the same as before, the node is laid
    /// out again within its frame. If they have changed, its parent is measured again too.
    private func remeasureInvalid() {
        guard !invalid.isEmpty else { return }
        // The arrays are moved out first, because a node may start its own layout while it is measured.
        var levels = levels
        self.levels = []
        func add(_ node: LayoutNode, at depth: Int, isShown: Bool) {
            guard node.marks.insert(.levelled).inserted else { return }
            while levels.count <= depth { levels.append([]) }
            levels[depth].append(LevelNode(node: node, isShown: isShown))
        }
        for node in invalid where !node.owner.isRemoved {
            let (depth, isShown) = node.position(under: root)
            add(node, at: depth, isShown: isShown)
        }
        forgetInvalid()
        for depth in levels.indices.reversed() {
            for member in levels[depth] {
                let node = member.node
                node.marks.remove(.levelled)
                let answersChanged = node.remeasure()
                if node.marks.insert(.again).inserted { again.append(node, at: depth) }
                // For a node outside the tree, all ancestors are marked as well: when it returns, it is laid out from
                // the top.
                if answersChanged || !member.isShown, let parent = node.parent {
                    parent.childDidChange(node)
                    add(parent, at: depth - 1, isShown: member.isShown)
                }
            }
            levels[depth].removeAll(keepingCapacity: levels[depth].count <= Self.kept)
        }
        self.levels = levels
    }

    private struct LevelNode {
        let node: LayoutNode
        let isShown: Bool
    }
}

/// Nodes by their depth in the tree.
private struct NodeLevels {
    private(set) var levels: [[LayoutNode]] = []
    private(set) var isEmpty = true

    mutating func append(_ node: LayoutNode, at depth: Int) {
        while levels.count <= depth { levels.append([]) }
        levels[depth].append(node)
        isEmpty = false
    }

    /// Removes all nodes, and keeps the capacity of short levels.
    mutating func removeAll(keeping capacity: Int) {
        if isEmpty { return }
        for depth in levels.indices where !levels[depth].isEmpty {
            levels[depth].removeAll(keepingCapacity: levels[depth].count <= capacity)
        }
        isEmpty = true
    }
}

/// The lists of the layout queue that contain a node.
struct LayoutMarks: OptionSet {
    let rawValue: UInt8

    static let invalid = LayoutMarks(rawValue: 1 << 0)
    static let moved = LayoutMarks(rawValue: 1 << 1)
    static let again = LayoutMarks(rawValue: 1 << 2)
    static let levelled = LayoutMarks(rawValue: 1 << 3)
}

/// A layout node that lays out only what is visible.
@MainActor
protocol VisibleAreaObserver: LayoutNode {
    /// Called after each layout in which any node has moved.
    func visibleAreaDidChange()
}

private struct WeakObserver {
    weak var node: (any VisibleAreaObserver)?
}

extension LayoutNode {
    /// Returns the number of ancestors, and whether the outermost one is the root of the visible tree.
    fileprivate func position(under root: LayoutNode?) -> (depth: Int, isShown: Bool) {
        var position = (depth: 0, isShown: self === root)
        forEachAncestor {
            position = (position.depth + 1, $0 === root)
            return true
        }
        return position
    }

    /// Whether the node is the root of the visible tree, or in it.
    fileprivate func isBelow(_ root: LayoutNode) -> Bool {
        var last = self
        forEachAncestor {
            last = $0
            return true
        }
        return last === root
    }
}

/// A node with a layout node whose children are the layout nodes of its descendants.
@MainActor
protocol ContainerNode: AnyObject {
    var isRemoved: Bool { get }
    func collectChildren()
}
