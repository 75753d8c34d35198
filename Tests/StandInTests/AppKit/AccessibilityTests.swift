import AppKitCompat
import Testing

@Suite("Reading other programs")
struct AccessibilityTests {
    @Test("The app is not trusted, however it asks")
    func trust() {
        #expect(!AXIsProcessTrusted())
        let prompt = kAXTrustedCheckOptionPrompt.takeUnretainedValue() as String
        let options = [prompt: true] as CFDictionary
        #expect(!AXIsProcessTrustedWithOptions(options))
        let others = [kAXTrustedCheckOptionPrompt.takeUnretainedValue(): true] as CFDictionary
        #expect(!AXIsProcessTrustedWithOptions(others))
        // Code that releases the constant each time does not free it.
        for _ in 0..<10 {
            let options: NSDictionary = [kAXTrustedCheckOptionPrompt.takeRetainedValue() as String: false]
            #expect(!AXIsProcessTrustedWithOptions(options))
        }
        #expect(kAXTrustedCheckOptionPrompt.takeUnretainedValue() as String == prompt)
    }

    @Test("The elements of other programs cannot be read, changed or observed")
    func elements() throws {
        let app = AXUIElementCreateApplication(1)
        var window: CFTypeRef?
        #expect(AXUIElementCopyAttributeValue(app, kAXFocusedWindowAttribute as CFString, &window) == .apiDisabled)
        #expect(window == nil)
        var windows: AnyObject?
        let result = AXUIElementCopyAttributeValue(app, kAXWindowsAttribute as CFString, &windows)
        #expect(result.rawValue == -25211 && windows as? [AXUIElement] == nil)
        var element: AXUIElement?
        #expect(AXUIElementCopyElementAtPosition(AXUIElementCreateSystemWide(), 1, 2, &element) == .apiDisabled)
        #expect(AXUIElementPerformAction(app, kAXRaiseAction as CFString) == .apiDisabled)
        var settable: DarwinBoolean = true
        #expect(AXUIElementIsAttributeSettable(app, kAXSizeAttribute as CFString, &settable) == .apiDisabled)
        #expect(!settable.boolValue)
        var pid: pid_t = 0
        #expect(AXUIElementGetPid(app, &pid) == .success && pid == 1)
        #expect(Set([app, AXUIElementCreateApplication(1), AXUIElementCreateApplication(2)]).count == 2)

        var observer: AXObserver?
        let callback: AXObserverCallback = { _, _, notification, _ in _ = notification as String }
        #expect(AXObserverCreate(1, callback, &observer) == .success)
        let made = try #require(observer)
        let added = AXObserverAddNotification(made, app, kAXWindowMovedNotification as CFString, nil)
        #expect(added == .apiDisabled)
        let source = AXObserverGetRunLoopSource(made)
        CFRunLoopAddSource(CFRunLoopGetMain(), source, .defaultMode)
        #expect(CFRunLoopContainsSource(CFRunLoopGetMain(), source, .defaultMode))
        CFRunLoopRemoveSource(CFRunLoopGetMain(), source, .defaultMode)
        #expect(!CFRunLoopContainsSource(CFRunLoopGetMain(), source, .defaultMode))
    }

    @Test("Places, sizes and ranges are objects")
    func values() throws {
        var point = CGPoint(x: 3, y: 4)
        let position = try #require(AXValueCreate(.cgPoint, &point))
        let any: CFTypeRef = position
        #expect(CFGetTypeID(any) == AXValueGetTypeID() && CFGetTypeID(any) != AXUIElementGetTypeID())
        var size = CGSize(width: 1, height: 2)
        #expect(!AXValueGetValue(any as! AXValue, .cgSize, &size) && size.width == 1)
        var read = CGPoint.zero
        #expect(AXValueGetValue(any as! AXValue, .cgPoint, &read) && read == point)
        var range = CFRange(location: 5, length: 6)
        let text = try #require(AXValueCreate(.cfRange, &range))
        range = CFRangeMake(0, 0)
        #expect(AXValueGetValue(text, .cfRange, &range) && range.location == 5 && AXValueGetType(text) == .cfRange)
    }
}
