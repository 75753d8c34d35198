import FoundationGaps

/// The identifier of a system sound.
public typealias SystemSoundID = UInt32

/// Makes an identifier for a sound in a file, which is not read: a terminal is silent.
@discardableResult
public func AudioServicesCreateSystemSoundID(_ url: CFURL, _ sound: UnsafeMutablePointer<SystemSoundID>) -> OSStatus {
    // The identifiers below it are those of the system.
    sound.pointee = 4097
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
/// The identifier of the sound that the user has chosen for alerts. On Apple's platforms, only macOS has it.
public let kSystemSoundID_UserPreferredAlert: SystemSoundID = 4096
/// The identifier of the sound in whose place the screen flashes. On Apple's platforms, only macOS has it.
public let kSystemSoundID_FlashScreen: SystemSoundID = 4094
