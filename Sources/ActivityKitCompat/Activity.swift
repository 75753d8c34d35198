import CursesUI
@_exported import Foundation

/// The fixed values of a live activity, and the type of those that change.
public protocol ActivityAttributes: Codable, Sendable {
    associatedtype ContentState: Codable, Hashable, Sendable
}

/// A live activity, which a phone shows on its locked screen. A terminal has no such place: none can be started.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, Sendable {
    /// The values that change.
    public typealias ContentState = Attributes.ContentState

    /// The name of the activity.
    public let id: String
    /// The fixed values.
    public let attributes: Attributes
    /// The values that change.
    public let content: ActivityContent<ContentState>

    /// Activities cannot be started, so an app meets no such object.
    init(id: String, attributes: Attributes, content: ActivityContent<ContentState>) {
        (self.id, self.attributes, self.content) = (id, attributes, content)
    }

    /// The older name of the values that change.
    public var contentState: ContentState { content.state }
    /// The state of the activity: it has ended.
    public var activityState: ActivityState { .ended }
    /// The style of the activity.
    public var activityStyle: ActivityStyle { .standard }
    /// The token for messages from a server: none.
    public var pushToken: Data? { nil }

    /// The activities that are shown: none.
    public static var activities: [Activity<Attributes>] { [] }
    /// The token for starting activities from a server: none.
    public static var pushToStartToken: Data? { nil }

    /// Fails: a terminal has no place for activities.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        throw ActivityAuthorizationError.unsupported
    }

    /// Fails: a terminal has no place for activities.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
        style: ActivityStyle
    ) throws -> Activity<Attributes> {
        throw ActivityAuthorizationError.unsupported
    }

    /// Fails: a terminal has no place for activities.
    public static func request(
        attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        throw ActivityAuthorizationError.unsupported
    }

    /// Does nothing.
    public func update(_ content: ActivityContent<ContentState>) async {}
    /// Does nothing.
    public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?
    ) async {}
    /// Does nothing.
    public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil, timestamp: Date
    ) async {}
    /// Does nothing.
    public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {}

    /// Does nothing.
    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {}
    /// Does nothing.
    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default,
        timestamp: Date
    ) async {}
    /// Does nothing.
    public func end(
        using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {}

    /// The states over time: the sequence ends at once.
    public var activityStateUpdates: ActivitySequence<ActivityState> { ActivitySequence() }
    /// The values over time: the sequence ends at once.
    public var contentUpdates: ActivitySequence<ActivityContent<ContentState>> { ActivitySequence() }
    /// The values over time: the sequence ends at once.
    public var contentStateUpdates: ActivitySequence<ContentState> { ActivitySequence() }
    /// The tokens over time: the sequence ends at once.
    public var pushTokenUpdates: ActivitySequence<Data> { ActivitySequence() }
    /// The activities that are started: the sequence ends at once.
    public static var activityUpdates: ActivitySequence<Activity<Attributes>> { ActivitySequence() }
    /// The tokens over time: the sequence ends at once.
    public static var pushToStartTokenUpdates: ActivitySequence<Data> { ActivitySequence() }
}

/// Whether an activity is shown.
public enum ActivityState: String, Codable, Sendable {
    case active, pending, ended, dismissed, stale
}

/// How long an activity is shown.
public enum ActivityStyle: String, Codable, Sendable {
    case standard, transient
}

/// How an activity is changed by a server; it has no effect.
public struct PushType: Hashable, Sendable {
    private let name: String

    /// By a token of the activity.
    public static let token = PushType(name: "token")

    /// By a channel.
    public static func channel(_ channelId: String) -> PushType { PushType(name: channelId) }
}

/// When an activity that has ended disappears; it has no effect.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
    private let date: Date?

    /// When the system decides.
    public static let `default` = ActivityUIDismissalPolicy(date: nil)
    /// At once.
    public static let immediate = ActivityUIDismissalPolicy(date: .distantPast)

    /// At a time.
    public static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy(date: date) }
}

/// The values of an activity, and how long they are up to date.
public struct ActivityContent<State: Codable & Hashable & Sendable>: Sendable {
    /// The values.
    public let state: State
    /// The time from which the values are out of date.
    public let staleDate: Date?
    /// The importance among the app's activities.
    public let relevanceScore: Double

    /// Creates values.
    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
    }
}

/// An alert about a change of an activity; it is not shown.
public struct AlertConfiguration: Sendable {
    /// The title.
    public var title: LocalizedStringResource
    /// The words.
    public var body: LocalizedStringResource
    /// The sound.
    public var sound: AlertSound

    /// Creates what the user is told.
    public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
        (self.title, self.body, self.sound) = (title, body, sound)
    }

    /// A sound; it has no effect.
    public struct AlertSound: Hashable, Sendable {
        private let name: String

        /// The usual sound.
        public static let `default` = AlertSound(name: "")

        /// A sound with a name.
        public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
    }
}

/// A sequence without elements.
public struct ActivitySequence<Element: Sendable>: AsyncSequence, Sendable {
    /// Gives no elements.
    public struct Iterator: AsyncIteratorProtocol {
        /// Returns `nil`: the sequence has ended.
        public mutating func next() async -> Element? { nil }
    }

    init() {}

    /// Returns an iterator, which gives no elements.
    public func makeAsyncIterator() -> Iterator { Iterator() }
}
