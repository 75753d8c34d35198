import Foundation

#if canImport(UniformTypeIdentifiers)
import UniformTypeIdentifiers
#endif

/// A document that is a value, and is read from and written to files.
public protocol FileDocument {
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    /// The types of files that the document can be read from.
    static var readableContentTypes: [UTType] { get }
    /// The types of files that the document can be written to.
    static var writableContentTypes: [UTType] { get }

    /// Reads a document from a file.
    init(configuration: ReadConfiguration) throws

    /// Returns a file that stores the document.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    /// The types that the document can be read from.
    public static var writableContentTypes: [UTType] { readableContentTypes }

    /// Writes the document to a file atomically.
    ///
    /// - Parameter isUpdate: whether an existing file belongs to the document, so that the document may reuse its
    ///   content.
    func write(to url: URL, as type: UTType, isUpdate: Bool = false) throws {
        try fileWrapper(configuration: .init(contentType: type, existing: isUpdate ? url : nil))
            .write(to: url, options: .atomic)
    }
}

/// A document that is an object, and is read from and written to files.
public protocol ReferenceFileDocument: ObservableObject {
    /// The state of the document at the time of writing.
    associatedtype Snapshot

    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    /// The types of files that the document can be read from.
    static var readableContentTypes: [UTType] { get }
    /// The types of files that the document can be written to.
    static var writableContentTypes: [UTType] { get }

    /// Reads a document from a file.
    init(configuration: ReadConfiguration) throws

    /// Returns the current state of the document.
    func snapshot(contentType: UTType) throws -> Snapshot

    /// Returns a file that stores a state of the document.
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
    /// The types that it can be read from.
    public static var writableContentTypes: [UTType] { readableContentTypes }

    /// Writes the current state of the document to a file atomically.
    ///
    /// - Parameter isUpdate: whether an existing file belongs to the document, so that the document may reuse its
    ///   content.
    func write(to url: URL, as type: UTType, isUpdate: Bool = false) throws {
        try fileWrapper(
            snapshot: snapshot(contentType: type),
            configuration: .init(contentType: type, existing: isUpdate ? url : nil)
        )
        .write(to: url, options: .atomic)
    }
}

/// A file that a document is read from.
public struct FileDocumentReadConfiguration {
    /// The type of the file.
    public let contentType: UTType
    /// The content of the file.
    public let file: FileWrapper
}

/// A file that a document is written to.
public struct FileDocumentWriteConfiguration {
    /// The type of the file.
    public let contentType: UTType
    /// The file before writing, read on demand; `nil` for a new file, and for a file that cannot be read.
    public var existingFile: FileWrapper? { existing.flatMap { try? FileWrapper(url: $0) } }

    private let existing: URL?

    init(contentType: UTType, existing: URL?) {
        self.contentType = contentType
        self.existing = existing
    }
}
