@_exported import SwiftUICompat

/// Whether the app may see the music of the user: it may not.
public enum MusicAuthorization {
    /// An answer of the user.
    public enum Status: String, Codable, Hashable, Sendable, CustomStringConvertible {
        case notDetermined, denied, restricted, authorized

        /// The answer.
        public var description: String { rawValue }
    }

    /// The answer: always `denied`.
    public static var currentStatus: Status { .denied }
    /// Returns `denied`, without asking.
    public static func request() async -> Status { .denied }
}

/// The subscription of the user to Apple Music. There is none.
public struct MusicSubscription: Hashable, Sendable {
    /// Whether songs of the catalogue can be played: no.
    public var canPlayCatalogContent: Bool { false }
    /// Whether the user can subscribe: no.
    public var canBecomeSubscriber: Bool { false }
    /// Whether there is a library in the cloud: no.
    public var hasCloudLibraryEnabled: Bool { false }

    /// The subscription. Asking for it fails with `Error.permissionDenied`.
    public static var current: MusicSubscription {
        get async throws { throw Error.permissionDenied }
    }
    /// The changes of the subscription: none.
    public static var subscriptionUpdates: AsyncStream<MusicSubscription> { AsyncStream { $0.finish() } }

    /// The reason why the subscription is not known.
    public enum Error: Swift.Error, LocalizedError, Hashable, Sendable {
        case permissionDenied, privacyAcknowledgementRequired, unknown

        /// The reason in words.
        public var errorDescription: String? { "Apple Music is not available on Linux." }
    }
}

/// The reason why there is no music.
public enum MusicTokenRequestError: Error, LocalizedError, Hashable, Sendable {
    case developerTokenRequestFailed, permissionDenied, privacyAcknowledgementRequired, unknown, userNotSignedIn
    case userTokenRequestFailed, userTokenRevoked

    /// The reason in words.
    public var errorDescription: String? { "Apple Music is not available on Linux." }
}
