import Foundation
import FoundationGaps

/// The commands of headphones and remote controls. A terminal sends none.
@MainActor @preconcurrency
open class MPRemoteCommandCenter: NSObject {
    private static let center = MPRemoteCommandCenter()

    /// Returns the centre.
    open class func shared() -> MPRemoteCommandCenter { center }

    /// The command to play.
    public let playCommand = MPRemoteCommand()
    /// The command to pause.
    public let pauseCommand = MPRemoteCommand()
    /// The command to stop.
    public let stopCommand = MPRemoteCommand()
    /// The command to play or pause.
    public let togglePlayPauseCommand = MPRemoteCommand()
    /// The command to move to the next item.
    public let nextTrackCommand = MPRemoteCommand()
    /// The command to move to the previous item.
    public let previousTrackCommand = MPRemoteCommand()
    /// The command to change the position.
    public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
    /// The command to move forward by some seconds.
    public let skipForwardCommand = MPSkipIntervalCommand()
    /// The command to move backward by some seconds.
    public let skipBackwardCommand = MPSkipIntervalCommand()
    /// The command to move forward while a button is held.
    public let seekForwardCommand = MPRemoteCommand()
    /// The command to move backward while a button is held.
    public let seekBackwardCommand = MPRemoteCommand()
    /// The command to change the rate.
    public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
    /// The command to change the repetition.
    public let changeRepeatModeCommand = MPRemoteCommand()
    /// The command to change the shuffling.
    public let changeShuffleModeCommand = MPRemoteCommand()
    /// The command to like the item.
    public let likeCommand = MPRemoteCommand()
    /// The command to dislike the item.
    public let dislikeCommand = MPRemoteCommand()
    /// The command to mark the item.
    public let bookmarkCommand = MPRemoteCommand()
}

/// A command of a remote control.
@MainActor @preconcurrency
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
    /// Has no effect.
    open func removeTarget(_ target: Any, action: Selector?) {}
}

/// A command that changes the position.
open class MPChangePlaybackPositionCommand: MPRemoteCommand {}

/// A command that changes the rate.
open class MPChangePlaybackRateCommand: MPRemoteCommand {
    /// The rates that are offered.
    open var supportedPlaybackRates: [NSNumber] = []
}

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
