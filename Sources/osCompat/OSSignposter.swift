/// Marks intervals in an app for Instruments. It has no effect here.
public struct OSSignposter: Sendable {
    /// Creates a signposter, which has no effect.
    public init(subsystem: String = "", category: String = "") {}
    /// Creates a signposter, which has no effect.
    public init(subsystem: String, category: OSLog.Category) {}
    /// Creates a signposter, which has no effect.
    public init(logHandle: OSLog) {}
    /// Creates a signposter, which has no effect.
    public init(logger: Logger) {}

    /// Always false: nothing records.
    public var isEnabled: Bool { false }

    /// An identifier without effect.
    public func makeSignpostID() -> OSSignpostID { .exclusive }
    /// Has no effect: nothing records.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        OSSignpostIntervalState()
    }
    /// Has no effect: nothing records.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
    ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
    /// Has no effect: nothing records.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
    /// Has no effect: nothing records.
    public func endInterval(
        _ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> OSLogMessage
    ) {}
    /// Has no effect: nothing records.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
    /// Has no effect: nothing records.
    public func emitEvent(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
    ) {}
    /// Calls the closure: nothing records.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T { try task() }
}

/// The identifier of marks that belong together; it has no effect.
public struct OSSignpostID: Hashable, Sendable {
    /// An identifier without effect.
    public static let exclusive = OSSignpostID()
    /// An identifier without effect.
    public static let invalid = OSSignpostID()

    init() {}

    /// An identifier without effect.
    public init(log: OSLog) {}
}

/// The state between two marks; it has no effect.
public final class OSSignpostIntervalState: Sendable {
    init() {}
}

/// The kind of a mark; it has no effect.
public enum OSSignpostType: UInt8, Sendable {
    case event, begin, end
}

/// Has no effect: nothing records.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {}
