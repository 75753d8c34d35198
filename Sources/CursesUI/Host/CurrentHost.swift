/// Which host code that names none means, as code written for UIKit does.
extension ViewHost {
    /// The host whose event or body is running, else the first one of the process.
    package static var current: ViewHost? { atWork ?? started.lazy.compactMap(\.host).first }

    /// The host whose event or frame is under way.
    private static var atWork: ViewHost?

    private struct Reference {
        weak var host: ViewHost?
    }

    /// The hosts of the process that have not been torn down, the oldest first.
    private static var started: [Reference] = []

    /// Enters the host among those of the process.
    func enter() {
        Self.started.removeAll { $0.host == nil }
        Self.started.append(Reference(host: self))
    }

    /// Takes the host out of those of the process.
    func leave() {
        Self.started.removeAll { $0.host == nil || $0.host === self }
    }

    /// Runs what belongs to this host, so that ``current`` means it.
    func working<Result>(_ work: () -> Result) -> Result {
        let outer = Self.atWork
        Self.atWork = self
        defer { Self.atWork = outer }
        return work()
    }
}
