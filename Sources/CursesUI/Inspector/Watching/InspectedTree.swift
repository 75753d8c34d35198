import CursesUITerminal

/// The nodes that an inspector lists, in depth-first order.
@MainActor
struct InspectedTree {
    private(set) var views: [InspectedView] = []
    /// The nodes of the listed views, in the same order.
    private(set) var nodes: [Node] = []
    private(set) var leftOut = 0
    private let listsAll: Bool

    /// The maximum number of listed views.
    static let limit = 4000

    init(of root: Node, listsAll: Bool) {
        self.listsAll = listsAll
        collect(root, depth: 0)
    }

    private mutating func collect(_ node: Node, depth: Int) {
        let type = ListedType.type(of: node)
        var depth = depth
        if listsAll || type.isNamed {
            if views.count < Self.limit {
                views.append(view(node, type, depth))
                nodes.append(node)
            } else {
                leftOut += 1
            }
            depth += 1
        }
        node.forEachChild { collect($0, depth: depth) }
    }

    private func view(_ node: Node, _ type: ListedType, _ depth: Int) -> InspectedView {
        InspectedView(
            id: node.inspectedID, depth: depth, name: type.name, text: node.shownText,
            area: InspectedArea(node.screenFrame), isOfApp: type.isOfApp, isAway: !node.isPresent)
    }

    /// Returns the topmost listed view at a cell of the screen. Later views in the list are drawn above earlier ones.
    func node(at point: CellPoint) -> Node? {
        nodes.last { node in
            node.isPresent
                && node.layoutNodes.contains { $0.screenFrame.intersection($0.visibleArea).contains(point) }
        }
    }
}

extension Node {
    /// An id that is unique while the node exists.
    var inspectedID: Int { Int(bitPattern: Unmanaged.passUnretained(self).toOpaque()) }

    /// The beginning of the text that a text node shows; `nil` for other nodes.
    var shownText: String? {
        guard let text = anyView as? Text else { return nil }
        let string = Graph.untracked { text.content.string(in: environment) }
        return String(string.prefix(ValueText.limit).replacing("\n", with: " "))
    }

    /// The name of the innermost listed view that contains the node.
    var listedName: String {
        let nodes = sequence(first: self, next: \.parent)
        let named = nodes.first { ListedType.type(of: $0).isNamed } ?? self
        return ListedType.type(of: named).name
    }
}
