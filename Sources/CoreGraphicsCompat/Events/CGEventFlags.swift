/// The modifier keys of an event.
public struct CGEventFlags: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt64

    /// Creates a set from its bits.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// The Caps Lock key.
    public static let maskAlphaShift = CGEventFlags(rawValue: 0x1_0000)
    /// The Shift key.
    public static let maskShift = CGEventFlags(rawValue: 0x2_0000)
    /// The Control key.
    public static let maskControl = CGEventFlags(rawValue: 0x4_0000)
    /// The Option key, or Alt.
    public static let maskAlternate = CGEventFlags(rawValue: 0x8_0000)
    /// The Command key.
    public static let maskCommand = CGEventFlags(rawValue: 0x10_0000)
    /// The Help key.
    public static let maskHelp = CGEventFlags(rawValue: 0x40_0000)
    /// The function key.
    public static let maskSecondaryFn = CGEventFlags(rawValue: 0x80_0000)
    /// A key of the number pad.
    public static let maskNumericPad = CGEventFlags(rawValue: 0x20_0000)
    /// The events of the mouse are not put together.
    public static let maskNonCoalesced = CGEventFlags(rawValue: 0x100)
}

/// A button of the mouse.
public enum CGMouseButton: UInt32, Sendable {
    /// The left one.
    case left = 0
    /// The right one.
    case right = 1
    /// The one in the middle.
    case center = 2
}

/// The unit of a turn of the wheel.
public enum CGScrollEventUnit: UInt32, Sendable {
    /// A pixel.
    case pixel = 0
    /// A line.
    case line = 1
}

/// The part of a gesture of scrolling.
public enum CGScrollPhase: UInt32, Sendable {
    /// The gesture begins.
    case began = 1
    /// The fingers move.
    case changed = 2
    /// The gesture ends.
    case ended = 4
    /// The gesture is cancelled.
    case cancelled = 8
    /// The gesture may begin.
    case mayBegin = 128
}

/// The part of a movement after a gesture of scrolling.
public enum CGMomentumScrollPhase: UInt32, Sendable {
    /// There is none.
    case none = 0
    /// The movement begins.
    case begin = 1
    /// The movement goes on.
    case continuous = 2
    /// The movement ends.
    case end = 3
}
