@_exported import Foundation

/// Plays a sound. A terminal is silent, so the sound ends as soon as it starts.
open class AVAudioPlayer {
    /// The object that is notified when the sound has ended.
    open weak var delegate: (any AVAudioPlayerDelegate)?
    /// The value is kept, but has no effect.
    open var volume: Float = 1
    /// The value is kept, but has no effect.
    open var numberOfLoops = 0
    /// The value is kept, but has no effect.
    open var rate: Float = 1
    /// The value is kept, but has no effect.
    open var enableRate = false
    /// The value is kept, but has no effect.
    open var pan: Float = 0
    /// The value is kept, but has no effect.
    open var isMeteringEnabled = false
    /// The position in the sound, in seconds.
    open var currentTime: TimeInterval = 0
    /// The URL of the sound.
    public let url: URL?
    /// The contents of the file, if the player was created with them.
    public let data: Data?

    /// Creates a player for a file.
    ///
    /// - Throws: an error if the file cannot be read.
    public init(contentsOf url: URL) throws {
        guard (try? url.checkResourceIsReachable()) == true else { throw CocoaError(.fileReadNoSuchFile) }
        self.url = url
        data = nil
    }

    /// Creates a player for a file.
    ///
    /// - Throws: an error if the file cannot be read.
    public convenience init(contentsOf url: URL, fileTypeHint: String?) throws {
        try self.init(contentsOf: url)
    }

    /// Creates a player for the contents of a file.
    public init(data: Data) throws {
        url = nil
        self.data = data
    }

    /// Creates a player for the contents of a file.
    public convenience init(data: Data, fileTypeHint: String?) throws {
        try self.init(data: data)
    }

    /// Always false: a silent sound ends at once.
    open var isPlaying: Bool { false }
    /// The duration in seconds, which is unknown.
    open var duration: TimeInterval { 0 }
    /// The number of channels, which is unknown.
    open var numberOfChannels: Int { 0 }
    /// The settings of the file, which is not read.
    open var settings: [String: Any] { [:] }
    /// The time of the device in seconds: that of the machine since it has been started.
    open var deviceCurrentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }
    /// Returns true.
    @discardableResult
    open func prepareToPlay() -> Bool { true }

    /// Notifies the delegate at once that the sound has ended.
    @discardableResult
    open func play() -> Bool {
        delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
        return true
    }

    /// Notifies the delegate at once that the sound has ended.
    @discardableResult
    open func play(atTime time: TimeInterval) -> Bool { play() }
    /// Has no effect: no sound is audible.
    open func pause() {}
    /// Has no effect: no sound is audible.
    open func stop() {}
    /// Has no effect: no sound is audible.
    open func updateMeters() {}
    /// Returns the loudness of silence, -160 decibels.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    /// Returns the loudness of silence, -160 decibels.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
    /// Has no effect: no sound is audible.
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
}

/// Receives the events of an audio player.
public protocol AVAudioPlayerDelegate: AnyObject {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    /// Called when the sound has ended.
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    /// Never called: nothing is decoded.
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
