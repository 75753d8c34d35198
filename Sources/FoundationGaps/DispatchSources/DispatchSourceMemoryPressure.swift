import Dispatch

/// A source that tells of a lack of memory. Its handler is never called.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {}

extension DispatchSource {
    /// How much memory is missing.
    public struct MemoryPressureEvent: OptionSet, Sendable {
        /// The bits of the events.
        public let rawValue: UInt

        /// Creates events from their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// There is enough memory.
        public static let normal = MemoryPressureEvent(rawValue: 1)
        /// There is little memory.
        public static let warning = MemoryPressureEvent(rawValue: 1 << 1)
        /// There is hardly any memory.
        public static let critical = MemoryPressureEvent(rawValue: 1 << 2)
        /// All events.
        public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
    }

    /// Returns a source whose handler is never called: Linux ends programs when memory is missing.
    public class func makeMemoryPressureSource(
        eventMask: DispatchSource.MemoryPressureEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceMemoryPressure {
        // Each source that Dispatch makes is an object of this class.
        let source = DispatchSource.makeUserDataAddSource(queue: queue ?? .global())
        guard let object = source as? DispatchSource else { fatalError("Dispatch has made a source of another class.") }
        return object
    }
}

extension DispatchSource: DispatchSourceMemoryPressure {}

extension DispatchSourceMemoryPressure {
    /// How much memory is missing: nothing is known about that.
    public var data: DispatchSource.MemoryPressureEvent { .normal }
    /// The events of the source: none is sent.
    public var mask: DispatchSource.MemoryPressureEvent { [] }
}
