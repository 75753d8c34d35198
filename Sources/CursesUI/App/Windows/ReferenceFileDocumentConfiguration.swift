import Foundation

/// The document that an editor shows, for documents of class type.
@MainActor
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    /// The document.
    @ObservedObject public var document: Document
    /// The file of the document; `nil` for a document that has not been saved.
    public var fileURL: URL?
    /// Whether the document can be changed.
    public var isEditable: Bool
}
