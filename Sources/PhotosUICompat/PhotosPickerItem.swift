import SwiftUICompat
import UniformTypeIdentifiersCompat

/// A file that the user has chosen.
public struct PhotosPickerItem: Hashable, Sendable {
    /// The encoding of the data; it has no effect.
    public struct EncodingDisambiguationPolicy: Hashable, Sendable {
        /// Any form.
        public static let automatic = EncodingDisambiguationPolicy()
        /// The encoding.
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

    /// Reads the file: its bytes as `Data`, its location as `URL`, or its picture as `Image`; `nil` for other types
    /// that cannot be made from one of these.
    ///
    /// - Throws: an error if the file cannot be read.
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
        if type == URL.self { return url as? T }
        let url = url
        let data = try await Task.detached { try Data(contentsOf: url) }.value
        if type == Data.self { return data as? T }
        return T.value(of: data, types: supportedContentTypes)
    }

    /// Reads the file on a different thread, and passes the value to a closure.
    @discardableResult
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
