@_exported import Foundation

/// A number of elements.
public typealias vDSP_Length = UInt
/// The distance of elements.
public typealias vDSP_Stride = Int

/// A row of values in memory.
public protocol AccelerateBuffer {
    associatedtype Element

    /// The number of values.
    var count: Int { get }
    /// Calls a closure with the values.
    func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R
}

/// A row of values in memory, which can be changed.
public protocol AccelerateMutableBuffer: AccelerateBuffer {
    /// Calls a closure that can change the values.
    mutating func withUnsafeMutableBufferPointer<R>(
        _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
    ) rethrows -> R
}

extension Array: AccelerateMutableBuffer {}
extension ContiguousArray: AccelerateMutableBuffer {}
extension ArraySlice: AccelerateMutableBuffer {}

extension UnsafeBufferPointer: AccelerateBuffer {
    /// Calls a closure with the values.
    public func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R {
        try body(self)
    }
}

extension UnsafeMutableBufferPointer: AccelerateMutableBuffer {
    /// Calls a closure with the values.
    public func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R {
        try body(UnsafeBufferPointer(self))
    }
    /// Calls a closure that can change the values.
    public mutating func withUnsafeMutableBufferPointer<R>(
        _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
    ) rethrows -> R { try body(&self) }
}
