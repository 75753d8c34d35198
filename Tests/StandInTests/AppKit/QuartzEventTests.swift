import AppKitCompat
import Testing

@Suite("Events of Quartz, windows and screens")
@MainActor
struct QuartzEventTests {
    @Test("A tap is nil, as without the right to see events")
    func taps() {
        let mask = CGEventMask(1 << CGEventType.keyDown.rawValue) | CGEventMask(1 << CGEventType.flagsChanged.rawValue)
        let callback: CGEventTapCallBack = { _, type, event, reference in
            guard reference != nil else { return Unmanaged.passUnretained(event) }
            switch type {
            case .keyDown: return nil
            case .tapDisabledByTimeout, .tapDisabledByUserInput: return nil
            default: return Unmanaged.passRetained(event)
            }
        }
        let tap = CGEvent.tapCreate(
            tap: .cgSessionEventTap, place: .headInsertEventTap, options: .defaultTap, eventsOfInterest: mask,
            callback: callback, userInfo: Unmanaged.passUnretained(NSObject()).toOpaque())
        #expect(tap == nil && !CGPreflightListenEventAccess() && !CGRequestScreenCaptureAccess())
        let idle = CGEventSource.secondsSinceLastEventType(
            .combinedSessionState, eventType: CGEventType(rawValue: ~0)!)
        #expect(idle == 0 && CGEventType(rawValue: 14) != nil)
    }

    @Test("An event that code makes keeps its values")
    func events() throws {
        let source = CGEventSource(stateID: .hidSystemState)
        let down = try #require(CGEvent(keyboardEventSource: source, virtualKey: 0x09, keyDown: true))
        down.flags = .maskCommand
        down.post(tap: .cghidEventTap)
        #expect(down.type == .keyDown && down.getIntegerValueField(.keyboardEventKeycode) == 9)
        let event = try #require(NSEvent(cgEvent: down))
        #expect(event.type == .keyDown && event.keyCode == 9 && event.modifierFlags.contains(.command))
        let back = try #require(event.cgEvent)
        #expect(back.flags.contains(.maskCommand) && back.getIntegerValueField(.keyboardEventKeycode) == 9)

        let characters = Array("né".utf16)
        down.keyboardSetUnicodeString(stringLength: characters.count, unicodeString: characters)
        var room = [UniChar](repeating: 0, count: 4)
        var length = 0
        let copy = try #require(down.copy())
        copy.keyboardGetUnicodeString(maxStringLength: 4, actualStringLength: &length, unicodeString: &room)
        #expect(length == 2 && Array(room.prefix(2)) == characters && copy != down)

        let click = try #require(
            CGEvent(
                mouseEventSource: nil, mouseType: .leftMouseDown, mouseCursorPosition: CGPoint(x: 5, y: 6),
                mouseButton: .left))
        #expect(click.location == CGPoint(x: 5, y: 6) && CGEvent(source: nil)?.location == .zero)
        let wheel = try #require(
            CGEvent(
                scrollWheelEvent2Source: nil, units: .line, wheelCount: 1, wheel1: -3, wheel2: 7, wheel3: 0))
        #expect(wheel.getIntegerValueField(.scrollWheelEventDeltaAxis1) == -3)
        #expect(wheel.getDoubleValueField(.scrollWheelEventDeltaAxis2) == 0)
        #expect(NSEvent(cgEvent: try #require(CGEvent(source: source))) == nil)
    }

    @Test("No windows are listed")
    func windows() throws {
        let options = CGWindowListOption(arrayLiteral: .excludeDesktopElements, .optionOnScreenOnly)
        let list = try #require(CGWindowListCopyWindowInfo(options, kCGNullWindowID) as? [[String: Any]])
        #expect(list.isEmpty)
        let info: [String: Any] = [kCGWindowOwnerPID as String: pid_t(3), kCGWindowLayer as String: 0]
        #expect(info[kCGWindowOwnerPID as String] as? pid_t == 3)
        #expect(CGWindowListCreateImage(.null, .optionIncludingWindow, 1, .bestResolution) == nil)
        let level = NSWindow.Level(rawValue: Int(CGWindowLevelForKey(.desktopWindow)) + 1)
        #expect(level.rawValue < -2_000_000_000)
        #expect(CGWindowLevelForKey(.floatingWindow) == 3 && CGWindowLevelForKey(.maximumWindow) > 1_000_000)
        let bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(CGRect(dictionaryRepresentation: bounds.dictionaryRepresentation) == bounds)
        #expect(CGRect(dictionaryRepresentation: ["X": 1] as CFDictionary) == nil)
    }

    @Test("The terminal is the only screen")
    func screens() throws {
        var count: UInt32 = 0
        #expect(CGGetActiveDisplayList(0, nil, &count) == .success && count == 1)
        var ids = [CGDirectDisplayID](repeating: 0, count: 4)
        #expect(CGGetOnlineDisplayList(4, &ids, &count) == .success && count == 1)
        #expect(ids[0] == CGMainDisplayID() && CGDisplayIsMain(ids[0]) == 1 && CGDisplayIsBuiltin(ids[0]) == 0)
        let number = NSScreen.main?.deviceDescription[NSDeviceDescriptionKey("NSScreenNumber")] as? CGDirectDisplayID
        #expect(number == CGMainDisplayID())
        // The main queue of tests may be served by another thread than the main thread.
        let frame = Thread.isMainThread ? NSScreen.main?.frame : .zero
        #expect(CGDisplayBounds(CGMainDisplayID()) == frame && CGDisplayBounds(9) == .zero)
        #expect(CGWarpMouseCursorPosition(.zero) == .failure)
        #expect(CGDisplayCopyDisplayMode(9) == nil)
    }
}
