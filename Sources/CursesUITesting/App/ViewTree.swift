/// The views of an interface at one moment: a node for each view, in the order of their description.
///
/// ```swift
/// #expect(app.tree.all(named: "TextField").count == 3)
/// print(app.tree)
/// ```
public struct ViewTree: Sendable {
    /// The view's type, without its generic arguments: `VStack`, `PaddingModifier`.
    public let type: String
    /// The view's type with its generic arguments.
    public let fullType: String
    /// The frame of the view in the screen's cells; empty if it takes no space.
    public let frame: CellRect
    /// The children of the view, in order.
    public let children: [ViewTree]

    @MainActor
    init(_ node: Node) {
        fullType = node.name
        type = String(fullType.prefix { $0 != "<" })
        frame = node.screenFrame
        var children: [ViewTree] = []
        node.forEachChild { children.append(ViewTree($0)) }
        self.children = children
    }

    /// The number of nodes, including this one.
    public var count: Int { children.reduce(1) { $0 + $1.count } }

    /// Returns all nodes of a type, given its name without generic arguments.
    public func all(named type: String) -> [ViewTree] {
        (self.type == type ? [self] : []) + children.flatMap { $0.all(named: type) }
    }

    /// Returns the first node of a type, given its name without generic arguments.
    public func first(named type: String) -> ViewTree? {
        if self.type == type { return self }
        return children.lazy.compactMap { $0.first(named: type) }.first
    }
}

extension ViewTree: CustomStringConvertible {
    /// A line for each node with its type and frame, indented by its depth.
    public var description: String { lines(indent: "").joined(separator: "\n") }

    private func lines(indent: String) -> [String] {
        let place =
            frame.isEmpty
            ? "" : " \(frame.minColumn),\(frame.minRow) \(frame.size.inWords)"
        return ["\(indent)\(type)\(place)"] + children.flatMap { $0.lines(indent: indent + "  ") }
    }
}

extension TestApp {
    /// The tree of the existing views, starting at the screen.
    public var tree: ViewTree { ViewTree(host.rootNode) }

    /// The number of existing views, including modifiers and containers.
    public var nodeCount: Int { host.graph.statistics.nodes }
}
