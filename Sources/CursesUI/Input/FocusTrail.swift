import CursesUITerminal

/// The path from the focused view up to the root. If the view is removed, the focus moves to the nearest control on
/// that path, unless the same `ForEach` element appears elsewhere.
@MainActor
struct FocusTrail {
    private weak var node: LayoutNode?
    private var steps: [Step] = []
    private var element: FocusedElement?
    /// The index of the view among the controls of its row.
    private var placeInRow: Int?
    /// The list or table whose row was focused or contained the focused view.
    private(set) weak var list: Node?
    /// The header of the section whose row was focused or contained the focused view.
    private weak var sectionHeader: LayoutNode?
    /// The parent row of the disclosure group whose row was focused or contained the focused view.
    private weak var group: (any RowResponder)?
    /// Whether the focused view was in a bar.
    private(set) var isInBar = false

    /// Whether no view has had the focus.
    var isEmpty: Bool { steps.isEmpty }

    fileprivate struct Step {
        weak var container: LayoutNode?
        weak var child: LayoutNode?
        /// The child's index in the container.
        let place: Int
    }

    nonisolated init() {}

    init(to responder: any Responder) {
        let node = responder.layoutNode
        self.node = node
        element = FocusedElement(of: responder)
        let row = node.row
        list = row?.container
        placeInRow = row?.index(of: responder)
        sectionHeader = row?.sectionHeader
        group = row?.groupRow
        isInBar = responder.isInBar
        var child = node
        while let container = child.parent {
            let place = container.children.firstIndex { $0 === child } ?? 0
            steps.append(Step(container: container, child: child, place: place))
            child = container
        }
    }

    /// Returns whether the path leads through a node.
    func passes(_ node: LayoutNode) -> Bool {
        steps.contains { $0.container === node }
    }

    /// Returns the innermost view around the focused view that is still on the screen.
    func remainder(in root: LayoutNode?) -> LayoutNode? {
        steps.lazy.compactMap(\.container).first { $0.isIn(root) && $0.isReachable }
    }

    /// Returns the index of the focused view in an order of responders.
    func place(in order: [any Responder]) -> Int? {
        order.firstIndex { $0.layoutNode === node }
    }

    /// Returns the control that now shows the same element, after the element has moved; `nil` if there is none.
    ///
    /// - Parameter newcomers: the layout nodes of the responders that have just become focusable.
    func follower(among newcomers: [LayoutNode]) -> (any Responder)? {
        guard let element else { return nil }
        return newcomers.lazy.compactMap(\.responder).first {
            FocusedElement(of: $0).map(element.isSame) ?? false
        }
    }

    /// Returns the control that takes over the focus. In order of preference, this is a control inside the view itself,
    /// the row that contained the view, the header of a disclosure group that has been closed, the header of a section
    /// without rows, the next control, or the previous control. Controls in the same row come before those in the same
    /// section, these before those in the same scroll view, and these before controls outside.
    func successor(in root: LayoutNode?) -> (any Responder)? {
        if let node, node.isIn(root), node.isReachable, let inner = node.firstInRank {
            return inner
        }
        let left = steps.filter { step in
            guard let container = step.container else { return false }
            return container.isIn(root) && container.isReachable
        }
        // If a control inside a row has disappeared, the row itself gets the focus again.
        let rows = left.lazy.compactMap { $0.container?.responder?.asRow }
        if let row = rows.first, row.canBeFocused { return row }
        if let group, group.isClosedGroup, group.layoutNode.isIn(root), group.layoutNode.isReachable,
            let header = group.focusTarget
        {
            return header
        }
        if let control = emptySectionSuccessor(in: root) { return control }
        let row = left.firstIndex { $0.container?.responder?.asRow != nil } ?? -1
        let window = max(row, left.firstIndex { $0.container is ViewportLayoutNode } ?? left.count - 1)
        for part in [left[..<(row + 1)], left[(row + 1)..<(window + 1)], left[(window + 1)...]] {
            let next = part.lazy.compactMap(\.next).first
            if let next, isInSection(next) { return counterpart(of: next) }
            let previous = part.lazy.compactMap(\.previous).first
            if let previous, next == nil || isInSection(previous) { return counterpart(of: previous) }
            if let next { return counterpart(of: next) }
            let around = part.lazy.compactMap { $0.container?.responder }
            if let last = around.first(where: \.canBeFocused) { return last }
        }
        return root?.firstInRank
    }

    /// Returns the control in the header of the section, or the first one behind it, if the section has been collapsed
    /// or has lost all its rows.
    private func emptySectionSuccessor(in root: LayoutNode?) -> (any Responder)? {
        guard let header = sectionHeader, header.isIn(root), header.isReachable,
            let siblings = header.parent?.children, let place = siblings.firstIndex(where: { $0 === header }),
            !siblings[(place + 1)...].contains(where: { $0.responder?.asRow?.sectionHeader === header })
        else { return nil }
        return siblings[place...].lazy.compactMap(\.visibleControl).first.map(counterpart)
    }

    /// Whether a control is in the section of the lost view; true if that view was in no section of a list.
    private func isInSection(_ control: any Responder) -> Bool {
        guard let sectionHeader else { return true }
        return control.layoutNode.row?.sectionHeader === sectionHeader
    }

    /// Returns the control in the row of a control that stands where the lost view stood in its own row.
    private func counterpart(of control: any Responder) -> any Responder {
        guard let placeInRow, let row = control.layoutNode.row, row !== control else { return control }
        return row.control(at: placeInRow) ?? control
    }
}

extension FocusTrail.Step {
    /// The siblings before and after the child.
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
        neighbours.behind.lazy.compactMap(\.visibleControl).first
    }

    @MainActor
    fileprivate var previous: (any Responder)? {
        neighbours.before.reversed().lazy.compactMap { $0.focusableResponders().visible.last }.first
    }
}

extension LayoutNode {
    /// The first visible control in the node.
    fileprivate var visibleControl: (any Responder)? { focusableResponders().visible.firstInRank }
}

extension [any Responder] {
    /// The responders that are visible; all responders if none is visible.
    @MainActor
    fileprivate var visible: [any Responder] {
        let seen = filter { !$0.layoutNode.visibleArea.intersection($0.layoutNode.screenFrame).isEmpty }
        return seen.isEmpty ? self : seen
    }
}
