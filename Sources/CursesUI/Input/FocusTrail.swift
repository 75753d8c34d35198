import CursesUITerminal

/// The way from the view that has the focus up to the root, with the places on it: where the view is
/// gone, the focus goes to its nearest neighbour.
@MainActor
struct FocusTrail {
    private weak var node: LayoutNode?
    private var steps: [Step] = []

    fileprivate struct Step {
        weak var container: LayoutNode?
        weak var child: LayoutNode?
        /// The child's place in the container.
        let place: Int
    }

    nonisolated init() {}

    init(to node: LayoutNode) {
        self.node = node
        var child = node
        while let container = child.parent {
            let place = container.children.firstIndex { $0 === child } ?? 0
            steps.append(Step(container: container, child: child, place: place))
            child = container
        }
    }

    /// Whether the view stood in a node.
    func passes(_ node: LayoutNode) -> Bool {
        steps.contains { $0.container === node }
    }

    /// Who is to have the focus: a control that the view has come to hold itself, or the next one, or
    /// else the one before; where the view stood in something that scrolls, rather one in there than one
    /// outside.
    func heir(in root: LayoutNode?) -> (any Responder)? {
        if let node, node.isIn(root), node.isReachable, let inner = node.firstInRank {
            return inner
        }
        let left = steps.filter { step in
            guard let container = step.container else { return false }
            return container.isIn(root) && container.isReachable
        }
        let window = left.firstIndex { $0.container is ViewportLayoutNode } ?? left.count - 1
        for part in [left[...window], left[(window + 1)...]] {
            if let next = part.lazy.compactMap(\.next).first { return next }
            if let previous = part.lazy.compactMap(\.previous).first { return previous }
            let around = part.lazy.compactMap { $0.container?.responder }
            if let last = around.first(where: \.canBeFocused) { return last }
        }
        return root?.firstInRank
    }
}

extension FocusTrail.Step {
    /// The children before the view, and those behind it; where it has gone, its heir is among these.
    @MainActor
    private var neighbours: (before: ArraySlice<LayoutNode>, behind: ArraySlice<LayoutNode>) {
        guard let children = container?.children else { return ([], []) }
        if let known = children.firstIndex(where: { $0 === child }) {
            return (children[..<known], children[(known + 1)...])
        }
        let place = min(place, children.count)
        return (children[..<place], children[place...])
    }

    @MainActor
    fileprivate var next: (any Responder)? {
        neighbours.behind.lazy.compactMap(\.firstInRank).first
    }

    @MainActor
    fileprivate var previous: (any Responder)? {
        neighbours.before.reversed().lazy.compactMap { $0.focusableResponders().last }.first
    }
}
