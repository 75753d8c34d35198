import AVFoundationCompat
import Testing

@Suite("Objects of Core Audio")
struct AudioObjectTests {
    @Test("There are no devices, and their properties are errors")
    func devices() {
        var address = AudioObjectPropertyAddress(
            mSelector: kAudioHardwarePropertyDevices, mScope: kAudioObjectPropertyScopeGlobal,
            mElement: kAudioObjectPropertyElementMain)
        let system = AudioObjectID(kAudioObjectSystemObject)
        var size: UInt32 = 7
        #expect(AudioObjectGetPropertyDataSize(system, &address, 0, nil, &size) == kAudioHardwareBadObjectError)
        #expect(size == 0 && !AudioObjectHasProperty(system, &address))
        address.mSelector = kAudioHardwarePropertyDefaultOutputDevice
        var device = AudioDeviceID(kAudioObjectUnknown)
        size = UInt32(MemoryLayout<AudioDeviceID>.size)
        #expect(AudioObjectGetPropertyData(system, &address, 0, nil, &size, &device) != noErr && device == 0)
        var volume: Float32 = 0.5
        let written = AudioObjectSetPropertyData(
            device, &address, 0, nil, UInt32(MemoryLayout<Float32>.size), &volume)
        #expect(written == kAudioHardwareBadObjectError)
        var settable: DarwinBoolean = true
        #expect(AudioObjectIsPropertySettable(device, &address, &settable) != noErr && !settable.boolValue)
        let block: AudioObjectPropertyListenerBlock = { _, _ in Issue.record("Nothing changes") }
        #expect(AudioObjectAddPropertyListenerBlock(system, &address, .main, block) != noErr)
        // Apps compare the numbers with those of their logs.
        #expect(kAudioHardwarePropertyDefaultInputDevice == 0x6449_6E20 && kAudioHardwareBadObjectError == 560_947_818)
    }
}
