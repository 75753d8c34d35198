import Foundation

/// Changes sounds. It is silent.
open class AVAudioUnit: AVAudioNode {}

/// Changes sounds. It is silent.
open class AVAudioUnitEffect: AVAudioUnit {
    /// The value is kept, but has no effect.
    open var bypass = false
}

/// Changes the speed of sounds. It is silent.
open class AVAudioUnitTimeEffect: AVAudioUnit {
    /// The value is kept, but has no effect.
    open var bypass = false
}

/// Changes the speed and the pitch of sounds apart. It is silent.
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect {
    /// The value is kept, but has no effect.
    open var rate: Float = 1
    /// The value is kept, but has no effect.
    open var pitch: Float = 0
    /// The value is kept, but has no effect.
    open var overlap: Float = 8

    /// Creates a node.
    override public init() {}
}

/// Changes the speed and the pitch of sounds together. It is silent.
open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect {
    /// The value is kept, but has no effect.
    open var rate: Float = 1

    /// Creates a node.
    override public init() {}
}

/// Adds the echo of a room. It is silent.
open class AVAudioUnitReverb: AVAudioUnitEffect {
    /// The value is kept, but has no effect.
    open var wetDryMix: Float = 0

    /// Creates a node.
    override public init() {}

    /// Has no effect.
    open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}

/// The room of an echo.
public enum AVAudioUnitReverbPreset: Int, Sendable {
    case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber, cathedral
    case largeRoom2, mediumHall2, mediumHall3, largeHall2
}

/// Adds an echo. It is silent.
open class AVAudioUnitDelay: AVAudioUnitEffect {
    /// The value is kept, but has no effect.
    open var delayTime: TimeInterval = 1
    /// The value is kept, but has no effect.
    open var feedback: Float = 50
    /// The value is kept, but has no effect.
    open var lowPassCutoff: Float = 15000
    /// The value is kept, but has no effect.
    open var wetDryMix: Float = 100

    /// Creates a node.
    override public init() {}
}

/// Makes frequencies louder or softer. It is silent.
open class AVAudioUnitEQ: AVAudioUnitEffect {
    /// The frequencies.
    public let bands: [AVAudioUnitEQFilterParameters]
    /// The value is kept, but has no effect.
    open var globalGain: Float = 0

    /// Creates a node.
    public init(numberOfBands: Int) { bands = (0..<numberOfBands).map { _ in AVAudioUnitEQFilterParameters() } }
}

/// How loud a frequency is.
open class AVAudioUnitEQFilterParameters: NSObject {
    /// The value is kept, but has no effect.
    open var filterType = AVAudioUnitEQFilterType.parametric
    /// The value is kept, but has no effect.
    open var frequency: Float = 1000
    /// The value is kept, but has no effect.
    open var bandwidth: Float = 1
    /// The value is kept, but has no effect.
    open var gain: Float = 0
    /// The value is kept, but has no effect.
    open var bypass = true
}

/// How frequencies are changed.
public enum AVAudioUnitEQFilterType: Int, Sendable {
    case parametric, lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop, lowShelf, highShelf
    case resonantLowShelf, resonantHighShelf
}
