import CursesUI

/// A sound, which is not played: a terminal is silent.
@MainActor @preconcurrency
public final class NSSound {
    /// The name of a sound.
    public typealias Name = String

    /// The name of the sound.
    public private(set) var name: Name?
    /// The value is kept, but has no effect.
    public var volume: Float = 1
    /// The value is kept, but has no effect.
    public var loops = false
    /// The value is kept, but has no effect.
    public var currentTime: TimeInterval = 0
    /// Always zero: the sound is not read.
    public var duration: TimeInterval { 0 }
    /// Always false: a terminal is silent.
    public var isPlaying: Bool { false }

    /// Creates the sound of a name, which is not looked for.
    public init?(named name: Name) {
        self.name = name
    }

    /// Creates the sound of a file, which is not read.
    public init?(contentsOf url: URL, byReference: Bool) {}

    /// Creates the sound of a file, which is not read.
    public init?(contentsOfFile path: String, byReference: Bool) {}

    /// Creates the sound of the contents of a file, which are not read.
    public init?(data: Data) {}

    /// Has no effect, and returns false: a terminal is silent.
    @discardableResult
    public func play() -> Bool { false }
    /// Has no effect, and returns false: a terminal is silent.
    @discardableResult
    public func pause() -> Bool { false }
    /// Has no effect, and returns false: a terminal is silent.
    @discardableResult
    public func resume() -> Bool { false }
    /// Has no effect, and returns false: a terminal is silent.
    @discardableResult
    public func stop() -> Bool { false }
    /// Has no effect: `sensoryFeedback` rings the bell of a terminal.
    public static func beep() {}
}
