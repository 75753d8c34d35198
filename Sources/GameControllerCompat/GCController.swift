@_exported import Foundation

/// A game controller. A terminal sees none.
open class GCController: NSObject, @unchecked Sendable {
    // Sendable: there are no objects of this class.

    /// Called when the user pauses; never.
    open var controllerPausedHandler: ((GCController) -> Void)?
    /// The number of the player; the value has no effect.
    open var playerIndex = GCControllerPlayerIndex.indexUnset
    /// The queue of the handlers; the value has no effect.
    open var handlerQueue = DispatchQueue.main
    /// Whether events arrive in the background: there are none.
    open class var shouldMonitorBackgroundEvents: Bool {
        get { false }
        set {}
    }

    override init() {}

    /// Returns no controllers.
    open class func controllers() -> [GCController] { [] }
    /// The controller that was used last: none.
    open class var current: GCController? { nil }
    /// Calls the closure at once: no controllers are found.
    @preconcurrency
    open class func startWirelessControllerDiscovery(completionHandler: (@Sendable () -> Void)? = nil) {
        completionHandler?()
    }
    /// Ends at once: no controllers are found.
    open class func startWirelessControllerDiscovery() async {}
    /// Has no effect: controllers are not looked for.
    open class func stopWirelessControllerDiscovery() {}

    /// The name of the maker: unknown.
    open var vendorName: String? { nil }
    /// The kind of controller.
    open var productCategory: String { "" }
    /// Whether it is attached to the machine.
    open var isAttachedToDevice: Bool { false }
    /// The buttons: none.
    open var extendedGamepad: GCExtendedGamepad? { nil }
    /// The buttons: none.
    open var microGamepad: GCMicroGamepad? { nil }
    /// The movements: none.
    open var motion: GCMotion? { nil }
    /// The vibrations: none.
    open var haptics: GCDeviceHaptics? { nil }
    /// The battery: none.
    open var battery: GCDeviceBattery? { nil }
    /// The light: none.
    open var light: GCDeviceLight? { nil }
}

/// The number of a player.
public enum GCControllerPlayerIndex: Int, Sendable {
    case indexUnset = -1
    case index1, index2, index3, index4
}

extension Notification.Name {
    /// A controller has been connected; never posted.
    public static let GCControllerDidConnect = Notification.Name("GCControllerDidConnectNotification")
    /// A controller has gone; never posted.
    public static let GCControllerDidDisconnect = Notification.Name("GCControllerDidDisconnectNotification")
    /// A controller is used; never posted.
    public static let GCControllerDidBecomeCurrent = Notification.Name("GCControllerDidBecomeCurrentNotification")
    /// A controller is not used any more; never posted.
    public static let GCControllerDidStopBeingCurrent = Notification.Name("GCControllerDidStopBeingCurrentNotification")
    /// A keyboard has been connected; never posted.
    public static let GCKeyboardDidConnect = Notification.Name("GCKeyboardDidConnectNotification")
    /// A keyboard has gone; never posted.
    public static let GCKeyboardDidDisconnect = Notification.Name("GCKeyboardDidDisconnectNotification")
    /// A mouse has been connected; never posted.
    public static let GCMouseDidConnect = Notification.Name("GCMouseDidConnectNotification")
    /// A mouse has gone; never posted.
    public static let GCMouseDidDisconnect = Notification.Name("GCMouseDidDisconnectNotification")
}
