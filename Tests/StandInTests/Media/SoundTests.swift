import AVKitCompat
import Testing

@Suite("Sounds")
struct SoundTests {
    @Test("A recorder does not record, and writes no file")
    func recorder() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).m4a")
        let settings: [String: Any] = [
            AVFormatIDKey: Int(kAudioFormatMPEG4AAC), AVSampleRateKey: 44100, AVNumberOfChannelsKey: 1,
            AVEncoderAudioQualityKey: AVAudioQuality.high.rawValue,
        ]
        let recorder = try AVAudioRecorder(url: url, settings: settings)
        #expect(!recorder.prepareToRecord() && !recorder.record() && !recorder.isRecording)
        recorder.stop()
        #expect(recorder.averagePower(forChannel: 0) == -160)
        #expect(!FileManager.default.fileExists(atPath: url.path))
    }

    @Test("A session keeps its category, and denies recording")
    func session() throws {
        let session = AVAudioSession.sharedInstance()
        try session.setCategory(.playAndRecord, mode: .spokenAudio, options: [.defaultToSpeaker, .allowBluetoothA2DP])
        try session.setActive(true)
        #expect(session.category == .playAndRecord && session.mode == .spokenAudio)
        #expect(session.categoryOptions.contains(.defaultToSpeaker) && session.currentRoute.outputs.isEmpty)
        #expect(session.recordPermission == .denied && AVAudioApplication.shared.recordPermission == .denied)
    }

    private final class Listener: AVSpeechSynthesizerDelegate {
        var events: [String] = []
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
            events.append("start")
        }
        func speechSynthesizer(
            _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
            utterance: AVSpeechUtterance
        ) {
            events.append("\(characterRange.location) \(characterRange.length)")
        }
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
            events.append("finish")
        }
    }

    @Test("A text is spoken at once, in silence")
    func speech() {
        let (synthesizer, listener) = (AVSpeechSynthesizer(), Listener())
        synthesizer.delegate = listener
        let utterance = AVSpeechUtterance(attributedString: NSAttributedString(string: "hello"))
        utterance.voice = AVSpeechSynthesisVoice(language: "en-GB")
        synthesizer.speak(utterance)
        #expect(listener.events == ["start", "0 5", "finish"] && utterance.voice?.identifier == "en-GB")
        #expect(AVSpeechSynthesisVoice(identifier: AVSpeechSynthesisVoiceIdentifierAlex) == nil)
    }

    @Test("The sounds of the system have their identifiers, and a sound of a file has one of its own")
    func systemSounds() {
        let all = [kSystemSoundID_FlashScreen, kSystemSoundID_Vibrate, kSystemSoundID_UserPreferredAlert]
        #expect(all == [0xFFE, 0xFFF, 0x1000])
        for sound in all { AudioServicesPlayAlertSound(sound) }
        var sound: SystemSoundID = 0
        #expect(AudioServicesCreateSystemSoundID(URL(fileURLWithPath: "/dev/null") as CFURL, &sound) == 0)
        #expect(!all.contains(sound))
        var isDone = false
        AudioServicesPlayAlertSoundWithCompletion(sound) { isDone = true }
        #expect(isDone)
    }
}
