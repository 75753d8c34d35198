import Foundation

/// The closure that gets the sound of a node.
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void

/// A part of an audio engine, which is silent.
open class AVAudioNode: NSObject {
    /// The engine.
    open internal(set) weak var engine: AVAudioEngine?

    private var format: AVAudioFormat {
        AVAudioFormat(standardFormatWithSampleRate: 44100, channels: 1)!
    }

    /// The number of inputs.
    open var numberOfInputs: Int { 1 }
    /// The number of outputs.
    open var numberOfOutputs: Int { 1 }
    /// The time of the last sound: none.
    open var lastRenderTime: AVAudioTime? { nil }
    /// Returns the format of an input: one channel.
    open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { format }
    /// Returns the format of an output: one channel.
    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { format }
    /// Has no effect: the closure is never called, because there is no sound.
    open func installTap(
        onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
        block tapBlock: @escaping AVAudioNodeTapBlock
    ) {}
    /// Has no effect: there is no sound.
    open func removeTap(onBus bus: AVAudioNodeBus) {}
    /// Has no effect: there is no sound.
    open func reset() {}
}

/// The microphone or the loudspeaker of an engine, which are silent.
open class AVAudioIONode: AVAudioNode {
    /// Whether the voice is made clearer: no.
    open var isVoiceProcessingEnabled: Bool { false }
    /// Has no effect: there is no sound.
    open func setVoiceProcessingEnabled(_ enabled: Bool) throws {}
    /// The seconds until a sound is heard.
    open var presentationLatency: TimeInterval { 0 }
}

/// The microphone of an engine, which hears nothing.
open class AVAudioInputNode: AVAudioIONode {
    /// The volume; it has no effect.
    open var volume: Float = 1
}

/// The loudspeaker of an engine, which is silent.
open class AVAudioOutputNode: AVAudioIONode {}

/// Mixes sounds. It is silent.
open class AVAudioMixerNode: AVAudioNode {
    /// The volume of the output; it has no effect.
    open var outputVolume: Float = 1
    /// The volume; it has no effect.
    open var volume: Float = 1
    /// The place between left and right; it has no effect.
    open var pan: Float = 0

    /// Creates a mixer.
    override public init() {}
}

/// Plays sounds, which end at once: a terminal is silent.
open class AVAudioPlayerNode: AVAudioNode {
    /// The effect of a new sound on earlier ones.
    public struct BufferOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt

        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// It is repeated.
        public static let loops = BufferOptions(rawValue: 1)
        /// It ends those before it.
        public static let interrupts = BufferOptions(rawValue: 2)
        /// It ends the one that is repeated.
        public static let interruptsAtLoop = BufferOptions(rawValue: 4)
    }

    /// When a closure is called.
    public enum CompletionCallbackType: Int, Sendable {
        case dataConsumed, dataRendered, dataPlayedBack
    }

    /// The volume; it has no effect.
    open var volume: Float = 1
    /// The place between left and right; it has no effect.
    open var pan: Float = 0
    /// Whether the node plays.
    open private(set) var isPlaying = false

    /// Creates a node.
    override public init() {}

    /// Plays silence.
    open func play() { isPlaying = true }
    /// Plays silence.
    open func play(at when: AVAudioTime?) { isPlaying = true }
    /// Pauses.
    open func pause() { isPlaying = false }
    /// Ends playing.
    open func stop() { isPlaying = false }
    /// Returns `nil`: no sound is played.
    open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? { nil }
    /// Returns `nil`: no sound is played.
    open func nodeTime(forPlayerTime playerTime: AVAudioTime) -> AVAudioTime? { nil }

    /// A closure of an app. `@unchecked` is safe: it is called once, and the caller gives it away.
    private struct Completion: @unchecked Sendable {
        let closure: () -> Void
    }

    private func end(_ closure: (() -> Void)?) {
        guard let completion = closure.map(Completion.init) else { return }
        DispatchQueue.global().async { completion.closure() }
    }

    /// Calls the closure: a sound ends at once. A sound that is repeated does not end.
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime? = nil, options: BufferOptions = [],
        completionHandler: (() -> Void)? = nil
    ) {
        if !options.contains(.loops) { end(completionHandler) }
    }
    /// Calls the closure: a sound ends at once. A sound that is repeated does not end.
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime? = nil, options: BufferOptions = [],
        completionCallbackType callbackType: CompletionCallbackType,
        completionHandler: ((CompletionCallbackType) -> Void)? = nil
    ) {
        if !options.contains(.loops) { end(completionHandler.map { handler in { handler(callbackType) } }) }
    }
    /// Calls the closure: a sound ends at once.
    open func scheduleFile(
        _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (() -> Void)? = nil
    ) {
        end(completionHandler)
    }
    /// Calls the closure: a sound ends at once.
    open func scheduleSegment(
        _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition,
        frameCount numberFrames: AVAudioFrameCount, at when: AVAudioTime?, completionHandler: (() -> Void)? = nil
    ) {
        end(completionHandler)
    }
}
