#if !canImport(CoreTransferable)
import Foundation

/// Transfers a value as a file.
///
/// ```swift
/// struct Movie: Transferable {
///     let url: URL
///
///     static var transferRepresentation: some TransferRepresentation {
///         FileRepresentation(contentType: .movie) { movie in
///             SentTransferredFile(movie.url)
///         } importing: { received in
///             Movie(url: received.file)
///         }
///     }
/// }
/// ```
///
/// A photo picker imports files in this way. In a terminal, a drop does not: the closures may suspend, and a drop does
/// not wait.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    /// The ways of transferring a value.
    public let _ways: [_TransferWay]

    private init(_ type: UTType, importing: (@Sendable (ReceivedTransferredFile) async throws -> Item)?) {
        var way = _TransferWay(contentType: type)
        if let importing {
            way.importFile = { try await importing(ReceivedTransferredFile(file: $0, isOriginalFile: true)) }
        }
        _ways = [way]
    }

    /// Creates a representation that exports and imports files.
    ///
    /// - Parameters:
    ///   - shouldAttemptToOpenInPlace: has no effect: a file is always opened in its place.
    ///   - exporting: never called in a terminal.
    ///   - importing: receives the file that the user has chosen. It is not a copy, so the value must not change it.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        self.init(contentType, importing: importing)
    }

    /// Creates a representation that exports files. In a terminal, it is never used.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        self.init(exportedContentType, importing: nil)
    }

    /// Creates a representation that imports files.
    ///
    /// - Parameters:
    ///   - shouldAttemptToOpenInPlace: has no effect: a file is always opened in its place.
    ///   - importing: receives the file that the user has chosen. It is not a copy, so the value must not change it.
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        self.init(importedContentType, importing: importing)
    }
}

/// A file that an app exports.
public struct SentTransferredFile: Sendable {
    /// The file.
    public let file: URL
    /// Whether the receiver may change the file itself.
    public let allowAccessingOriginalFile: Bool

    /// Creates a description of a file.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// A file that an app imports.
public struct ReceivedTransferredFile: Sendable {
    /// The file.
    public let file: URL
    /// Whether the file is the original one rather than a copy. In a terminal it is.
    public let isOriginalFile: Bool
}

extension Transferable {
    /// Creates a value from a file of some content types, with the first suitable representation that imports files.
    /// Returns `nil` if there is none.
    package static func value(of file: URL, types: [UTType]) async throws -> Self? {
        for way in transferRepresentation._ways {
            guard let make = way.importFile, let type = way.contentType,
                types.contains(where: { $0.conforms(to: type) })
            else { continue }
            return try await make(file) as? Self
        }
        return nil
    }
}
#endif
