import AVFoundationCompat
import Testing

@Suite("Audio engines")
struct AudioEngineTests {
    @Test("An engine runs, its microphone hears nothing, and a sound ends at once")
    func engine() async throws {
        let (engine, player, pitch) = (AVAudioEngine(), AVAudioPlayerNode(), AVAudioUnitTimePitch())
        engine.attach(player)
        engine.attach(pitch)
        engine.connect(player, to: pitch, format: nil)
        engine.connect(pitch, to: engine.mainMixerNode, format: nil)
        let format = engine.inputNode.outputFormat(forBus: 0)
        engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: format) { buffer, _ in
            Issue.record("The microphone hears \(buffer.frameLength) samples")
        }
        engine.prepare()
        try engine.start()
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 10))
        await withCheckedContinuation { continuation in
            player.scheduleBuffer(buffer, at: nil, options: .interrupts) { continuation.resume() }
            player.play()
        }
        #expect(engine.isRunning && player.isPlaying && engine.attachedNodes.count == 2 && player.engine === engine)
        engine.stop()
        #expect(!engine.isRunning)
    }

    @Test("A buffer keeps the samples of each channel")
    func buffer() throws {
        let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 8000, channels: 2))
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 4))
        buffer.frameLength = 4
        let channels = try #require(buffer.floatChannelData)
        for frame in 0..<4 { (channels[0][frame], channels[1][frame]) = (Float(frame), Float(-frame)) }
        #expect(channels[0][3] == 3 && channels[1][3] == -3 && channels[1][0] == 0)
    }

    @Test("A file of sound is not read")
    func file() {
        #expect(throws: AVError.self) { try AVAudioFile(forReading: URL(fileURLWithPath: "/a.wav")) }
    }
}
