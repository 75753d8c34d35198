import Foundation

/// A port of Apple's kernel. Linux has none, so no function returns one.
public final class CFMachPort: Sendable {
    private init() {}
}

/// Returns `nil`: there are no ports.
public func CFMachPortCreateRunLoopSource(
    _ allocator: CFAllocator?, _ port: CFMachPort?, _ order: CFIndex
) -> CFRunLoopSource! { nil }

/// Has no effect: there are no ports.
public func CFMachPortInvalidate(_ port: CFMachPort?) {}

/// Returns false: there are no ports.
public func CFMachPortIsValid(_ port: CFMachPort?) -> Bool { false }
