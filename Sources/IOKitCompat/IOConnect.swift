import FoundationGaps

/// Fails with `kIOReturnNoDevice`: there are no services.
@discardableResult
public func IOServiceOpen(
    _ service: io_service_t, _ owningTask: mach_port_t, _ type: UInt32, _ connect: UnsafeMutablePointer<io_connect_t>?
) -> kern_return_t {
    connect?.pointee = IO_OBJECT_NULL
    return kIOReturnNoDevice
}

/// Has no effect: there are no connections.
@discardableResult
public func IOServiceClose(_ connect: io_connect_t) -> kern_return_t { KERN_SUCCESS }

/// Fails with `kIOReturnNotOpen`: there are no connections.
@discardableResult
public func IOConnectCallMethod(
    _ connection: mach_port_t, _ selector: UInt32, _ input: UnsafePointer<UInt64>?, _ inputCnt: UInt32,
    _ inputStruct: UnsafeRawPointer?, _ inputStructCnt: Int, _ output: UnsafeMutablePointer<UInt64>?,
    _ outputCnt: UnsafeMutablePointer<UInt32>?, _ outputStruct: UnsafeMutableRawPointer?,
    _ outputStructCnt: UnsafeMutablePointer<Int>?
) -> kern_return_t { kIOReturnNotOpen }

/// Fails with `kIOReturnNotOpen`: there are no connections.
@discardableResult
public func IOConnectCallStructMethod(
    _ connection: mach_port_t, _ selector: UInt32, _ inputStruct: UnsafeRawPointer?, _ inputStructCnt: Int,
    _ outputStruct: UnsafeMutableRawPointer?, _ outputStructCnt: UnsafeMutablePointer<Int>?
) -> kern_return_t { kIOReturnNotOpen }

/// Fails with `kIOReturnNotOpen`: there are no connections.
@discardableResult
public func IOConnectCallScalarMethod(
    _ connection: mach_port_t, _ selector: UInt32, _ input: UnsafePointer<UInt64>?, _ inputCnt: UInt32,
    _ output: UnsafeMutablePointer<UInt64>?, _ outputCnt: UnsafeMutablePointer<UInt32>?
) -> kern_return_t { kIOReturnNotOpen }
