import FoundationGaps

/// A port through which IOKit tells about devices: nothing comes.
public typealias IONotificationPortRef = OpaquePointer
/// A function that is told about devices.
public typealias IOServiceMatchingCallback = @convention(c) (UnsafeMutableRawPointer?, io_iterator_t) -> Void
/// A function that is told what happens to a device.
public typealias IOServiceInterestCallback =
    @convention(c) (UnsafeMutableRawPointer?, io_service_t, UInt32, UnsafeMutableRawPointer?) -> Void

/// The system asks whether it may sleep.
public let kIOMessageCanSystemSleep: UInt32 = 0xE000_0270
/// The system will sleep.
public let kIOMessageSystemWillSleep: UInt32 = 0xE000_0280
/// The system will not sleep.
public let kIOMessageSystemWillNotSleep: UInt32 = 0xE000_0290
/// The system begins to wake up.
public let kIOMessageSystemWillPowerOn: UInt32 = 0xE000_0320
/// The system has woken up.
public let kIOMessageSystemHasPoweredOn: UInt32 = 0xE000_0300

/// Returns `nil`: IOKit tells nothing here.
public func IONotificationPortCreate(_ mainPort: mach_port_t) -> IONotificationPortRef! { nil }
/// Has no effect: there are no ports.
public func IONotificationPortDestroy(_ notify: IONotificationPortRef?) {}
/// Has no effect: there are no ports.
public func IONotificationPortSetDispatchQueue(_ notify: IONotificationPortRef?, _ queue: DispatchQueue?) {}
/// Returns `nil`: there are no ports.
public func IONotificationPortGetRunLoopSource(
    _ notify: IONotificationPortRef?
) -> Unmanaged<CFRunLoopSource>! { nil }

/// Fails with `kIOReturnUnsupported`: the function is never told about devices.
@discardableResult
public func IOServiceAddMatchingNotification(
    _ notifyPort: IONotificationPortRef?, _ notificationType: UnsafePointer<CChar>?, _ matching: CFDictionary?,
    _ callback: IOServiceMatchingCallback?, _ refCon: UnsafeMutableRawPointer?,
    _ notification: UnsafeMutablePointer<io_iterator_t>?
) -> kern_return_t {
    notification?.pointee = IO_OBJECT_NULL
    return kIOReturnUnsupported
}

/// Fails with `kIOReturnUnsupported`: the function is never told about devices.
@discardableResult
public func IOServiceAddInterestNotification(
    _ notifyPort: IONotificationPortRef?, _ service: io_service_t, _ interestType: UnsafePointer<CChar>?,
    _ callback: IOServiceInterestCallback?, _ refCon: UnsafeMutableRawPointer?,
    _ notification: UnsafeMutablePointer<io_object_t>?
) -> kern_return_t {
    notification?.pointee = IO_OBJECT_NULL
    return kIOReturnUnsupported
}

/// Returns no connection: the function is never told that the machine sleeps or wakes up.
public func IORegisterForSystemPower(
    _ refcon: UnsafeMutableRawPointer?, _ thePortRef: UnsafeMutablePointer<IONotificationPortRef?>?,
    _ callback: IOServiceInterestCallback?, _ notifier: UnsafeMutablePointer<io_object_t>?
) -> io_connect_t {
    thePortRef?.pointee = nil
    notifier?.pointee = IO_OBJECT_NULL
    return IO_OBJECT_NULL
}

/// Has no effect: nothing is told.
@discardableResult
public func IODeregisterForSystemPower(_ notifier: UnsafeMutablePointer<io_object_t>?) -> IOReturn {
    kIOReturnSuccess
}

/// Has no effect: the system does not ask.
@discardableResult
public func IOAllowPowerChange(_ kernelPort: io_connect_t, _ notificationID: Int) -> IOReturn { kIOReturnSuccess }
/// Has no effect: the system does not ask.
@discardableResult
public func IOCancelPowerChange(_ kernelPort: io_connect_t, _ notificationID: Int) -> IOReturn { kIOReturnSuccess }

/// Returns no connection: an app in a terminal does not manage the power of its machine.
public func IOPMFindPowerManagement(_ master_device_port: mach_port_t) -> io_connect_t { IO_OBJECT_NULL }
/// Fails with `kIOReturnUnsupported`: an app in a terminal does not let its machine sleep.
@discardableResult
public func IOPMSleepSystem(_ fb: io_connect_t) -> IOReturn { kIOReturnUnsupported }
