@_exported import Foundation

/// The closure that gets the measurements of an accelerometer.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// The closure that gets the measurements of a gyroscope.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
/// The closure that gets the measurements of a magnetometer.
public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void
/// The closure that gets the motion of the device.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

/// The sensors of motion. A terminal has none: nothing is available, and handlers are never called.
open class CMMotionManager: NSObject {
    /// Creates a manager.
    override public init() {}

    /// The value is kept, but has no effect.
    open var accelerometerUpdateInterval: TimeInterval = 0
    /// The value is kept, but has no effect.
    open var gyroUpdateInterval: TimeInterval = 0
    /// The value is kept, but has no effect.
    open var magnetometerUpdateInterval: TimeInterval = 0
    /// The value is kept, but has no effect.
    open var deviceMotionUpdateInterval: TimeInterval = 0
    /// The value is kept, but has no effect.
    open var showsDeviceMovementDisplay = false

    /// False: there is no accelerometer.
    open var isAccelerometerAvailable: Bool { false }
    /// False: there is no accelerometer.
    open var isAccelerometerActive: Bool { false }
    /// Always `nil`: there is no accelerometer.
    open var accelerometerData: CMAccelerometerData? { nil }
    /// Does nothing: there is no accelerometer.
    open func startAccelerometerUpdates() {}
    /// Does nothing: there is no accelerometer.
    open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler)
    {}
    /// Does nothing: there is no accelerometer.
    open func stopAccelerometerUpdates() {}

    /// False: there is no gyroscope.
    open var isGyroAvailable: Bool { false }
    /// False: there is no gyroscope.
    open var isGyroActive: Bool { false }
    /// Always `nil`: there is no gyroscope.
    open var gyroData: CMGyroData? { nil }
    /// Does nothing: there is no gyroscope.
    open func startGyroUpdates() {}
    /// Does nothing: there is no gyroscope.
    open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {}
    /// Does nothing: there is no gyroscope.
    open func stopGyroUpdates() {}

    /// False: there is no magnetometer.
    open var isMagnetometerAvailable: Bool { false }
    /// False: there is no magnetometer.
    open var isMagnetometerActive: Bool { false }
    /// Always `nil`: there is no magnetometer.
    open var magnetometerData: CMMagnetometerData? { nil }
    /// Does nothing: there is no magnetometer.
    open func startMagnetometerUpdates() {}
    /// Does nothing: there is no magnetometer.
    open func startMagnetometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler) {
    }
    /// Does nothing: there is no magnetometer.
    open func stopMagnetometerUpdates() {}

    /// The directions to which attitudes can refer: none.
    open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }
    /// The directions to which attitudes refer: none.
    open var attitudeReferenceFrame: CMAttitudeReferenceFrame { [] }
    /// False: there are no sensors of motion.
    open var isDeviceMotionAvailable: Bool { false }
    /// False: there are no sensors of motion.
    open var isDeviceMotionActive: Bool { false }
    /// Always `nil`: there are no sensors of motion.
    open var deviceMotion: CMDeviceMotion? { nil }
    /// Does nothing: there are no sensors of motion.
    open func startDeviceMotionUpdates() {}
    /// Does nothing: there are no sensors of motion.
    open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {
    }
    /// Does nothing: there are no sensors of motion.
    open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}
    /// Does nothing: there are no sensors of motion.
    open func startDeviceMotionUpdates(
        using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
        withHandler handler: @escaping CMDeviceMotionHandler
    ) {}
    /// Does nothing: there are no sensors of motion.
    open func stopDeviceMotionUpdates() {}
}

/// The sensors of headphones. A terminal has none.
open class CMHeadphoneMotionManager: NSObject {
    /// The object is kept, but never called.
    open weak var delegate: (any CMHeadphoneMotionManagerDelegate)?

    /// Creates a manager.
    override public init() {}

    /// `.denied`: there are no sensors of motion.
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
    /// False: there are no sensors of motion.
    open var isDeviceMotionAvailable: Bool { false }
    /// False: there are no sensors of motion.
    open var isDeviceMotionActive: Bool { false }
    /// Always `nil`: there are no sensors of motion.
    open var deviceMotion: CMDeviceMotion? { nil }
    /// Does nothing: there are no sensors of motion.
    open func startDeviceMotionUpdates() {}
    /// Does nothing: there are no sensors of motion.
    open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {
    }
    /// Does nothing: there are no sensors of motion.
    open func stopDeviceMotionUpdates() {}
}

/// Is told about headphones; never called.
public protocol CMHeadphoneMotionManagerDelegate: NSObjectProtocol {
    /// Headphones have been connected.
    func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager)
    /// Headphones have been disconnected.
    func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager)
}

extension CMHeadphoneMotionManagerDelegate {
    /// Does nothing.
    public func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager) {}
    /// Does nothing.
    public func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager) {}
}
