import Foundation

/// The keys of all keyboards, for games. A terminal reports no presses and releases of keys.
open class GCKeyboard: NSObject, @unchecked Sendable {
    // Sendable: there are no objects of this class.

    override init() {}

    /// The keyboards: none.
    open class var coalesced: GCKeyboard? { nil }
    /// The keys: none.
    open var keyboardInput: GCKeyboardInput? { nil }
}

/// The keys of a keyboard. There are none.
open class GCKeyboardInput: GCPhysicalInputProfile, @unchecked Sendable {
    /// Called when a key has been pressed or released; never.
    open var keyChangedHandler: ((GCKeyboardInput, GCControllerButtonInput, GCKeyCode, Bool) -> Void)?

    /// Whether a key is pressed: none is.
    open var isAnyKeyPressed: Bool { false }
    /// Returns the key with a code: none.
    open func button(forKeyCode code: GCKeyCode) -> GCControllerButtonInput? { nil }
}

/// The code of a key.
public struct GCKeyCode: RawRepresentable, Hashable, Sendable {
    /// The number of the key in the standard for USB.
    public let rawValue: Int

    /// Creates a code from its number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key A.
    public static let keyA = GCKeyCode(rawValue: 0x04)
    /// The key B.
    public static let keyB = GCKeyCode(rawValue: 0x05)
    /// The key C.
    public static let keyC = GCKeyCode(rawValue: 0x06)
    /// The key D.
    public static let keyD = GCKeyCode(rawValue: 0x07)
    /// The key E.
    public static let keyE = GCKeyCode(rawValue: 0x08)
    /// The key F.
    public static let keyF = GCKeyCode(rawValue: 0x09)
    /// The key G.
    public static let keyG = GCKeyCode(rawValue: 0x0A)
    /// The key H.
    public static let keyH = GCKeyCode(rawValue: 0x0B)
    /// The key I.
    public static let keyI = GCKeyCode(rawValue: 0x0C)
    /// The key J.
    public static let keyJ = GCKeyCode(rawValue: 0x0D)
    /// The key K.
    public static let keyK = GCKeyCode(rawValue: 0x0E)
    /// The key L.
    public static let keyL = GCKeyCode(rawValue: 0x0F)
    /// The key M.
    public static let keyM = GCKeyCode(rawValue: 0x10)
    /// The key N.
    public static let keyN = GCKeyCode(rawValue: 0x11)
    /// The key O.
    public static let keyO = GCKeyCode(rawValue: 0x12)
    /// The key P.
    public static let keyP = GCKeyCode(rawValue: 0x13)
    /// The key Q.
    public static let keyQ = GCKeyCode(rawValue: 0x14)
    /// The key R.
    public static let keyR = GCKeyCode(rawValue: 0x15)
    /// The key S.
    public static let keyS = GCKeyCode(rawValue: 0x16)
    /// The key T.
    public static let keyT = GCKeyCode(rawValue: 0x17)
    /// The key U.
    public static let keyU = GCKeyCode(rawValue: 0x18)
    /// The key V.
    public static let keyV = GCKeyCode(rawValue: 0x19)
    /// The key W.
    public static let keyW = GCKeyCode(rawValue: 0x1A)
    /// The key X.
    public static let keyX = GCKeyCode(rawValue: 0x1B)
    /// The key Y.
    public static let keyY = GCKeyCode(rawValue: 0x1C)
    /// The key Z.
    public static let keyZ = GCKeyCode(rawValue: 0x1D)
    /// Return.
    public static let returnOrEnter = GCKeyCode(rawValue: 0x28)
    /// Escape.
    public static let escape = GCKeyCode(rawValue: 0x29)
    /// Delete.
    public static let deleteOrBackspace = GCKeyCode(rawValue: 0x2A)
    /// Tab.
    public static let tab = GCKeyCode(rawValue: 0x2B)
    /// The space bar.
    public static let spacebar = GCKeyCode(rawValue: 0x2C)
    /// The arrow to the right.
    public static let rightArrow = GCKeyCode(rawValue: 0x4F)
    /// The arrow to the left.
    public static let leftArrow = GCKeyCode(rawValue: 0x50)
    /// The arrow down.
    public static let downArrow = GCKeyCode(rawValue: 0x51)
    /// The arrow up.
    public static let upArrow = GCKeyCode(rawValue: 0x52)
    /// Control on the left.
    public static let leftControl = GCKeyCode(rawValue: 0xE0)
    /// Shift on the left.
    public static let leftShift = GCKeyCode(rawValue: 0xE1)
    /// Option on the left.
    public static let leftAlt = GCKeyCode(rawValue: 0xE2)
    /// Command on the left.
    public static let leftGUI = GCKeyCode(rawValue: 0xE3)
}

/// A mouse, for games. A terminal has none that reports its movements.
open class GCMouse: NSObject, @unchecked Sendable {
    // Sendable: there are no objects of this class.

    override init() {}

    /// The mouse that was used last: none.
    open class var current: GCMouse? { nil }
    /// Returns no mice.
    open class func mice() -> [GCMouse] { [] }
}
