import CursesUITerminal

/// Builds rows of a lazy container on demand. Each `ForEach` in the container is such a source.
@MainActor
protocol LazyRowSource: RowSource {
    /// Builds the rows of elements that have no row yet. Where possible, the new rows reuse the nodes of rows that are
    /// leaving, and these rows are removed.
    func build(_ elements: Range<Int>, replacing isLeaving: (LazyRow) -> Bool)

    /// Removes rows.
    func removeRows(where isGone: (LazyRow) -> Bool)

    /// Returns the ids of elements.
    func ids(of elements: Range<Int>) -> [AnyHashable]

    /// Returns the built rows of elements, in order.
    func builtRows(at elements: Range<Int>) -> [LazyRow]

    /// Builds a row to scroll to, and pins it until the container has scrolled.
    func buildTarget(at place: Int) -> LazyRow?
}

extension LazyRowSource {
    /// Builds the rows of elements that have no row yet.
    func build(_ elements: Range<Int>) {
        build(elements) { _ in false }
    }
}

/// A placeholder for adjacent unbuilt rows of a lazy container.
final class UnbuiltRowsLayoutNode: RowPlaceholderLayoutNode {
    /// The indices of the rows in the data.
    let elements: Range<Int>
    private(set) weak var source: (any LazyRowSource)?

    init(_ elements: Range<Int>, source: any LazyRowSource) {
        self.elements = elements
        self.source = source
        super.init(owner: source)
    }
}

extension NodeContext {
    /// Whether a `ForEach` that is created in this context is in a lazy container, which builds its rows on demand.
    var isInLazyContainer: Bool {
        var node = parent
        while let current = node {
            if current.isLazyHost { return true }
            // A container between the `ForEach` and the lazy container builds all of its rows at once.
            if current.isContainer { return false }
            node = current.parent
        }
        return false
    }
}
