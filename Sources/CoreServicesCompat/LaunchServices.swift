import FoundationGaps

/// Which apps are found.
public struct LSRolesMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Apps that do nothing with a file.
    public static let none = LSRolesMask(rawValue: 1)
    /// Apps that show a file.
    public static let viewer = LSRolesMask(rawValue: 2)
    /// Apps that change a file.
    public static let editor = LSRolesMask(rawValue: 4)
    /// Apps that run a file.
    public static let shell = LSRolesMask(rawValue: 8)
    /// All apps.
    public static let all = LSRolesMask(rawValue: .max)
}

/// No app was found.
public let kLSApplicationNotFoundErr: OSStatus = -10814
/// The function has failed.
public let kLSUnknownErr: OSStatus = -10810

/// Fails with `kLSUnknownErr`: the desktop chooses which app opens links.
@discardableResult
public func LSSetDefaultHandlerForURLScheme(_ inURLScheme: CFString, _ inHandlerBundleID: CFString) -> OSStatus {
    kLSUnknownErr
}

/// Fails with `kLSUnknownErr`: the desktop chooses which app opens files.
@discardableResult
public func LSSetDefaultRoleHandlerForContentType(
    _ inContentType: CFString, _ inRole: LSRolesMask, _ inHandlerBundleID: CFString
) -> OSStatus { kLSUnknownErr }

/// Returns `nil`: the apps of a desktop have no such identifiers.
public func LSCopyDefaultHandlerForURLScheme(_ inURLScheme: CFString) -> Unmanaged<CFString>? { nil }

/// Returns `nil`: the apps of a desktop have no such identifiers.
public func LSCopyDefaultRoleHandlerForContentType(
    _ inContentType: CFString, _ inRole: LSRolesMask
) -> Unmanaged<CFString>? { nil }

/// Returns `nil`, and the error `kLSApplicationNotFoundErr`: the apps of a desktop are not known.
public func LSCopyDefaultApplicationURLForURL(
    _ inURL: CFURL, _ inRoleMask: LSRolesMask, _ outError: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Unmanaged<CFURL>? {
    outError?.pointee = .passRetained(
        NSError(domain: NSOSStatusErrorDomain, code: Int(kLSApplicationNotFoundErr), userInfo: nil))
    return nil
}

/// Has no effect: a desktop has no such register of apps.
@discardableResult
public func LSRegisterURL(_ inURL: CFURL, _ inUpdate: Bool) -> OSStatus { noErr }
