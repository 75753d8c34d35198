import CursesUITerminal

/// Makes rows of a lazy container on demand, as a `ForEach` in it does.
@MainActor
protocol LazyRowSource: Node {
    /// The number of rows, built or not.
    var elementCount: Int { get }

    /// Builds the rows of elements that have none yet. Rows that leave hand their nodes to the new rows where possible,
    /// and are removed.
    func build(_ elements: Range<Int>, replacing isLeaving: (LazyRow) -> Bool)

    /// Removes rows.
    func removeRows(where isGone: (LazyRow) -> Bool)

    /// The ids of elements.
    func ids(of elements: Range<Int>) -> [AnyHashable]

    /// The built rows of elements, in their order.
    func builtRows(at elements: Range<Int>) -> [LazyRow]

    /// Builds a row that is to be scrolled to, and pins it until it has been.
    func buildTarget(at place: Int) -> LazyRow?
}

extension LazyRowSource {
    /// Builds the rows of elements that have none yet.
    func build(_ elements: Range<Int>) {
        build(elements) { _ in false }
    }
}

/// Takes the place of neighbouring rows of a lazy container that are not built.
final class UnbuiltRowsLayoutNode: LayoutNode {
    /// The places of the rows in the data.
    let elements: Range<Int>
    private(set) weak var source: (any LazyRowSource)?

    init(_ elements: Range<Int>, source: any LazyRowSource) {
        self.elements = elements
        self.source = source
        super.init(owner: source)
    }
}

/// The node of a container that builds only rows that are about to become visible.
@MainActor
protocol LazyHost: Node {}

extension NodeContext {
    /// Whether the rows of a `ForEach` made here are built by its container on demand.
    var isInLazyContainer: Bool {
        var node = parent
        while let current = node {
            if current is any LazyHost { return true }
            // Other containers in between build all of their rows at once.
            if current is any ContainerNode, !(current is any DecoratingNode) { return false }
            node = current.parent
        }
        return false
    }
}

/// A node that draws something behind or in front of views, which stay in their container.
@MainActor
protocol DecoratingNode {}
