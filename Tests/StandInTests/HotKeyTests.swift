import CarbonCompat
import IOKitCompat
import Testing

@Suite("Keys of Carbon, and power")
struct HotKeyTests {
    @Test("No key is registered, and the caller is told")
    func hotKeys() {
        var key: EventHotKeyRef?
        let id = EventHotKeyID(signature: OSType(0x6162_6364), id: 1)
        let status = RegisterEventHotKey(
            UInt32(kVK_ANSI_V), UInt32(cmdKey | shiftKey), id, GetApplicationEventTarget(), 0, &key)
        #expect(status == eventHotKeyExistsErr && key == nil)
        var kind = EventTypeSpec(eventClass: OSType(kEventClassKeyboard), eventKind: UInt32(kEventHotKeyPressed))
        let installed = InstallEventHandler(
            GetApplicationEventTarget(),
            { _, event, _ in
                var id = EventHotKeyID()
                return GetEventParameter(
                    event, UInt32(kEventParamDirectObject), UInt32(typeEventHotKeyID), nil,
                    MemoryLayout<EventHotKeyID>.size, nil, &id)
            }, 1, &kind, nil, nil)
        #expect(installed == noErr && UnregisterEventHotKey(key) == noErr)
        #expect(kVK_Return == 36 && kVK_ANSI_KeypadEnter == 76 && kVK_F1 == 122)
    }

    @Test("The machine is not kept awake, and the caller is told")
    func power() {
        var id: IOPMAssertionID = 7
        let result = IOPMAssertionCreateWithName(
            kIOPMAssertionTypeNoDisplaySleep as CFString, IOPMAssertionLevel(kIOPMAssertionLevelOn), "x" as CFString,
            &id)
        #expect(result == kIOReturnUnsupported && id == 0 && IOPMAssertionRelease(id) == kIOReturnSuccess)
    }
}
