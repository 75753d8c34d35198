import FoundationGaps

// The registry of a Mac lists its devices and their drivers. Linux has none, so no service matches, as on a Mac without
// the device.

/// An object of IOKit: none.
public typealias io_object_t = mach_port_t
/// A service: none.
public typealias io_service_t = io_object_t
/// A connection to a service: none.
public typealias io_connect_t = io_object_t
/// A list of objects: none.
public typealias io_iterator_t = io_object_t
/// An entry of the registry: none.
public typealias io_registry_entry_t = io_object_t
/// A list of objects: none.
public typealias io_enumerator_t = io_object_t
/// Options, which have no effect.
public typealias IOOptionBits = UInt32

/// No object.
public let IO_OBJECT_NULL: io_object_t = 0
/// The port of IOKit.
public let kIOMainPortDefault: mach_port_t = 0
/// The port of IOKit, by its former name.
public let kIOMasterPortDefault: mach_port_t = 0
/// The services of the registry.
public let kIOServicePlane = "IOService"
/// The power of the registry.
public let kIOPowerPlane = "IOPower"
/// The devices of USB of the registry.
public let kIOUSBPlane = "IOUSB"
/// The devices of the registry.
public let kIODeviceTreePlane = "IODeviceTree"
/// The entries in entries are listed, too.
public let kIORegistryIterateRecursively = 1
/// The entries around entries are listed.
public let kIORegistryIterateParents = 2
/// The identifier of the machine.
public let kIOPlatformUUIDKey = "IOPlatformUUID"
/// The serial number of the machine.
public let kIOPlatformSerialNumberKey = "IOPlatformSerialNumber"
/// The class of a service.
public let kIOProviderClassKey = "IOProviderClass"
/// The properties of a service.
public let kIOPropertyMatchKey = "IOPropertyMatch"
/// The name of a service.
public let kIONameMatchKey = "IONameMatch"
/// A device is there.
public let kIOFirstMatchNotification = "IOServiceFirstMatch"
/// A device is ready.
public let kIOMatchedNotification = "IOServiceMatched"
/// A device is gone.
public let kIOTerminatedNotification = "IOServiceTerminate"
/// The class of devices of USB.
public let kIOUSBDeviceClassName = "IOUSBDevice"

/// Returns the description of services of a class.
public func IOServiceMatching(_ name: UnsafePointer<CChar>?) -> CFMutableDictionary! {
    name.map { NSMutableDictionary(dictionary: [kIOProviderClassKey: String(cString: $0)]) }
}

/// Returns the description of services with a name.
public func IOServiceNameMatching(_ name: UnsafePointer<CChar>?) -> CFMutableDictionary! {
    name.map { NSMutableDictionary(dictionary: [kIONameMatchKey: String(cString: $0)]) }
}

/// Returns the description of disks with a name.
public func IOBSDNameMatching(
    _ mainPort: mach_port_t, _ options: UInt32, _ bsdName: UnsafePointer<CChar>?
) -> CFMutableDictionary! {
    bsdName.map { NSMutableDictionary(dictionary: ["BSD Name": String(cString: $0)]) }
}

/// Returns no service: Linux has no registry.
public func IOServiceGetMatchingService(_ mainPort: mach_port_t, _ matching: CFDictionary?) -> io_service_t {
    IO_OBJECT_NULL
}

/// Lists no services: Linux has no registry.
@discardableResult
public func IOServiceGetMatchingServices(
    _ mainPort: mach_port_t, _ matching: CFDictionary?, _ existing: UnsafeMutablePointer<io_iterator_t>?
) -> kern_return_t { empty(existing) }

/// Returns no object: all lists are empty.
public func IOIteratorNext(_ iterator: io_iterator_t) -> io_object_t { IO_OBJECT_NULL }
/// Has no effect: all lists are empty.
public func IOIteratorReset(_ iterator: io_iterator_t) {}
/// Returns 1: no list changes.
public func IOIteratorIsValid(_ iterator: io_iterator_t) -> boolean_t { 1 }

/// Has no effect: there are no objects.
@discardableResult
public func IOObjectRelease(_ object: io_object_t) -> kern_return_t { KERN_SUCCESS }
/// Has no effect: there are no objects.
@discardableResult
public func IOObjectRetain(_ object: io_object_t) -> kern_return_t { KERN_SUCCESS }
/// Returns 0: there are no objects.
public func IOObjectConformsTo(_ object: io_object_t, _ className: UnsafePointer<CChar>?) -> boolean_t { 0 }
/// Fails with `kIOReturnBadArgument`: there are no objects.
@discardableResult
public func IOObjectGetClass(_ object: io_object_t, _ className: UnsafeMutablePointer<CChar>?) -> kern_return_t {
    empty(text: className)
}

/// Returns `nil`: there are no entries.
public func IORegistryEntryCreateCFProperty(
    _ entry: io_registry_entry_t, _ key: CFString?, _ allocator: CFAllocator?, _ options: IOOptionBits
) -> Unmanaged<CFTypeRef>! { nil }

/// Fails with `kIOReturnBadArgument`: there are no entries.
@discardableResult
public func IORegistryEntryCreateCFProperties(
    _ entry: io_registry_entry_t, _ properties: UnsafeMutablePointer<Unmanaged<CFMutableDictionary>?>?,
    _ allocator: CFAllocator?, _ options: IOOptionBits
) -> kern_return_t {
    properties?.pointee = nil
    return kIOReturnBadArgument
}

/// Returns `nil`: there are no entries.
public func IORegistryEntrySearchCFProperty(
    _ entry: io_registry_entry_t, _ plane: UnsafePointer<CChar>?, _ key: CFString?, _ allocator: CFAllocator?,
    _ options: IOOptionBits
) -> CFTypeRef? { nil }

/// Fails with `kIOReturnBadArgument`: there are no entries.
@discardableResult
public func IORegistryEntrySetCFProperty(
    _ entry: io_registry_entry_t, _ propertyName: CFString?, _ property: CFTypeRef?
) -> kern_return_t { kIOReturnBadArgument }

/// Fails with `kIOReturnBadArgument`: there are no entries.
@discardableResult
public func IORegistryEntryGetName(
    _ entry: io_registry_entry_t, _ name: UnsafeMutablePointer<CChar>?
) -> kern_return_t { empty(text: name) }

/// Fails with `kIOReturnBadArgument`: there are no entries.
@discardableResult
public func IORegistryEntryGetPath(
    _ entry: io_registry_entry_t, _ plane: UnsafePointer<CChar>?, _ path: UnsafeMutablePointer<CChar>?
) -> kern_return_t { empty(text: path) }

/// Fails with `kIOReturnBadArgument`: there are no entries.
@discardableResult
public func IORegistryEntryGetRegistryEntryID(
    _ entry: io_registry_entry_t, _ entryID: UnsafeMutablePointer<UInt64>?
) -> kern_return_t {
    entryID?.pointee = 0
    return kIOReturnBadArgument
}

/// Fails with `kIOReturnBadArgument`: there are no entries.
@discardableResult
public func IORegistryEntryGetParentEntry(
    _ entry: io_registry_entry_t, _ plane: UnsafePointer<CChar>?, _ parent: UnsafeMutablePointer<io_registry_entry_t>?
) -> kern_return_t { none(parent) }

/// Fails with `kIOReturnBadArgument`: there are no entries.
@discardableResult
public func IORegistryEntryGetChildEntry(
    _ entry: io_registry_entry_t, _ plane: UnsafePointer<CChar>?, _ child: UnsafeMutablePointer<io_registry_entry_t>?
) -> kern_return_t { none(child) }

/// Lists no entries.
@discardableResult
public func IORegistryEntryGetChildIterator(
    _ entry: io_registry_entry_t, _ plane: UnsafePointer<CChar>?, _ iterator: UnsafeMutablePointer<io_iterator_t>?
) -> kern_return_t { empty(iterator) }

/// Lists no entries.
@discardableResult
public func IORegistryCreateIterator(
    _ mainPort: mach_port_t, _ plane: UnsafePointer<CChar>?, _ options: IOOptionBits,
    _ iterator: UnsafeMutablePointer<io_iterator_t>?
) -> kern_return_t { empty(iterator) }

/// Returns no entry: Linux has no registry.
public func IORegistryEntryFromPath(_ mainPort: mach_port_t, _ path: UnsafePointer<CChar>?) -> io_registry_entry_t {
    IO_OBJECT_NULL
}

/// Returns no entry: Linux has no registry.
public func IORegistryGetRootEntry(_ mainPort: mach_port_t) -> io_registry_entry_t { IO_OBJECT_NULL }

/// Tells the port of IOKit.
@discardableResult
public func IOMainPort(_ bootstrapPort: mach_port_t, _ mainPort: UnsafeMutablePointer<mach_port_t>?) -> kern_return_t {
    mainPort?.pointee = kIOMainPortDefault
    return KERN_SUCCESS
}

/// Tells the port of IOKit, by its former name.
@discardableResult
public func IOMasterPort(
    _ bootstrapPort: mach_port_t, _ mainPort: UnsafeMutablePointer<mach_port_t>?
) -> kern_return_t { IOMainPort(bootstrapPort, mainPort) }

private func empty(_ iterator: UnsafeMutablePointer<io_iterator_t>?) -> kern_return_t {
    iterator?.pointee = IO_OBJECT_NULL
    return KERN_SUCCESS
}

private func empty(text: UnsafeMutablePointer<CChar>?) -> kern_return_t {
    text?.pointee = 0
    return kIOReturnBadArgument
}

private func none(_ entry: UnsafeMutablePointer<io_registry_entry_t>?) -> kern_return_t {
    entry?.pointee = IO_OBJECT_NULL
    return kIOReturnBadArgument
}
