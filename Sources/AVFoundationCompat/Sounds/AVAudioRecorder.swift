import Foundation

/// Records sound. A terminal has no microphone: recording never begins, and no file is written.
open class AVAudioRecorder {
    /// The object that is kept, but never called: no recording ends.
    open weak var delegate: (any AVAudioRecorderDelegate)?
    /// The value is kept, but has no effect.
    open var isMeteringEnabled = false
    /// The URL of the file, which is not written.
    public let url: URL
    /// The settings of the file, which is not written.
    public let settings: [String: Any]

    /// Creates a recorder. No file is written.
    public init(url: URL, settings: [String: Any]) throws {
        self.url = url
        self.settings = settings
    }

    /// Always false: a terminal has no microphone.
    open var isRecording: Bool { false }
    /// Always 0: nothing is recorded.
    open var currentTime: TimeInterval { 0 }
    /// The time of the device in seconds: that of the machine since it has been started.
    open var deviceCurrentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }

    /// Returns false: a terminal has no microphone.
    @discardableResult
    open func prepareToRecord() -> Bool { false }
    /// Returns false: a terminal has no microphone.
    @discardableResult
    open func record() -> Bool { false }
    /// Returns false: a terminal has no microphone.
    @discardableResult
    open func record(forDuration duration: TimeInterval) -> Bool { false }
    /// Returns false: a terminal has no microphone.
    @discardableResult
    open func record(atTime time: TimeInterval) -> Bool { false }
    /// Returns false: a terminal has no microphone.
    @discardableResult
    open func record(atTime time: TimeInterval, forDuration duration: TimeInterval) -> Bool { false }
    /// Has no effect: nothing is recorded.
    open func pause() {}
    /// Has no effect: nothing is recorded.
    open func stop() {}
    /// Returns false: no file has been written.
    @discardableResult
    open func deleteRecording() -> Bool { false }
    /// Has no effect: nothing is recorded.
    open func updateMeters() {}
    /// Returns the loudness of silence, -160 decibels.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    /// Returns the loudness of silence, -160 decibels.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Receives the events of an audio recorder. No method is called: nothing is recorded.
public protocol AVAudioRecorderDelegate: AnyObject {
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
    /// Never called: nothing is recorded.
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
    /// Never called: nothing is recorded.
    public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}
