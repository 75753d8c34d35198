import FoundationGaps
import IOKitCompat
import Testing

@Suite("The registry of devices")
struct RegistryTests {
    @Test("No service matches")
    func services() {
        let service = IOServiceGetMatchingService(kIOMainPortDefault, IOServiceMatching("IOPlatformExpertDevice"))
        #expect(service == 0)
        let serial = IORegistryEntryCreateCFProperty(
            service, kIOPlatformSerialNumberKey as CFString, kCFAllocatorDefault, 0)
        #expect(serial?.takeRetainedValue() as? String == nil && IOObjectRelease(service) == KERN_SUCCESS)

        var iterator: io_iterator_t = 5
        let matching = IOServiceMatching("IOAccelerator")
        #expect(matching?[kIOProviderClassKey] as? String == "IOAccelerator")
        #expect(IOServiceGetMatchingServices(kIOMasterPortDefault, matching, &iterator) == kIOReturnSuccess)
        #expect(IOIteratorNext(iterator) == IO_OBJECT_NULL)
        var properties: Unmanaged<CFMutableDictionary>?
        let result = IORegistryEntryCreateCFProperties(service, &properties, kCFAllocatorDefault, 0)
        #expect(result == kIOReturnBadArgument && properties == nil)
    }

    @Test("No connection is opened, and nothing is told")
    func connections() {
        var connection: io_connect_t = 5
        #expect(IOServiceOpen(0, mach_task_self_, 0, &connection) == kIOReturnNoDevice && connection == 0)
        var output = [UInt8](repeating: 7, count: 4)
        var size = 4
        #expect(IOConnectCallStructMethod(connection, 2, [1, 2] as [UInt8], 2, &output, &size) == kIOReturnNotOpen)
        #expect(output == [7, 7, 7, 7] && IOServiceClose(connection) == kIOReturnSuccess)
        var port: IONotificationPortRef?
        var notifier: io_object_t = 5
        #expect(IORegisterForSystemPower(nil, &port, { _, _, _, _ in }, &notifier) == 0 && port == nil)
        var brightness: Float = 0.5
        let dark = IODisplayGetFloatParameter(0, 0, kIODisplayBrightnessKey as CFString, &brightness)
        #expect(dark == kIOReturnNoDevice && brightness == 0.5 && NX_KEYTYPE_PLAY == 16)
        #expect(IOHIDCheckAccess(kIOHIDRequestTypeListenEvent) == kIOHIDAccessTypeDenied)
    }
}
