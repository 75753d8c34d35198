import Foundation

/// The document that an editor shows, for documents of value type.
public struct FileDocumentConfiguration<Document: FileDocument> {
    /// The document.
    @Binding public var document: Document
    /// The file of the document; `nil` for a document that has not been saved.
    public var fileURL: URL?
    /// Whether the document can be changed.
    public var isEditable: Bool
}
