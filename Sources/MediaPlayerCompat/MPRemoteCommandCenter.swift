import Foundation
import FoundationGaps

/// The commands of headphones and remote controls. A terminal sends none.
open class MPRemoteCommandCenter: NSObject {
    // Proof of safety: as on Apple's platforms, the object is used on the main thread.
    nonisolated(unsafe) private static let center = MPRemoteCommandCenter()

    /// Returns the centre.
    open class func shared() -> MPRemoteCommandCenter { center }

    /// Plays.
    public let playCommand = MPRemoteCommand()
    /// Pauses.
    public let pauseCommand = MPRemoteCommand()
    /// Ends playing.
    public let stopCommand = MPRemoteCommand()
    /// Plays or pauses.
    public let togglePlayPauseCommand = MPRemoteCommand()
    /// Moves to the next item.
    public let nextTrackCommand = MPRemoteCommand()
    /// Moves to the previous item.
    public let previousTrackCommand = MPRemoteCommand()
    /// Changes the position.
    public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
    /// Moves forward by some seconds.
    public let skipForwardCommand = MPSkipIntervalCommand()
    /// Moves backward by some seconds.
    public let skipBackwardCommand = MPSkipIntervalCommand()
    /// Begins or ends to move forward.
    public let seekForwardCommand = MPRemoteCommand()
    /// Begins or ends to move backward.
    public let seekBackwardCommand = MPRemoteCommand()
}

/// A command of a remote control.
open class MPRemoteCommand: NSObject {
    /// Whether the command can be sent.
    open var isEnabled = true

    /// Adds a handler, which is never called; returns a token for `removeTarget`.
    @discardableResult
    open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any { NSObject() }
    /// Adds a target, whose method is never called.
    open func addTarget(_ target: Any, action: Selector) {}
    /// Has no effect.
    open func removeTarget(_ target: Any?) {}
}

/// A command that changes the position.
open class MPChangePlaybackPositionCommand: MPRemoteCommand {}

/// A command that moves by some seconds.
open class MPSkipIntervalCommand: MPRemoteCommand {
    /// The lengths that are offered, in seconds.
    open var preferredIntervals: [NSNumber] = []
}

/// The event of a command.
open class MPRemoteCommandEvent: NSObject {
    /// The command.
    public let command: MPRemoteCommand
    /// The time, in seconds since the system started.
    public let timestamp: TimeInterval

    init(command: MPRemoteCommand, timestamp: TimeInterval) { (self.command, self.timestamp) = (command, timestamp) }
}

/// The event of a command that changes the position.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
    /// The new position in seconds.
    open var positionTime: TimeInterval { 0 }
}

/// The event of a command that moves by some seconds.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
    /// The number of seconds.
    open var interval: TimeInterval { 0 }
}

/// The result of a command.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    case success = 0
    case noSuchContent = 100
    case noActionableNowPlayingItem = 110
    case deviceNotFound = 120
    case commandFailed = 200
}
