/// Counts the changes to a tree of nodes: what was found out by searching the tree holds while the
/// count stays the same.
@MainActor
package final class TreeRevision {
    private(set) var count = 0

    nonisolated package init() {}

    func advance() {
        count &+= 1
    }
}
