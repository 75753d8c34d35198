import Foundation

/// The document that an editor shows, of a type whose documents are objects.
@MainActor
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    /// The document.
    @ObservedObject public var document: Document
    /// The file of the document; `nil` for one that has not been saved.
    public var fileURL: URL?
    /// Whether the document can be changed.
    public var isEditable: Bool
}
