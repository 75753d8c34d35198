import CursesUI
import FoundationGaps

/// The number of a screen.
public typealias CGDirectDisplayID = UInt32
/// A number of screens.
public typealias CGDisplayCount = UInt32
/// A result of a function of screens.
public typealias CGDisplayErr = CGError
/// The brightness of a part of a colour, from 0 to 1.
public typealias CGGammaValue = Float
/// No screen.
public let kCGNullDirectDisplay: CGDirectDisplayID = 0

/// The only screen: the terminal.
private let terminal: CGDirectDisplayID = 1

/// Returns the number of the terminal.
public func CGMainDisplayID() -> CGDirectDisplayID { terminal }

/// Lists the screens: only the terminal.
///
/// - Parameters:
///   - maxDisplays: how many screens there is room for.
///   - activeDisplays: receives the numbers; `nil` to count them.
///   - displayCount: receives the number of screens.
@discardableResult
public func CGGetActiveDisplayList(
    _ maxDisplays: UInt32, _ activeDisplays: UnsafeMutablePointer<CGDirectDisplayID>?,
    _ displayCount: UnsafeMutablePointer<UInt32>?
) -> CGError {
    if let activeDisplays, maxDisplays > 0 { activeDisplays.pointee = terminal }
    displayCount?.pointee = activeDisplays == nil ? 1 : min(maxDisplays, 1)
    return .success
}

/// Lists the screens: only the terminal.
@discardableResult
public func CGGetOnlineDisplayList(
    _ maxDisplays: UInt32, _ onlineDisplays: UnsafeMutablePointer<CGDirectDisplayID>?,
    _ displayCount: UnsafeMutablePointer<UInt32>?
) -> CGError { CGGetActiveDisplayList(maxDisplays, onlineDisplays, displayCount) }

/// Lists the screens at a place: the terminal, or none.
@discardableResult
public func CGGetDisplaysWithPoint(
    _ point: CGPoint, _ maxDisplays: UInt32, _ displays: UnsafeMutablePointer<CGDirectDisplayID>?,
    _ matchingDisplayCount: UnsafeMutablePointer<UInt32>?
) -> CGError {
    guard CGDisplayBounds(terminal).contains(point) else {
        matchingDisplayCount?.pointee = 0
        return .success
    }
    return CGGetActiveDisplayList(maxDisplays, displays, matchingDisplayCount)
}

/// Lists the screens at a rectangle: the terminal, or none.
@discardableResult
public func CGGetDisplaysWithRect(
    _ rect: CGRect, _ maxDisplays: UInt32, _ displays: UnsafeMutablePointer<CGDirectDisplayID>?,
    _ matchingDisplayCount: UnsafeMutablePointer<UInt32>?
) -> CGError {
    guard CGDisplayBounds(terminal).intersects(rect) else {
        matchingDisplayCount?.pointee = 0
        return .success
    }
    return CGGetActiveDisplayList(maxDisplays, displays, matchingDisplayCount)
}

/// Returns the place of the terminal, in points; an empty rectangle for another number, for an app that is not shown,
/// and on other threads than the main one.
public func CGDisplayBounds(_ display: CGDirectDisplayID) -> CGRect {
    guard display == terminal, Thread.isMainThread else { return .zero }
    return MainActor.assumeIsolated { CGRect(origin: .zero, size: Screen.current?.bounds ?? .zero) }
}

/// Returns the width of the terminal, in points.
public func CGDisplayPixelsWide(_ display: CGDirectDisplayID) -> Int { Int(CGDisplayBounds(display).width) }
/// Returns the height of the terminal, in points.
public func CGDisplayPixelsHigh(_ display: CGDirectDisplayID) -> Int { Int(CGDisplayBounds(display).height) }
/// Returns zero: the size of a terminal in millimetres is not known.
public func CGDisplayScreenSize(_ display: CGDirectDisplayID) -> CGSize { .zero }
/// Returns 0: a terminal is not rotated.
public func CGDisplayRotation(_ display: CGDirectDisplayID) -> Double { 0 }
/// Returns 1 for the terminal.
public func CGDisplayIsMain(_ display: CGDirectDisplayID) -> boolean_t { display == terminal ? 1 : 0 }
/// Returns 1 for the terminal.
public func CGDisplayIsActive(_ display: CGDirectDisplayID) -> boolean_t { display == terminal ? 1 : 0 }
/// Returns 1 for the terminal.
public func CGDisplayIsOnline(_ display: CGDirectDisplayID) -> boolean_t { display == terminal ? 1 : 0 }
/// Returns 0: whether the screen sleeps is not known.
public func CGDisplayIsAsleep(_ display: CGDirectDisplayID) -> boolean_t { 0 }
/// Returns 0: a terminal belongs to no machine.
public func CGDisplayIsBuiltin(_ display: CGDirectDisplayID) -> boolean_t { 0 }
/// Returns 0: a terminal shows nothing twice.
public func CGDisplayIsInMirrorSet(_ display: CGDirectDisplayID) -> boolean_t { 0 }
/// Returns 0: a terminal is not a television.
public func CGDisplayIsStereo(_ display: CGDirectDisplayID) -> boolean_t { 0 }
/// Returns no screen: a terminal shows nothing twice.
public func CGDisplayMirrorsDisplay(_ display: CGDirectDisplayID) -> CGDirectDisplayID { kCGNullDirectDisplay }
/// Returns the number: a terminal shows nothing twice.
public func CGDisplayPrimaryDisplay(_ display: CGDirectDisplayID) -> CGDirectDisplayID { display }
/// Returns 0: the maker of the screen is not known.
public func CGDisplayVendorNumber(_ display: CGDirectDisplayID) -> UInt32 { 0 }
/// Returns 0: the model of the screen is not known.
public func CGDisplayModelNumber(_ display: CGDirectDisplayID) -> UInt32 { 0 }
/// Returns 0: the number of the screen is not known.
public func CGDisplaySerialNumber(_ display: CGDirectDisplayID) -> UInt32 { 0 }
/// Returns 0: the place of the screen at the machine is not known.
public func CGDisplayUnitNumber(_ display: CGDirectDisplayID) -> UInt32 { 0 }
/// Returns `nil`: an app in a terminal cannot take pictures of the screen.
public func CGDisplayCreateImage(_ displayID: CGDirectDisplayID) -> CGImage? { nil }
/// Returns `nil`: an app in a terminal cannot take pictures of the screen.
public func CGDisplayCreateImage(_ displayID: CGDirectDisplayID, rect: CGRect) -> CGImage? { nil }
/// Returns `nil`: a terminal has no identifier.
public func CGDisplayCreateUUIDFromDisplayID(_ displayID: CGDirectDisplayID) -> Unmanaged<CFUUID>! { nil }
