import FoundationGaps

// The keys of what is known of a disk.
//
// `nonisolated(unsafe)`: an `NSString` that is made from a literal never changes, so every thread may read it.

/// The folder in which the disk is mounted.
nonisolated(unsafe) public let kDADiskDescriptionVolumePathKey: CFString = "DAVolumePath"
/// The name of the disk.
nonisolated(unsafe) public let kDADiskDescriptionVolumeNameKey: CFString = "DAVolumeName"
/// The file system.
nonisolated(unsafe) public let kDADiskDescriptionVolumeKindKey: CFString = "DAVolumeKind"
/// Whether the disk can be mounted.
nonisolated(unsafe) public let kDADiskDescriptionVolumeMountableKey: CFString = "DAVolumeMountable"
/// Whether the disk is in the network.
nonisolated(unsafe) public let kDADiskDescriptionVolumeNetworkKey: CFString = "DAVolumeNetwork"
/// The identifier of the file system.
nonisolated(unsafe) public let kDADiskDescriptionVolumeUUIDKey: CFString = "DAVolumeUUID"
/// The file system in words.
nonisolated(unsafe) public let kDADiskDescriptionVolumeTypeKey: CFString = "DAVolumeType"
/// The name of the device.
nonisolated(unsafe) public let kDADiskDescriptionMediaBSDNameKey: CFString = "DAMediaBSDName"
/// The name of the medium.
nonisolated(unsafe) public let kDADiskDescriptionMediaNameKey: CFString = "DAMediaName"
/// The bytes of the medium.
nonisolated(unsafe) public let kDADiskDescriptionMediaSizeKey: CFString = "DAMediaSize"
/// Whether the medium can be ejected.
nonisolated(unsafe) public let kDADiskDescriptionMediaEjectableKey: CFString = "DAMediaEjectable"
/// Whether the medium can be removed.
nonisolated(unsafe) public let kDADiskDescriptionMediaRemovableKey: CFString = "DAMediaRemovable"
/// Whether it is the whole medium.
nonisolated(unsafe) public let kDADiskDescriptionMediaWholeKey: CFString = "DAMediaWhole"
/// Whether the medium can be written.
nonisolated(unsafe) public let kDADiskDescriptionMediaWritableKey: CFString = "DAMediaWritable"
/// The content of the medium.
nonisolated(unsafe) public let kDADiskDescriptionMediaContentKey: CFString = "DAMediaContent"
/// The identifier of the medium.
nonisolated(unsafe) public let kDADiskDescriptionMediaUUIDKey: CFString = "DAMediaUUID"
/// How the device is connected.
nonisolated(unsafe) public let kDADiskDescriptionDeviceProtocolKey: CFString = "DADeviceProtocol"
/// Whether the device is in the machine.
nonisolated(unsafe) public let kDADiskDescriptionDeviceInternalKey: CFString = "DADeviceInternal"
/// The model.
nonisolated(unsafe) public let kDADiskDescriptionDeviceModelKey: CFString = "DADeviceModel"
/// The maker.
nonisolated(unsafe) public let kDADiskDescriptionDeviceVendorKey: CFString = "DADeviceVendor"
/// The name of the connection.
nonisolated(unsafe) public let kDADiskDescriptionBusNameKey: CFString = "DABusName"

/// No options.
public let kDADiskMountOptionDefault = 0
/// All parts of the medium are mounted.
public let kDADiskMountOptionWhole = 1
/// No options.
public let kDADiskUnmountOptionDefault = 0
/// All parts of the medium are unmounted.
public let kDADiskUnmountOptionWhole = 1
/// The disk is unmounted even if it is used.
public let kDADiskUnmountOptionForce = 0x8_0000
/// No options.
public let kDADiskEjectOptionDefault = 0
/// The function has succeeded.
public let kDAReturnSuccess: DAReturn = 0
