@_exported import CoreGraphicsCompat
@_exported import FoundationGaps

/// For whom a font is registered; it has no effect.
public enum CTFontManagerScope: UInt32, Sendable {
    case none, process, persistent, session

    /// For the user.
    public static let user = CTFontManagerScope.persistent
}

/// Has no effect, and returns true if the file exists: a terminal has its own font.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { isFile(fontURL, error) }

/// Has no effect, and returns true if the file exists: a terminal has its own font.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { isFile(fontURL, error) }

/// Has no effect, and calls the closure once: a terminal has its own font.
public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool, _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    _ = registrationHandler?([], true)
}

/// Has no effect, and returns true: a terminal has its own font.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

/// Has no effect, and returns true: a terminal has its own font.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

/// Returns no names: a terminal has its own font.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray { [] }

/// Returns no names: a terminal has its own font.
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray { [] }

private func isFile(_ url: CFURL, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    if let path = url.path, FileManager.default.fileExists(atPath: path) { return true }
    // As on Apple's platforms, the caller releases the error.
    error?.pointee = Unmanaged.passRetained(
        NSError(domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: CTFontManagerError.fileNotFound.rawValue))
    return false
}

/// The reason why a font cannot be registered.
public enum CTFontManagerError: Int, Sendable {
    case fileNotFound = 101
    case insufficientPermissions, unrecognizedFormat, invalidFontData
    case alreadyRegistered
    case notRegistered = 201
    case inUse, systemRequired
}
