import Foundation

/// The parts of a controller. There are none.
open class GCPhysicalInputProfile: NSObject, @unchecked Sendable {
    // Sendable: there are no objects of this class.

    override init() {}

    /// The controller: none.
    open weak var controller: GCController? { nil }
    /// The buttons by their names.
    open var buttons: [String: GCControllerButtonInput] { [:] }
    /// The pads by their names.
    open var dpads: [String: GCControllerDirectionPad] { [:] }
    /// Returns the part with a name: none.
    open subscript(_ key: String) -> GCControllerElement? { nil }
}

/// A controller with two sticks. There is none.
open class GCExtendedGamepad: GCPhysicalInputProfile, @unchecked Sendable {
    /// Called when a part has changed; never.
    open var valueChangedHandler: ((GCExtendedGamepad, GCControllerElement) -> Void)?

    /// The pad.
    public let dpad = GCControllerDirectionPad()
    /// The stick on the left.
    public let leftThumbstick = GCControllerDirectionPad()
    /// The stick on the right.
    public let rightThumbstick = GCControllerDirectionPad()
    /// The button A.
    public let buttonA = GCControllerButtonInput()
    /// The button B.
    public let buttonB = GCControllerButtonInput()
    /// The button X.
    public let buttonX = GCControllerButtonInput()
    /// The button Y.
    public let buttonY = GCControllerButtonInput()
    /// The shoulder on the left.
    public let leftShoulder = GCControllerButtonInput()
    /// The shoulder on the right.
    public let rightShoulder = GCControllerButtonInput()
    /// The trigger on the left.
    public let leftTrigger = GCControllerButtonInput()
    /// The trigger on the right.
    public let rightTrigger = GCControllerButtonInput()
    /// The menu button.
    public let buttonMenu = GCControllerButtonInput()
    /// The button for options: none.
    open var buttonOptions: GCControllerButtonInput? { nil }
    /// The home button: none.
    open var buttonHome: GCControllerButtonInput? { nil }
    /// The button of the stick on the left: none.
    open var leftThumbstickButton: GCControllerButtonInput? { nil }
    /// The button of the stick on the right: none.
    open var rightThumbstickButton: GCControllerButtonInput? { nil }
}

/// A small controller, such as a remote control. There is none.
open class GCMicroGamepad: GCPhysicalInputProfile, @unchecked Sendable {
    /// Called when a part has changed; never.
    open var valueChangedHandler: ((GCMicroGamepad, GCControllerElement) -> Void)?
    /// The value is kept, but has no effect.
    open var reportsAbsoluteDpadValues = false
    /// The value is kept, but has no effect.
    open var allowsRotation = false

    /// The pad.
    public let dpad = GCControllerDirectionPad()
    /// The button A.
    public let buttonA = GCControllerButtonInput()
    /// The button X.
    public let buttonX = GCControllerButtonInput()
    /// The menu button.
    public let buttonMenu = GCControllerButtonInput()
}

/// A part of a controller. It does not move.
open class GCControllerElement: NSObject, @unchecked Sendable {
    // Sendable: the handlers are never called.

    override init() {}

    /// The part that contains this one: none.
    open weak var collection: GCControllerElement? { nil }
    /// Whether the value is more than on and off.
    open var isAnalog: Bool { false }
    /// The name: unknown.
    open var localizedName: String? { nil }
    /// The name of a symbol: none.
    open var sfSymbolsName: String? { nil }
}

/// Called when a button has changed; never.
public typealias GCControllerButtonValueChangedHandler = (GCControllerButtonInput, Float, Bool) -> Void

/// A button, which is never pressed.
open class GCControllerButtonInput: GCControllerElement, @unchecked Sendable {
    /// Called when the value has changed; never.
    open var valueChangedHandler: GCControllerButtonValueChangedHandler?
    /// Called when the button has been pressed; never.
    open var pressedChangedHandler: GCControllerButtonValueChangedHandler?
    /// Called when the button has been touched; never.
    open var touchedChangedHandler: ((GCControllerButtonInput, Float, Bool, Bool) -> Void)?

    /// How far the button is pressed: 0.
    open var value: Float { 0 }
    /// Whether the button is pressed: it is not.
    open var isPressed: Bool { false }
    /// Whether the button is touched: it is not.
    open var isTouched: Bool { false }
}

/// A direction of a stick or a pad, which is always 0.
open class GCControllerAxisInput: GCControllerElement, @unchecked Sendable {
    /// Called when the value has changed; never.
    open var valueChangedHandler: ((GCControllerAxisInput, Float) -> Void)?

    /// The value: 0.
    open var value: Float { 0 }
}

/// A stick or a pad, which does not move.
open class GCControllerDirectionPad: GCControllerElement, @unchecked Sendable {
    /// Called when the value has changed; never.
    open var valueChangedHandler: ((GCControllerDirectionPad, Float, Float) -> Void)?

    /// From left to right.
    public let xAxis = GCControllerAxisInput()
    /// From bottom to top.
    public let yAxis = GCControllerAxisInput()
    /// Up.
    public let up = GCControllerButtonInput()
    /// Down.
    public let down = GCControllerButtonInput()
    /// Left.
    public let left = GCControllerButtonInput()
    /// Right.
    public let right = GCControllerButtonInput()
}
