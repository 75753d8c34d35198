import FoundationGaps

/// The access to input devices that an app asks for.
public struct IOHIDRequestType: RawRepresentable, Hashable, Sendable {
    /// The number of the wish.
    public let rawValue: UInt32

    /// Creates a wish from its number.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}

/// Whether an app may use devices for input.
public struct IOHIDAccessType: RawRepresentable, Hashable, Sendable {
    /// The number of the answer.
    public let rawValue: UInt32

    /// Creates an answer from its number.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}

/// The app wants to send events.
public let kIOHIDRequestTypePostEvent = IOHIDRequestType(rawValue: 0)
/// The app wants to see events.
public let kIOHIDRequestTypeListenEvent = IOHIDRequestType(rawValue: 1)
/// The app may do it.
public let kIOHIDAccessTypeGranted = IOHIDAccessType(rawValue: 0)
/// The app must not do it.
public let kIOHIDAccessTypeDenied = IOHIDAccessType(rawValue: 1)
/// The user has not been asked.
public let kIOHIDAccessTypeUnknown = IOHIDAccessType(rawValue: 2)

/// Returns `kIOHIDAccessTypeDenied`: a terminal sends keys only to the program in it.
public func IOHIDCheckAccess(_ requestType: IOHIDRequestType) -> IOHIDAccessType { kIOHIDAccessTypeDenied }

/// Returns false: a terminal sends keys only to the program in it.
@discardableResult
public func IOHIDRequestAccess(_ requestType: IOHIDRequestType) -> Bool { false }
