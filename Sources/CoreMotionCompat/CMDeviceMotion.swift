import Foundation

/// A measurement of a sensor. A terminal makes none.
open class CMLogItem: NSObject, @unchecked Sendable {
    // Sendable: a measurement has no value that changes.

    /// The seconds since the device was started.
    open var timestamp: TimeInterval { 0 }
}

/// The acceleration of the device.
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
    /// The acceleration: none.
    open var acceleration: CMAcceleration { CMAcceleration() }
}

/// The rotation of the device.
open class CMGyroData: CMLogItem, @unchecked Sendable {
    /// The rotation: none.
    open var rotationRate: CMRotationRate { CMRotationRate() }
}

/// The magnetic field.
open class CMMagnetometerData: CMLogItem, @unchecked Sendable {
    /// The field: none.
    open var magneticField: CMMagneticField { CMMagneticField() }
}

/// The motion of the device.
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
    /// The place of the sensors.
    public enum SensorLocation: Int, Sendable {
        case `default`, headphoneLeft, headphoneRight
    }

    /// The attitude: flat on a table.
    open var attitude: CMAttitude { CMAttitude() }
    /// The rotation: none.
    open var rotationRate: CMRotationRate { CMRotationRate() }
    /// The direction of gravity: down.
    open var gravity: CMAcceleration { CMAcceleration(x: 0, y: 0, z: -1) }
    /// The acceleration by the user: none.
    open var userAcceleration: CMAcceleration { CMAcceleration() }
    /// The magnetic field: none.
    open var magneticField: CMCalibratedMagneticField { CMCalibratedMagneticField() }
    /// The direction in degrees: unknown.
    open var heading: Double { -1 }
    /// The place of the sensors.
    open var sensorLocation: SensorLocation { .default }
}

/// How the device lies in space.
open class CMAttitude: NSObject, NSCopying, @unchecked Sendable {
    // Sendable: an attitude has no value that changes.

    /// The rotation about the long axis, in radians: none.
    open var roll: Double { 0 }
    /// The rotation about the short axis, in radians: none.
    open var pitch: Double { 0 }
    /// The rotation about the vertical axis, in radians: none.
    open var yaw: Double { 0 }
    /// The rotation as a matrix.
    open var rotationMatrix: CMRotationMatrix { CMRotationMatrix() }
    /// The rotation as a quaternion.
    open var quaternion: CMQuaternion { CMQuaternion() }

    /// Does nothing: no attitude differs from another.
    open func multiply(byInverseOf attitude: CMAttitude) {}
    /// Returns the attitude itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An acceleration, in multiples of gravity.
public struct CMAcceleration: Sendable {
    /// Along the short axis.
    public var x = 0.0
    /// Along the long axis.
    public var y = 0.0
    /// Out of the screen.
    public var z = 0.0

    /// Creates no acceleration.
    public init() {}
    /// Creates an acceleration.
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A rotation, in radians for each second.
public struct CMRotationRate: Sendable {
    /// About the short axis.
    public var x = 0.0
    /// About the long axis.
    public var y = 0.0
    /// About the axis out of the screen.
    public var z = 0.0

    /// Creates no rotation.
    public init() {}
    /// Creates a rotation.
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A magnetic field, in microteslas.
public struct CMMagneticField: Sendable {
    /// Along the short axis.
    public var x = 0.0
    /// Along the long axis.
    public var y = 0.0
    /// Out of the screen.
    public var z = 0.0

    /// Creates no field.
    public init() {}
    /// Creates a field.
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A magnetic field with its accuracy.
public struct CMCalibratedMagneticField: Sendable {
    /// The field.
    public var field = CMMagneticField()
    /// The accuracy.
    public var accuracy = CMMagneticFieldCalibrationAccuracy.uncalibrated

    /// Creates no field.
    public init() {}
}

/// The accuracy of a magnetic field.
public enum CMMagneticFieldCalibrationAccuracy: Int32, Sendable {
    case uncalibrated = -1
    case low, medium, high
}

/// A rotation as a matrix.
public struct CMRotationMatrix: Sendable {
    /// A number of the first row.
    public var m11 = 1.0
    /// A number of the first row.
    public var m12 = 0.0
    /// A number of the first row.
    public var m13 = 0.0
    /// A number of the second row.
    public var m21 = 0.0
    /// A number of the second row.
    public var m22 = 1.0
    /// A number of the second row.
    public var m23 = 0.0
    /// A number of the third row.
    public var m31 = 0.0
    /// A number of the third row.
    public var m32 = 0.0
    /// A number of the third row.
    public var m33 = 1.0

    /// Creates no rotation.
    public init() {}
}

/// A rotation as a quaternion.
public struct CMQuaternion: Sendable {
    /// The first number.
    public var x = 0.0
    /// The second number.
    public var y = 0.0
    /// The third number.
    public var z = 0.0
    /// The fourth number.
    public var w = 1.0

    /// Creates no rotation.
    public init() {}
    /// Creates a rotation.
    public init(x: Double, y: Double, z: Double, w: Double) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
}

/// The directions to which attitudes refer.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
    /// The directions as bits.
    public let rawValue: UInt

    /// Creates directions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Up, and any direction.
    public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
    /// Up, and any direction, corrected by the magnetic field.
    public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
    /// Up, and the magnetic north.
    public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
    /// Up, and the true north.
    public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}
