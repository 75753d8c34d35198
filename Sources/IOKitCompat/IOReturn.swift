import FoundationGaps

/// The result of a function of IOKit.
public typealias IOReturn = kern_return_t

/// The function has succeeded.
public let kIOReturnSuccess: IOReturn = 0
/// The function has failed.
public let kIOReturnError: IOReturn = -536_870_212
/// There is not enough memory.
public let kIOReturnNoMemory: IOReturn = -536_870_211
/// There is not enough room.
public let kIOReturnNoResources: IOReturn = -536_870_210
/// There is no such device.
public let kIOReturnNoDevice: IOReturn = -536_870_208
/// The caller must not do this.
public let kIOReturnNotPrivileged: IOReturn = -536_870_207
/// An argument is wrong.
public let kIOReturnBadArgument: IOReturn = -536_870_206
/// Another program uses the device.
public let kIOReturnExclusiveAccess: IOReturn = -536_870_203
/// The function is not supported.
public let kIOReturnUnsupported: IOReturn = -536_870_201
/// The device is not open.
public let kIOReturnNotOpen: IOReturn = -536_870_195
/// The device is busy.
public let kIOReturnBusy: IOReturn = -536_870_187
/// The device does not answer.
public let kIOReturnTimeout: IOReturn = -536_870_186
/// The caller must not do this.
public let kIOReturnNotPermitted: IOReturn = -536_870_174
/// There is no such thing.
public let kIOReturnNotFound: IOReturn = -536_870_160
