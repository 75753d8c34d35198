import ApplicationServicesCompat
import CoreGraphicsCompat

extension NSEvent {
    /// Creates an event from one of Quartz; `nil` without a kind that AppKit knows.
    public convenience init?(cgEvent: CGEvent) {
        guard let type = EventType(rawValue: UInt(cgEvent.type.rawValue)) else { return nil }
        self.init(
            type: type, location: cgEvent.location,
            modifierFlags: ModifierFlags(rawValue: UInt(cgEvent.flags.rawValue)),
            timestamp: TimeInterval(cgEvent.timestamp) / 1_000_000_000)
        keyCode = UInt16(truncatingIfNeeded: cgEvent.getIntegerValueField(.keyboardEventKeycode))
        isARepeat = cgEvent.getIntegerValueField(.keyboardEventAutorepeat) != 0
        clickCount = Int(cgEvent.getIntegerValueField(.mouseEventClickState))
    }

    /// The event as one of Quartz, which nobody receives.
    public var cgEvent: CGEvent? {
        guard let event = CGEvent(source: nil), let type = CGEventType(rawValue: UInt32(type.rawValue)) else {
            return nil
        }
        event.type = type
        event.flags = CGEventFlags(rawValue: UInt64(modifierFlags.rawValue))
        event.timestamp = CGEventTimestamp(max(timestamp, 0) * 1_000_000_000)
        event.location = locationInWindow
        event.setIntegerValueField(.keyboardEventKeycode, value: Int64(keyCode))
        event.setIntegerValueField(.keyboardEventAutorepeat, value: isARepeat ? 1 : 0)
        event.setIntegerValueField(.mouseEventClickState, value: Int64(clickCount))
        return event
    }
}
