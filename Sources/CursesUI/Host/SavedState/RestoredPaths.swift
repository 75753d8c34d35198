/// A navigation stack whose path is saved.
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
    /// The saved paths, by the number of the stack. A path is emptied after its stack has been restored.
    var saved: [[SavedValue]] = []

    /// The paths of the existing stacks, each up to the first value that cannot be saved.
    var paths: [[SavedValue]] {
        holders.compactMap { $0.stack?.pathValues }.map { values in
            let saved = values.map(SavedValue.init)
            return saved.prefix { $0 != nil }.compactMap { $0 }
        }
    }

    /// Adds a stack, and restores the path that the stack with the same number had in an earlier run.
    func add(_ stack: any PathHolder) {
        let number = holders.count
        holders.append(Holder(stack: stack))
        guard saved.indices.contains(number), !saved[number].isEmpty else { return }
        stack.restore(saved[number])
        saved[number] = []
    }
}
