@_exported import FoundationGaps

// Hot keys work while another app is active. A terminal sends keys only to the program in it, so no hot key can be
// registered.

/// Four characters as a number.
public typealias FourCharCode = UInt32
/// Four characters as a number.
public typealias OSType = UInt32

/// A key that has been registered: none.
public typealias EventHotKeyRef = OpaquePointer
/// A function that has been installed: none.
public typealias EventHandlerRef = OpaquePointer
/// An event. None is sent.
public typealias EventRef = OpaquePointer
/// A function that would be called next: none.
public typealias EventHandlerCallRef = OpaquePointer
/// A receiver of events: none.
public typealias EventTargetRef = OpaquePointer
/// A function that receives events.
public typealias EventHandlerUPP =
    @convention(c) (EventHandlerCallRef?, EventRef?, UnsafeMutableRawPointer?) -> OSStatus

/// The number of a key that is registered.
public struct EventHotKeyID: Hashable, Sendable {
    /// The app.
    public var signature: OSType = 0
    /// The number.
    public var id: UInt32 = 0

    /// Creates a number of zeros.
    public init() {}

    /// Creates a number.
    public init(signature: OSType, id: UInt32) {
        self.signature = signature
        self.id = id
    }
}

/// A kind of event.
public struct EventTypeSpec: Hashable, Sendable {
    /// The class.
    public var eventClass: OSType = 0
    /// The kind within the class.
    public var eventKind: UInt32 = 0

    /// Creates a kind of zeros.
    public init() {}

    /// Creates a kind.
    public init(eventClass: OSType, eventKind: UInt32) {
        self.eventClass = eventClass
        self.eventKind = eventKind
    }
}

/// The bit of the Command key.
public let cmdKey = 256
/// The bit of the Shift key.
public let shiftKey = 512
/// The bit of Caps Lock.
public let alphaLock = 1024
/// The bit of the Option key.
public let optionKey = 2048
/// The bit of the Control key.
public let controlKey = 4096

/// The class of events of the keyboard.
public let kEventClassKeyboard = 0x6B65_7962
/// A registered key goes down.
public let kEventHotKeyPressed = 5
/// A registered key goes up.
public let kEventHotKeyReleased = 6
/// The parameter for the object of an event.
public let kEventParamDirectObject = 0x2D2D_2D2D
/// The type of the number of a registered key.
public let typeEventHotKeyID = 0x686B_6964
/// A key cannot be registered.
public let eventHotKeyExistsErr: OSStatus = -9878
/// No function has handled the event.
public let eventNotHandledErr: OSStatus = -9874
/// There is no such parameter.
public let eventParameterNotFoundErr: OSStatus = -9870

/// Fails with `eventHotKeyExistsErr`: a terminal sends keys only to the program in it.
@discardableResult
public func RegisterEventHotKey(
    _ inHotKeyCode: UInt32, _ inHotKeyModifiers: UInt32, _ inHotKeyID: EventHotKeyID, _ inTarget: EventTargetRef?,
    _ inOptions: UInt32, _ outRef: UnsafeMutablePointer<EventHotKeyRef?>?
) -> OSStatus {
    outRef?.pointee = nil
    return eventHotKeyExistsErr
}

/// Has no effect: no key is registered.
@discardableResult
public func UnregisterEventHotKey(_ inHotKey: EventHotKeyRef?) -> OSStatus { noErr }

/// Returns `nil`: there are no events.
public func GetApplicationEventTarget() -> EventTargetRef? { nil }
/// Returns `nil`: there are no events.
public func GetEventDispatcherTarget() -> EventTargetRef? { nil }

/// Has no effect: the function is never called.
@discardableResult
public func InstallEventHandler(
    _ inTarget: EventTargetRef?, _ inHandler: EventHandlerUPP?, _ inNumTypes: Int,
    _ inList: UnsafePointer<EventTypeSpec>?, _ inUserData: UnsafeMutableRawPointer?,
    _ outRef: UnsafeMutablePointer<EventHandlerRef?>?
) -> OSStatus {
    outRef?.pointee = nil
    return noErr
}

/// Has no effect: the function is never called.
@discardableResult
public func RemoveEventHandler(_ inHandlerRef: EventHandlerRef?) -> OSStatus { noErr }

/// Returns 0: there are no events.
public func GetEventKind(_ inEvent: EventRef?) -> UInt32 { 0 }
/// Returns 0: there are no events.
public func GetEventClass(_ inEvent: EventRef?) -> OSType { 0 }

/// Fails with `eventParameterNotFoundErr`: there are no events.
@discardableResult
public func GetEventParameter(
    _ inEvent: EventRef?, _ inName: UInt32, _ inDesiredType: UInt32, _ outActualType: UnsafeMutablePointer<UInt32>?,
    _ inBufferSize: Int, _ outActualSize: UnsafeMutablePointer<Int>?, _ outData: UnsafeMutableRawPointer?
) -> OSStatus { eventParameterNotFoundErr }
