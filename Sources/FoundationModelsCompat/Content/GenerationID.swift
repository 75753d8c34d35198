import Foundation

/// The identity of generated content while it grows.
public struct GenerationID: Hashable, Sendable {
    private let id = UUID()

    /// Creates an identity of its own.
    public init() {}
}
