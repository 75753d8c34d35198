import Foundation

/// The movements of a controller. There are none.
open class GCMotion: NSObject, @unchecked Sendable {
    // Sendable: there are no objects of this class.

    /// Called when the controller has moved; never.
    open var valueChangedHandler: ((GCMotion) -> Void)?
    /// The value is kept, but has no effect.
    open var sensorsActive = false

    override init() {}
}

/// The vibrations of a controller. There are none.
open class GCDeviceHaptics: NSObject, @unchecked Sendable {
    // Sendable: there are no objects of this class.

    override init() {}
}

/// The battery of a controller. There is none.
open class GCDeviceBattery: NSObject, @unchecked Sendable {
    // Sendable: there are no objects of this class.

    /// Whether a battery is charged.
    public enum State: Int, Sendable {
        case unknown = -1
        case discharging, charging, full
    }

    override init() {}

    /// The charge from 0 to 1.
    open var batteryLevel: Float { 0 }
    /// Whether it is charged: unknown.
    open var batteryState: State { .unknown }
}

/// The light of a controller. There is none.
open class GCDeviceLight: NSObject, @unchecked Sendable {
    // Sendable: there are no objects of this class.

    /// The colour; the value has no effect.
    open var color = GCColor(red: 0, green: 0, blue: 0)

    override init() {}
}

/// A colour of a light.
open class GCColor: NSObject, @unchecked Sendable {
    // Sendable: the values are constant.

    /// Red from 0 to 1.
    public let red: Float
    /// Green from 0 to 1.
    public let green: Float
    /// Blue from 0 to 1.
    public let blue: Float

    /// Creates a colour.
    public init(red: Float, green: Float, blue: Float) { (self.red, self.green, self.blue) = (red, green, blue) }
}
