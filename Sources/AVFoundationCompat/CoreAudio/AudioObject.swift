import FoundationGaps

// A Mac tells its devices for sound through objects with properties. A program in a terminal has none of these objects.

/// The number of an object.
public typealias AudioObjectID = UInt32
/// The number of a device.
public typealias AudioDeviceID = AudioObjectID
/// The number of a stream of a device.
public typealias AudioStreamID = AudioObjectID
/// The number of a property.
public typealias AudioObjectPropertySelector = UInt32
/// The number of a part of an object.
public typealias AudioObjectPropertyScope = UInt32
/// The number of a channel.
public typealias AudioObjectPropertyElement = UInt32
/// The number of a class of objects.
public typealias AudioClassID = UInt32
/// No object.
public let kAudioObjectUnknown: AudioObjectID = 0
/// No device.
public let kAudioDeviceUnknown: AudioObjectID = 0
/// The object that knows all others.
public let kAudioObjectSystemObject: Int32 = 1

/// A property of an object.
public struct AudioObjectPropertyAddress: Hashable, Sendable {
    /// The property.
    public var mSelector: AudioObjectPropertySelector
    /// The part of the object.
    public var mScope: AudioObjectPropertyScope
    /// The channel.
    public var mElement: AudioObjectPropertyElement

    /// Creates an address of zeros.
    public init() {
        self.init(mSelector: 0, mScope: 0, mElement: 0)
    }

    /// Creates an address.
    public init(
        mSelector: AudioObjectPropertySelector, mScope: AudioObjectPropertyScope, mElement: AudioObjectPropertyElement
    ) {
        self.mSelector = mSelector
        self.mScope = mScope
        self.mElement = mElement
    }
}

/// A function that is told about changes.
public typealias AudioObjectPropertyListenerProc =
    @Sendable (AudioObjectID, UInt32, UnsafePointer<AudioObjectPropertyAddress>, UnsafeMutableRawPointer?) -> OSStatus
/// A closure that is told about changes.
public typealias AudioObjectPropertyListenerBlock = (UInt32, UnsafePointer<AudioObjectPropertyAddress>) -> Void

/// Returns false: there are no objects.
public func AudioObjectHasProperty(
    _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>
) -> Bool { false }

/// Fails with `kAudioHardwareBadObjectError`: there are no objects.
@discardableResult
public func AudioObjectIsPropertySettable(
    _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>,
    _ outIsSettable: UnsafeMutablePointer<DarwinBoolean>
) -> OSStatus {
    outIsSettable.pointee = false
    return kAudioHardwareBadObjectError
}

/// Fails with `kAudioHardwareBadObjectError`: there are no objects. The size becomes 0.
@discardableResult
public func AudioObjectGetPropertyDataSize(
    _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>,
    _ inQualifierDataSize: UInt32, _ inQualifierData: UnsafeRawPointer?, _ outDataSize: UnsafeMutablePointer<UInt32>
) -> OSStatus {
    outDataSize.pointee = 0
    return kAudioHardwareBadObjectError
}

/// Fails with `kAudioHardwareBadObjectError`: there are no objects. The size becomes 0, and the room keeps its contents.
@discardableResult
public func AudioObjectGetPropertyData(
    _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>,
    _ inQualifierDataSize: UInt32, _ inQualifierData: UnsafeRawPointer?, _ ioDataSize: UnsafeMutablePointer<UInt32>,
    _ outData: UnsafeMutableRawPointer
) -> OSStatus {
    ioDataSize.pointee = 0
    return kAudioHardwareBadObjectError
}

/// Fails with `kAudioHardwareBadObjectError`: there are no objects.
@discardableResult
public func AudioObjectSetPropertyData(
    _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>,
    _ inQualifierDataSize: UInt32, _ inQualifierData: UnsafeRawPointer?, _ inDataSize: UInt32,
    _ inData: UnsafeRawPointer
) -> OSStatus { kAudioHardwareBadObjectError }

/// Fails with `kAudioHardwareBadObjectError`: the function is never called.
@discardableResult
@preconcurrency
public func AudioObjectAddPropertyListener(
    _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>,
    _ inListener: AudioObjectPropertyListenerProc, _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus { kAudioHardwareBadObjectError }

/// Has no effect: no function is called.
@discardableResult
@preconcurrency
public func AudioObjectRemovePropertyListener(
    _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>,
    _ inListener: AudioObjectPropertyListenerProc, _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus { kAudioHardwareBadObjectError }

/// Fails with `kAudioHardwareBadObjectError`: the closure is never called.
@discardableResult
public func AudioObjectAddPropertyListenerBlock(
    _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>,
    _ inDispatchQueue: DispatchQueue?, _ inListener: @escaping AudioObjectPropertyListenerBlock
) -> OSStatus { kAudioHardwareBadObjectError }

/// Has no effect: no closure is called.
@discardableResult
public func AudioObjectRemovePropertyListenerBlock(
    _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>,
    _ inDispatchQueue: DispatchQueue?, _ inListener: @escaping AudioObjectPropertyListenerBlock
) -> OSStatus { kAudioHardwareBadObjectError }
