import SwiftUICompat
import UniformTypeIdentifiersCompat

/// A file that the user has chosen.
public struct PhotosPickerItem: Hashable, Sendable {
    /// The encoding of the data; it has no effect.
    public struct EncodingDisambiguationPolicy: Hashable, Sendable {
        /// Any encoding.
        public static let automatic = EncodingDisambiguationPolicy()
        /// The file's own encoding.
        public static let current = EncodingDisambiguationPolicy()
        /// An encoding that all apps can read.
        public static let compatible = EncodingDisambiguationPolicy()
    }

    private let url: URL

    init(url: URL) {
        self.url = url
    }

    /// The path of the file.
    public var itemIdentifier: String? { url.path }

    /// The type of the file.
    public var supportedContentTypes: [UTType] {
        [UTType(filenameExtension: url.pathExtension) ?? .image]
    }

    /// Reads the file, and returns its bytes as `Data`, its location as `URL`, or a value that the type creates from
    /// the file, such as a movie with a `FileRepresentation`, or from the bytes, such as an `Image`. Returns `nil` if the type cannot be created from the file's content.
    ///
    /// - Throws: an error if the file cannot be read.
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
        if type == URL.self { return url as? T }
        if let value = try await T.value(of: url, types: supportedContentTypes) { return value }
        let url = url
        let data = try await Task.detached { try Data(contentsOf: url) }.value
        if type == Data.self { return data as? T }
        return T.value(of: data, types: supportedContentTypes)
    }

    /// Reads the file on a different thread, and passes the value to a closure.
    @discardableResult
    @preconcurrency
    public func loadTransferable<T: Transferable & Sendable>(
        type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
    ) -> Progress {
        Task {
            do {
                completionHandler(.success(try await loadTransferable(type: type)))
            } catch {
                completionHandler(.failure(error))
            }
        }
        return Progress(totalUnitCount: 1)
    }
}
