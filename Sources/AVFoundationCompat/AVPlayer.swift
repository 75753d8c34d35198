@_exported import FoundationGaps

/// Plays audio and video. A terminal plays neither: playback never advances.
@MainActor @preconcurrency
open class AVPlayer {
    /// The audio or video.
    public private(set) var currentItem: AVPlayerItem?
    /// The value is kept, but has no effect.
    open var volume: Float = 1
    /// The value is kept, but has no effect.
    open var isMuted = false
    /// The value is kept, but has no effect.
    open var actionAtItemEnd = ActionAtItemEnd.pause
    /// The playback rate: 0, because nothing is played.
    open var rate: Float = 0

    /// The action when an item has played to its end.
    public enum ActionAtItemEnd: Int, Sendable {
        case advance, pause, none
    }

    /// Creates a player without content.
    public init() {}

    /// Creates a player.
    public convenience init(url: URL) {
        self.init(playerItem: AVPlayerItem(url: url))
    }

    /// Creates a player.
    public init(playerItem: AVPlayerItem?) {
        currentItem = playerItem
    }

    /// Has no effect: nothing is played.
    open func play() {}
    /// Has no effect: nothing is played.
    open func pause() {}
    /// Replaces the content.
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
}

/// Audio or video for a player.
@MainActor @preconcurrency
open class AVPlayerItem {
    /// The URL of the audio or video.
    public let url: URL

    /// Creates an item for a URL.
    public init(url: URL) {
        self.url = url
    }
}

extension NSNotification.Name {
    /// Announces that an item has played to its end. It is never posted.
    public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
}

/// The identifier of a system sound.
public typealias SystemSoundID = UInt32

/// Makes an identifier for a sound in a file, which is not read: a terminal is silent.
@discardableResult
public func AudioServicesCreateSystemSoundID(_ url: CFURL, _ sound: UnsafeMutablePointer<SystemSoundID>) -> OSStatus {
    sound.pointee = 4096
    return 0
}
/// Has no effect: the sound has not been read.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ sound: SystemSoundID) -> OSStatus { 0 }
/// Has no effect: a terminal is silent.
public func AudioServicesPlaySystemSound(_ sound: SystemSoundID) {}
/// Has no effect: a terminal is silent.
public func AudioServicesPlayAlertSound(_ sound: SystemSoundID) {}
/// Calls the closure at once: a terminal is silent.
public func AudioServicesPlaySystemSoundWithCompletion(_ sound: SystemSoundID, _ completion: (() -> Void)?) {
    completion?()
}
/// Calls the closure at once: a terminal is silent.
public func AudioServicesPlayAlertSoundWithCompletion(_ sound: SystemSoundID, _ completion: (() -> Void)?) {
    completion?()
}
/// The identifier of the system sound that vibrates the device.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095

/// A kind of media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Sound.
    public static let audio = AVMediaType(rawValue: "soun")
    /// Film.
    public static let video = AVMediaType(rawValue: "vide")
}

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
    public static func requestAccess(for mediaType: AVMediaType, completionHandler: @escaping @Sendable (Bool) -> Void)
    {
        completionHandler(false)
    }
}
