import FoundationGaps

/// A connection to the service of disks. It is never created.
public final class DASession: Sendable {
    private init() {}
}

/// A disk. It is never created.
public final class DADisk: Sendable {
    private init() {}
}

/// The reason why a disk was not mounted or ejected.
public final class DADissenter: Sendable {
    private init() {}
}

/// The result of a function of disks.
public typealias DAReturn = Int32
/// The options for mounting a disk.
public typealias DADiskMountOptions = UInt32
/// The options for unmounting a disk.
public typealias DADiskUnmountOptions = UInt32
/// The options for ejecting a disk.
public typealias DADiskEjectOptions = UInt32
/// A function that is told about a disk.
public typealias DADiskAppearedCallback = @Sendable (DADisk, UnsafeMutableRawPointer?) -> Void
/// A function that is told about a disk.
public typealias DADiskDisappearedCallback = @Sendable (DADisk, UnsafeMutableRawPointer?) -> Void
/// A function that is told about a changed disk.
public typealias DADiskDescriptionChangedCallback = @Sendable (DADisk, CFArray, UnsafeMutableRawPointer?) -> Void
/// A function that is told when a disk was mounted.
public typealias DADiskMountCallback = @Sendable (DADisk, DADissenter?, UnsafeMutableRawPointer?) -> Void
/// A function that is told when a disk was unmounted.
public typealias DADiskUnmountCallback = @Sendable (DADisk, DADissenter?, UnsafeMutableRawPointer?) -> Void
/// A function that is told when a disk was ejected.
public typealias DADiskEjectCallback = @Sendable (DADisk, DADissenter?, UnsafeMutableRawPointer?) -> Void

/// Returns `nil`: a program in a terminal does not manage the disks of its machine.
public func DASessionCreate(_ allocator: CFAllocator?) -> DASession? { nil }
/// Has no effect: there are no sessions.
public func DASessionScheduleWithRunLoop(_ session: DASession, _ runLoop: CFRunLoop, _ runLoopMode: CFString) {}
/// Has no effect: there are no sessions.
public func DASessionUnscheduleFromRunLoop(_ session: DASession, _ runLoop: CFRunLoop, _ runLoopMode: CFString) {}
/// Has no effect: there are no sessions.
public func DASessionSetDispatchQueue(_ session: DASession, _ queue: DispatchQueue?) {}

/// Has no effect: there are no sessions.
@preconcurrency
public func DARegisterDiskAppearedCallback(
    _ session: DASession, _ match: CFDictionary?, _ callback: DADiskAppearedCallback,
    _ context: UnsafeMutableRawPointer?
) {}
/// Has no effect: there are no sessions.
@preconcurrency
public func DARegisterDiskDisappearedCallback(
    _ session: DASession, _ match: CFDictionary?, _ callback: DADiskDisappearedCallback,
    _ context: UnsafeMutableRawPointer?
) {}
/// Has no effect: there are no sessions.
@preconcurrency
public func DARegisterDiskDescriptionChangedCallback(
    _ session: DASession, _ match: CFDictionary?, _ watch: CFArray?, _ callback: DADiskDescriptionChangedCallback,
    _ context: UnsafeMutableRawPointer?
) {}
/// Has no effect: there are no sessions.
public func DAUnregisterCallback(
    _ session: DASession, _ callback: UnsafeMutableRawPointer, _ context: UnsafeMutableRawPointer?
) {}

/// Returns `nil`: there are no sessions.
public func DADiskCreateFromVolumePath(_ allocator: CFAllocator?, _ session: DASession, _ path: CFURL) -> DADisk? {
    nil
}
/// Returns `nil`: there are no sessions.
public func DADiskCreateFromBSDName(
    _ allocator: CFAllocator?, _ session: DASession, _ name: UnsafePointer<CChar>
) -> DADisk? { nil }
/// Returns `nil`: there are no disks.
public func DADiskCopyDescription(_ disk: DADisk) -> CFDictionary? { nil }
/// Returns `nil`: there are no disks.
public func DADiskCopyWholeDisk(_ disk: DADisk) -> DADisk? { nil }
/// Returns `nil`: there are no disks.
public func DADiskGetBSDName(_ disk: DADisk) -> UnsafePointer<CChar>? { nil }
/// Has no effect: there are no disks.
@preconcurrency
public func DADiskMount(
    _ disk: DADisk, _ path: CFURL?, _ options: DADiskMountOptions, _ callback: DADiskMountCallback?,
    _ context: UnsafeMutableRawPointer?
) {}
/// Has no effect: there are no disks.
@preconcurrency
public func DADiskUnmount(
    _ disk: DADisk, _ options: DADiskUnmountOptions, _ callback: DADiskUnmountCallback?,
    _ context: UnsafeMutableRawPointer?
) {}
/// Has no effect: there are no disks.
@preconcurrency
public func DADiskEject(
    _ disk: DADisk, _ options: DADiskEjectOptions, _ callback: DADiskEjectCallback?,
    _ context: UnsafeMutableRawPointer?
) {}
/// Returns 0: there are no reasons.
public func DADissenterGetStatus(_ dissenter: DADissenter) -> DAReturn { 0 }
/// Returns `nil`: there are no reasons.
public func DADissenterGetStatusString(_ dissenter: DADissenter) -> CFString? { nil }
