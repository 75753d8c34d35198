import Foundation

/// The properties of a document that its views can read.
///
/// ```swift
/// @Environment(\.documentConfiguration) private var document
///
/// Text(document?.fileURL?.lastPathComponent ?? "Untitled")
/// ```
public struct DocumentConfiguration: Hashable, Sendable {
    /// The file of the document; `nil` for a document that has not been saved.
    public let fileURL: URL?
    /// Whether the document can be changed.
    public let isEditable: Bool
}

private struct DocumentConfigurationKey: EnvironmentKey {
    static var defaultValue: DocumentConfiguration? { nil }
}

extension EnvironmentValues {
    /// The properties of the document that contains the view; `nil` outside of a ``DocumentGroup``.
    public internal(set) var documentConfiguration: DocumentConfiguration? {
        get { self[DocumentConfigurationKey.self] }
        set { self[DocumentConfigurationKey.self] = newValue }
    }
}
