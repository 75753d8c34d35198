@_exported import FoundationGaps

/// The number of an assertion.
public typealias IOPMAssertionID = UInt32
/// The strength of an assertion.
public typealias IOPMAssertionLevel = UInt32

/// The assertion applies.
public let kIOPMAssertionLevelOn = 255
/// The assertion does not apply.
public let kIOPMAssertionLevelOff = 0
/// The display stays on.
public let kIOPMAssertionTypeNoDisplaySleep = "NoDisplaySleepAssertion"
/// The machine stays awake.
public let kIOPMAssertionTypeNoIdleSleep = "NoIdleSleepAssertion"
/// The machine stays awake.
public let kIOPMAssertionTypePreventUserIdleSystemSleep = "PreventUserIdleSystemSleep"
/// The display stays on.
public let kIOPMAssertionTypePreventUserIdleDisplaySleep = "PreventUserIdleDisplaySleep"
/// The machine stays awake.
public let kIOPMAssertionTypePreventSystemSleep = "PreventSystemSleep"

/// Fails with `kIOReturnUnsupported`: a program in a terminal does not keep its machine awake.
@discardableResult
public func IOPMAssertionCreateWithName(
    _ AssertionType: CFString?, _ AssertionLevel: IOPMAssertionLevel, _ AssertionName: CFString?,
    _ AssertionID: UnsafeMutablePointer<IOPMAssertionID>?
) -> IOReturn {
    AssertionID?.pointee = 0
    return kIOReturnUnsupported
}

/// Has no effect: there are no assertions.
@discardableResult
public func IOPMAssertionRelease(_ AssertionID: IOPMAssertionID) -> IOReturn { kIOReturnSuccess }

/// Has no effect: a program in a terminal does not keep its machine awake.
@discardableResult
public func IOPMAssertionDeclareUserActivity(
    _ AssertionName: CFString?, _ UserType: UInt32, _ AssertionID: UnsafeMutablePointer<IOPMAssertionID>?
) -> IOReturn {
    AssertionID?.pointee = 0
    return kIOReturnUnsupported
}

/// Fails with `kIOReturnUnsupported`: a program in a terminal does not keep its machine awake.
@discardableResult
public func IOPMAssertionCreateWithDescription(
    _ AssertionType: CFString?, _ Name: CFString?, _ Details: CFString?, _ HumanReadableReason: CFString?,
    _ LocalizationBundlePath: CFString?, _ Timeout: CFTimeInterval, _ TimeoutAction: CFString?,
    _ AssertionID: UnsafeMutablePointer<IOPMAssertionID>?
) -> IOReturn {
    AssertionID?.pointee = 0
    return kIOReturnUnsupported
}

/// No assertion.
public let kIOPMNullAssertionID: IOPMAssertionID = 0
