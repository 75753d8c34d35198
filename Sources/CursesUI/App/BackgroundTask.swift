/// A kind of task that the system runs while an app is in the background. A program in a terminal ends with its window,
/// so no task ever runs.
public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {
    private let identifier: String

    init(identifier: String) {
        self.identifier = identifier
    }
}

extension BackgroundTask where Request == Void, Response == Void {
    /// A task that refreshes the app's data; it never runs.
    public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
        BackgroundTask(identifier: identifier)
    }

    /// A task that handles the events of a session of requests; it never runs.
    public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> {
        BackgroundTask(identifier: identifier)
    }
}

extension BackgroundTask where Request == String, Response == Void {
    /// A task that handles the events of the sessions whose identifiers meet a condition; it never runs.
    public static func urlSession(
        matching matchingCondition: @escaping @Sendable (String) -> Bool
    ) -> BackgroundTask<String, Void> {
        BackgroundTask(identifier: "")
    }
}
