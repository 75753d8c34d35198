import Foundation

/// A report about the user's location. A terminal does not know it: a report says that location access is denied.
public struct CLLocationUpdate: Sendable {
    /// The kind of movement; it has no effect.
    public enum LiveConfiguration: Int, Sendable {
        case `default`, automotiveNavigation, otherNavigation, fitness, airborne
    }

    /// The location, which is unknown.
    public var location: CLLocation? { nil }
    /// Always false: whether the user moves is unknown.
    public var isStationary: Bool { false }
    /// Always false: whether the user moves is unknown.
    public var stationary: Bool { false }
    /// Always true: location access is denied.
    public var authorizationDenied: Bool { true }
    /// Always true: location access is denied.
    public var authorizationDeniedGlobally: Bool { true }
    /// Always false: access is denied, not restricted.
    public var authorizationRestricted: Bool { false }
    /// Always false: access has been decided.
    public var authorizationRequestInProgress: Bool { false }
    /// Always true: the location is unknown.
    public var locationUnavailable: Bool { true }
    /// Always false: no location is known.
    public var accuracyLimited: Bool { false }
    /// Always false: access does not depend on the use of the app.
    public var insufficientlyInUse: Bool { false }
    /// Always false: no session is missing.
    public var serviceSessionRequired: Bool { false }

    /// The reports: one, which says that location access is denied.
    public struct Updates: AsyncSequence, Sendable {
        /// The reports that are left.
        public struct AsyncIterator: AsyncIteratorProtocol {
            private var isLeft = true

            fileprivate init() {}

            /// Returns the report once.
            public mutating func next() async throws -> CLLocationUpdate? {
                defer { isLeft = false }
                return isLeft ? CLLocationUpdate() : nil
            }
        }

        /// Begins with the first report.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    /// Returns one report, which says that location access is denied.
    ///
    /// - Parameter configuration: has no effect.
    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates() }
}

/// A request for location access that lasts as long as the object. It has no effect: access is denied.
public final class CLServiceSession: Sendable {
    /// The access that an app requests.
    public enum AuthorizationRequirement: Int, Sendable {
        case none, whenInUse, always
    }

    /// Creates a session, which has no effect.
    public init(authorization: AuthorizationRequirement) {}

    /// Creates a session, which has no effect.
    public init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {}

    /// Has no effect: access is denied.
    public func invalidate() {}
}

/// A request for locations while the app is in the background. It has no effect: access is denied.
public final class CLBackgroundActivitySession: Sendable {
    /// Creates a session, which has no effect.
    public init() {}

    /// Has no effect: access is denied.
    public func invalidate() {}
}
