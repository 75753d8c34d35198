/// The view host for code that does not specify a host, such as code written for UIKit.
extension ViewHost {
    /// The host whose event or frame is being handled, or has started the current task; otherwise the oldest host of the
    /// process.
    ///
    /// A task that outlives its host has no current host, so that it does not act on another app.
    package static var current: ViewHost? {
        if let atWork { atWork.host } else { started.lazy.compactMap(\.host).first }
    }

    /// The host whose event or frame is being handled. The tasks that views and actions start inherit it.
    @TaskLocal private static var atWork: Reference?

    private struct Reference {
        weak var host: ViewHost?
    }

    /// The hosts of the process that have not been torn down, the oldest first.
    private static var started: [Reference] = []

    /// Adds the host to the hosts of the process.
    func enter() {
        Self.started.removeAll { $0.host == nil }
        Self.started.append(Reference(host: self))
    }

    /// Removes the host from the hosts of the process.
    func leave() {
        Self.started.removeAll { $0.host == nil || $0.host === self }
    }

    /// Runs work of this host, during which ``current`` is this host.
    func working<Result>(_ work: () -> Result) -> Result {
        Self.$atWork.withValue(Reference(host: self), operation: work)
    }
}
