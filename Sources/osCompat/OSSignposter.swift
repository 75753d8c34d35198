/// Marks intervals in an app for Instruments. It has no effect on Linux.
public struct OSSignposter: Sendable {
    /// Creates a signposter, which has no effect.
    public init(subsystem: String = "", category: String = "") {}
    /// Creates a signposter, which has no effect.
    public init(subsystem: String, category: OSLog.Category) {}
    /// Creates a signposter, which has no effect.
    public init(logHandle: OSLog) {}
    /// Creates a signposter, which has no effect.
    public init(logger: Logger) {}

    /// Always false: signposts are not recorded.
    public var isEnabled: Bool { false }

    /// Returns an identifier, which has no effect.
    public func makeSignpostID() -> OSSignpostID { .exclusive }
    /// Has no effect: signposts are not recorded.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        OSSignpostIntervalState()
    }
    /// Has no effect: signposts are not recorded.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
    ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
    /// Has no effect: signposts are not recorded.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
    /// Has no effect: signposts are not recorded.
    public func endInterval(
        _ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> OSLogMessage
    ) {}
    /// Has no effect: signposts are not recorded.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
    /// Has no effect: signposts are not recorded.
    public func emitEvent(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
    ) {}
    /// Calls the closure without recording an interval.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T { try task() }
}

/// The identifier of related signposts; it has no effect.
public struct OSSignpostID: Hashable, Sendable {
    /// An identifier, which has no effect.
    public static let exclusive = OSSignpostID()
    /// An identifier, which has no effect.
    public static let invalid = OSSignpostID()

    init() {}

    /// Creates an identifier, which has no effect.
    public init(log: OSLog) {}
}

/// The state of an interval; it has no effect.
public final class OSSignpostIntervalState: Sendable {
    init() {}
}

/// The kind of a signpost; it has no effect.
public enum OSSignpostType: UInt8, Sendable {
    case event, begin, end
}

/// Has no effect: signposts are not recorded.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {}

/// Has no effect: signposts are not recorded.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}
