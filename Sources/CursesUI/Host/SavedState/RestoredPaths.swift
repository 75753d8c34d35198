/// A stack of screens whose path is kept.
@MainActor
protocol PathHolder: AnyObject {
    /// The values of the path, from the root to the visible screen.
    var pathValues: [AnyHashable] { get }

    /// Appends values to a path that is empty.
    func restore(_ values: [SavedValue])
}

/// The navigation stacks of a host, and the paths that stacks have had in an earlier run.
@MainActor
final class RestoredPaths {
    private struct Holder {
        weak var stack: (any PathHolder)?
    }

    private var holders: [Holder] = []
    /// The paths that no stack has taken, by the number of the stack.
    var saved: [[SavedValue]] = []

    /// The paths of the stacks that are there, each up to the first value that cannot be kept.
    var paths: [[SavedValue]] {
        holders.compactMap { $0.stack?.pathValues }.map { values in
            let saved = values.map(SavedValue.init)
            return saved.prefix { $0 != nil }.compactMap { $0 }
        }
    }

    /// Adds a stack, which gets the path that the stack in its place has had.
    func add(_ stack: any PathHolder) {
        let number = holders.count
        holders.append(Holder(stack: stack))
        guard saved.indices.contains(number), !saved[number].isEmpty else { return }
        stack.restore(saved[number])
        saved[number] = []
    }
}
