@_exported import SwiftUICompat

/// A player of Game Center.
open class GKBasePlayer: NSObject, @unchecked Sendable {
    // Sendable: a player has no stored values, except those of ``GKLocalPlayer``, which belong to the main actor.

    /// The name that others see: empty, because nobody is signed in.
    open var displayName: String { "" }
}

/// A player of Game Center.
open class GKPlayer: GKBasePlayer, @unchecked Sendable {
    /// The identifier in the game: empty, because nobody is signed in.
    open var gamePlayerID: String { "" }
    /// The identifier in the games of a team: empty, because nobody is signed in.
    open var teamPlayerID: String { "" }
    /// The short name: empty, because nobody is signed in.
    open var alias: String { "" }
}

/// The user as a player of Game Center, who is never signed in: a terminal has no Game Center.
@MainActor @preconcurrency
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
    /// The user.
    public static let local = GKLocalPlayer()

    /// Whether the user is signed in: false.
    open var isAuthenticated: Bool { false }
    /// Whether the user is under age: unknown.
    open var isUnderage: Bool { false }
    /// Whether the user may play with several players: false.
    open var isMultiplayerGamingRestricted: Bool { true }

    /// Called soon after it has been set, without a controller, and with the error that the user cannot be signed in.
    open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
        didSet {
            Task { @MainActor [weak self] in self?.authenticateHandler?(nil, GKError(.gameUnrecognized)) }
        }
    }
}

/// An error of Game Center.
public struct GKError: LocalizedError, Equatable, Sendable {
    /// The reason of an error.
    public enum Code: Int, Sendable {
        case unknown = 1
        case cancelled
        case communicationsFailure
        case notAuthenticated = 6
        case gameUnrecognized = 15
    }

    /// The reason.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) {
        self.code = code
    }

    /// A sentence for the user.
    public var errorDescription: String? { "A terminal has no Game Center." }
}
