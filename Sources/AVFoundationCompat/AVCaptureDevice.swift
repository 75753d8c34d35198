/// Whether an app may use a camera or a microphone.
public enum AVAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized
}

/// A camera or a microphone; a terminal has none.
public final class AVCaptureDevice: Sendable {
    private init() {}

    /// Returns `nil`: a terminal has no capture devices.
    public static func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    /// Returns `denied`.
    public static func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }
    /// Returns false: access is always denied.
    public static func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
    /// Calls the closure with false: access is always denied.
    @preconcurrency
    public static func requestAccess(for mediaType: AVMediaType, completionHandler: @escaping @Sendable (Bool) -> Void)
    {
        completionHandler(false)
    }
}
