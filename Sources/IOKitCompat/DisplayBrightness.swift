import FoundationGaps

/// The brightness of a screen, from 0 to 1.
public let kIODisplayBrightnessKey = "brightness"
/// The identifier of the maker of a screen.
public let kDisplayVendorID = "DisplayVendorID"
/// The number of the model of a screen.
public let kDisplayProductID = "DisplayProductID"
/// The names of a screen.
public let kDisplayProductName = "DisplayProductName"
/// Only the names in the language of the user are read.
public let kIODisplayOnlyPreferredName: UInt32 = 0x100

/// Fails with `kIOReturnNoDevice`: the brightness of a terminal is not known.
@discardableResult
public func IODisplayGetFloatParameter(
    _ service: io_service_t, _ options: IOOptionBits, _ parameterName: CFString?, _ value: UnsafeMutablePointer<Float>?
) -> IOReturn { kIOReturnNoDevice }

/// Fails with `kIOReturnNoDevice`: the brightness of a terminal cannot be set.
@discardableResult
public func IODisplaySetFloatParameter(
    _ service: io_service_t, _ options: IOOptionBits, _ parameterName: CFString?, _ value: Float
) -> IOReturn { kIOReturnNoDevice }

/// Returns `nil`: nothing is known of the screen.
public func IODisplayCreateInfoDictionary(
    _ framebuffer: io_service_t, _ options: IOOptionBits
) -> Unmanaged<CFDictionary>! { nil }
