/// The actions that look for changed values of user defaults and of other observed objects.
///
/// On Linux, Foundation does not announce changes of its objects. An app therefore runs these actions after each event.
package enum ChangeWatch {
    /// An action that is run until it is cancelled.
    package final class Entry: Sendable {
        let action: @Sendable () -> Void

        fileprivate init(_ action: @escaping @Sendable () -> Void) {
            self.action = action
        }

        /// Does not run the action again.
        package func cancel() {
            ChangeWatch.entries.withLock { entries in entries.removeAll { $0 === self } }
        }
    }

    private static let entries = Locked<[Entry]>([])

    /// Adds an action, which runs on the thread that calls ``check()``.
    package static func add(_ action: @escaping @Sendable () -> Void) -> Entry {
        let entry = Entry(action)
        entries.withLock { $0.append(entry) }
        return entry
    }

    /// Runs the actions.
    package static func check() {
        for entry in entries.withLock({ $0 }) { entry.action() }
    }
}
