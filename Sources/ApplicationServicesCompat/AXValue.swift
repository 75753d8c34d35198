import FoundationGaps

/// The type of a value in an ``AXValue``.
public enum AXValueType: UInt32, Sendable {
    /// A `CGPoint`.
    case cgPoint = 1
    /// A `CGSize`.
    case cgSize = 2
    /// A `CGRect`.
    case cgRect = 3
    /// A `CFRange`.
    case cfRange = 4
    /// An ``AXError``.
    case axError = 5
    /// No type.
    case illegal = 0

    /// The bytes of a value.
    fileprivate var size: Int {
        switch self {
        case .cgPoint: MemoryLayout<CGPoint>.size
        case .cgSize: MemoryLayout<CGSize>.size
        case .cgRect: MemoryLayout<CGRect>.size
        case .cfRange: MemoryLayout<CFRange>.size
        case .axError: MemoryLayout<AXError>.size
        case .illegal: 0
        }
    }
}

/// A place, a size, a rectangle, a range or an error as an object.
public final class AXValue: Hashable, Sendable {
    fileprivate let type: AXValueType
    fileprivate let bytes: [UInt8]

    fileprivate init(_ type: AXValueType, _ bytes: [UInt8]) {
        self.type = type
        self.bytes = bytes
    }

    /// Returns whether two values are equal.
    public static func == (lhs: AXValue, rhs: AXValue) -> Bool { lhs.type == rhs.type && lhs.bytes == rhs.bytes }

    /// Adds the value to a hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(type)
        hasher.combine(bytes)
    }
}

/// Returns the number of the type of values.
public func AXValueGetTypeID() -> CFTypeID { TypeNumber.number(of: AXValue.self) }

/// Makes an object of a value; `nil` without a type.
public func AXValueCreate(_ theType: AXValueType, _ valuePtr: UnsafeRawPointer) -> AXValue? {
    guard theType != .illegal else { return nil }
    return AXValue(theType, Array(UnsafeRawBufferPointer(start: valuePtr, count: theType.size)))
}

/// Returns the type of a value.
public func AXValueGetType(_ value: AXValue) -> AXValueType { value.type }

/// Writes a value, and returns true; false if it has another type.
@discardableResult
public func AXValueGetValue(
    _ value: AXValue, _ theType: AXValueType, _ valuePtr: UnsafeMutableRawPointer
) -> Bool {
    guard value.type == theType else { return false }
    value.bytes.withUnsafeBytes { valuePtr.copyMemory(from: $0.baseAddress!, byteCount: $0.count) }
    return true
}
