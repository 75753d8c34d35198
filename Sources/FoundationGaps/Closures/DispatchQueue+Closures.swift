import Foundation

extension DispatchQueue {
    /// Calls a closure on the queue: `async(group:qos:flags:execute:)`.
    @preconcurrency
    public func _async(
        group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable () -> Void
    ) {
        async(group: group, qos: qos, flags: flags, execute: work)
    }

    /// Calls a closure on the queue after a time: `asyncAfter(deadline:qos:flags:execute:)`.
    @preconcurrency
    public func _asyncAfter(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable () -> Void
    ) {
        asyncAfter(deadline: deadline, qos: qos, flags: flags, execute: work)
    }

    /// Calls a closure on the queue at a time of the clock: `asyncAfter(wallDeadline:qos:flags:execute:)`.
    @preconcurrency
    public func _asyncAfter(
        wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable () -> Void
    ) {
        asyncAfter(wallDeadline: wallDeadline, qos: qos, flags: flags, execute: work)
    }
}
