import CursesUITerminal

/// Makes rows of a lazy container on demand: a `ForEach` in it.
@MainActor
protocol LazyRowSource: Node {
    /// How many rows there are, built or not.
    var elementCount: Int { get }

    /// Builds the rows of elements that have none yet.
    func build(_ elements: Range<Int>)

    /// Takes rows down.
    func removeRows(where isGone: (LazyRow) -> Bool)

    /// Builds a row that is to be scrolled to, and pins it until that is done.
    func buildTarget(at place: Int) -> LazyRow?
}

/// Stands for neighbouring rows of a lazy container that are not built.
final class UnbuiltRowsLayoutNode: LayoutNode {
    /// Places in the data.
    let elements: Range<Int>
    private(set) weak var source: (any LazyRowSource)?

    init(_ elements: Range<Int>, source: any LazyRowSource) {
        self.elements = elements
        self.source = source
        super.init(owner: source)
    }
}

/// The node of a container that builds only what is about to be seen.
@MainActor
protocol LazyHost: Node {}

extension NodeContext {
    /// Whether a `ForEach` made here is one of rows that its container builds on demand.
    var isInLazyContainer: Bool {
        var node = parent
        while let current = node {
            if current is any LazyHost { return true }
            // Rows of another container are its own business.
            if current is any ContainerNode, !(current is any DecoratingNode) { return false }
            node = current.parent
        }
        return false
    }
}

/// A node that draws something behind or in front of views, which stay those of their container.
@MainActor
protocol DecoratingNode {}
