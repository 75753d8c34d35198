import Foundation

#if canImport(UniformTypeIdentifiers)
import UniformTypeIdentifiers
#endif

/// An open document and its file.
@MainActor
protocol DocumentFile<Document>: ObservableObject {
    associatedtype Document

    /// The file of the document; `nil` for a new document.
    var url: URL? { get set }
    /// The number of changes of the document.
    var edits: Int { get }
    var isEditable: Bool { get }
    /// Whether there is a document to show.
    var hasDocument: Bool { get }
    var readableTypes: [UTType] { get }
    var writableTypes: [UTType] { get }

    /// Starts a new document.
    func renew()
    /// Opens the document in a file.
    func open(_ url: URL) throws
    /// Writes the document to a file.
    func write(to url: URL) throws
}

extension DocumentFile {
    /// Returns the first of the given types that matches the extension of a file.
    func type(of url: URL, among types: [UTType]) -> UTType {
        types.first { $0.includes(url.lastPathComponent) } ?? types.first ?? .data
    }
}

/// An open document of value type.
final class ValueFile<Document: FileDocument>: DocumentFile {
    @Published private var document: Document?
    @Published var url: URL?
    @Published private(set) var edits = 0
    private let make: (() -> Document)?
    let isEditable: Bool

    /// - Parameter make: creates a new document; `nil` if documents are only read.
    init(make: (() -> Document)?, isEditable: Bool) {
        self.make = make
        self.isEditable = isEditable
        document = make?()
    }

    var hasDocument: Bool { document != nil }
    var readableTypes: [UTType] { Document.readableContentTypes }
    var writableTypes: [UTType] { Document.writableContentTypes }

    func renew() {
        document = make?()
        url = nil
    }

    func open(_ url: URL) throws {
        let type = type(of: url, among: readableTypes)
        document = try Document(configuration: .init(contentType: type, file: FileWrapper(url: url)))
        self.url = url
    }

    func write(to url: URL) throws {
        try document?.write(to: url, as: type(of: url, among: writableTypes), isUpdate: true)
    }

    /// The configuration for the editor. There must be a document.
    var configuration: FileDocumentConfiguration<Document> {
        let shown = document!
        return FileDocumentConfiguration(
            document: Binding {
                self.document ?? shown
            } set: { new in
                guard self.isEditable else { return }
                self.document = new
                self.edits += 1
            },
            fileURL: url,
            isEditable: isEditable
        )
    }
}

/// An open document of class type.
final class ObjectFile<Document: ReferenceFileDocument>: DocumentFile {
    @Published private var document: Document? {
        didSet { observe() }
    }
    @Published var url: URL?
    @Published private(set) var edits = 0
    private let make: (() -> Document)?
    private var changes: AnyCancellable?
    let isEditable: Bool

    /// - Parameter make: creates a new document; `nil` if documents are only read.
    init(make: (() -> Document)?, isEditable: Bool) {
        self.make = make
        self.isEditable = isEditable
        document = make?()
        observe()
    }

    /// Counts the changes that the document announces.
    private func observe() {
        changes = document?.objectWillChange.sink { [weak self] _ in
            MainThread.run { self?.edits += 1 }
        }
    }

    var hasDocument: Bool { document != nil }
    var readableTypes: [UTType] { Document.readableContentTypes }
    var writableTypes: [UTType] { Document.writableContentTypes }

    func renew() {
        document = make?()
        url = nil
    }

    func open(_ url: URL) throws {
        let type = type(of: url, among: readableTypes)
        document = try Document(configuration: .init(contentType: type, file: FileWrapper(url: url)))
        self.url = url
    }

    func write(to url: URL) throws {
        try document?.write(to: url, as: type(of: url, among: writableTypes), isUpdate: true)
    }

    /// The configuration for the editor. There must be a document.
    var configuration: ReferenceFileDocumentConfiguration<Document> {
        ReferenceFileDocumentConfiguration(document: document!, fileURL: url, isEditable: isEditable)
    }
}
