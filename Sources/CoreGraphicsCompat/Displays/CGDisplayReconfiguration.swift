/// The changes of a screen.
public struct CGDisplayChangeSummaryFlags: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The change begins.
    public static let beginConfigurationFlag = CGDisplayChangeSummaryFlags(rawValue: 1)
    /// It has a new place.
    public static let movedFlag = CGDisplayChangeSummaryFlags(rawValue: 2)
    /// It is the main one now.
    public static let setMainFlag = CGDisplayChangeSummaryFlags(rawValue: 4)
    /// It has a new size.
    public static let setModeFlag = CGDisplayChangeSummaryFlags(rawValue: 8)
    /// It was added.
    public static let addFlag = CGDisplayChangeSummaryFlags(rawValue: 16)
    /// It was removed.
    public static let removeFlag = CGDisplayChangeSummaryFlags(rawValue: 32)
    /// It was switched on.
    public static let enabledFlag = CGDisplayChangeSummaryFlags(rawValue: 256)
    /// It was switched off.
    public static let disabledFlag = CGDisplayChangeSummaryFlags(rawValue: 512)
    /// It shows what another one shows.
    public static let mirrorFlag = CGDisplayChangeSummaryFlags(rawValue: 1024)
    /// It shows something of its own again.
    public static let unMirrorFlag = CGDisplayChangeSummaryFlags(rawValue: 2048)
    /// The shape of all screens has changed.
    public static let desktopShapeChangedFlag = CGDisplayChangeSummaryFlags(rawValue: 4096)
}

/// A function that is told about changes of screens.
public typealias CGDisplayReconfigurationCallBack =
    @Sendable (CGDirectDisplayID, CGDisplayChangeSummaryFlags, UnsafeMutableRawPointer?) -> Void

/// Has no effect: the function is never called, because the terminal stays the only screen.
@discardableResult
@preconcurrency
public func CGDisplayRegisterReconfigurationCallback(
    _ callback: CGDisplayReconfigurationCallBack?, _ userInfo: UnsafeMutableRawPointer?
) -> CGError { .success }

/// Has no effect: the function is never called.
@discardableResult
@preconcurrency
public func CGDisplayRemoveReconfigurationCallback(
    _ callback: CGDisplayReconfigurationCallBack?, _ userInfo: UnsafeMutableRawPointer?
) -> CGError { .success }

/// A change of screens: none is made.
public typealias CGDisplayConfigRef = OpaquePointer

/// Fails: an app does not change its terminal.
@discardableResult
public func CGBeginDisplayConfiguration(_ config: UnsafeMutablePointer<CGDisplayConfigRef?>?) -> CGError {
    config?.pointee = nil
    return .failure
}
