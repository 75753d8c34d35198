import Foundation

extension OpenWindowAction {
    /// Whether a window that opens is shared with the other people in a call; a terminal shares nothing.
    public struct SharingBehavior: Hashable, Sendable {
        private let name: String

        /// The window is shared if possible.
        public static let requested = SharingBehavior(name: "requested")
        /// The window opens only if it can be shared.
        public static let required = SharingBehavior(name: "required")
    }

    private func canOpen(_ behavior: SharingBehavior) throws {
        if behavior == .required { throw CocoaError(.featureUnsupported) }
    }

    /// Opens the scene with an id.
    ///
    /// - Throws: an error if the scene must be shared, because a terminal shares nothing.
    @MainActor @preconcurrency
    public func callAsFunction(id: String, sharingBehavior: SharingBehavior) async throws {
        try canOpen(sharingBehavior)
        self(id: id)
    }

    /// Opens the scene that accepts values of this type, and passes the value to it.
    ///
    /// - Throws: an error if the scene must be shared, because a terminal shares nothing.
    @MainActor @preconcurrency
    public func callAsFunction<D: Codable & Hashable>(value: D, sharingBehavior: SharingBehavior) async throws {
        try canOpen(sharingBehavior)
        self(value: value)
    }

    /// Opens the scene that has an id, and passes a value to it.
    ///
    /// - Throws: an error if the scene must be shared, because a terminal shares nothing.
    @MainActor @preconcurrency
    public func callAsFunction<D: Codable & Hashable>(
        id: String, value: D, sharingBehavior: SharingBehavior
    ) async throws {
        try canOpen(sharingBehavior)
        self(id: id, value: value)
    }
}
