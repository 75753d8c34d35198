import FoundationGaps

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
