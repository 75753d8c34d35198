import SwiftUICompat
import UniformTypeIdentifiersCompat

/// A file that the user has chosen.
public struct PhotosPickerItem: Hashable, Sendable {
    /// The form of the bytes, without effect.
    public struct EncodingDisambiguationPolicy: Hashable, Sendable {
        /// Any form.
        public static let automatic = EncodingDisambiguationPolicy()
        /// The form of the file.
        public static let current = EncodingDisambiguationPolicy()
        /// A form that all apps know.
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

    /// Reads the file: its bytes as `Data`, its address as `URL`, or the picture as `Image`; `nil` for other types that
    /// are not made of one of them.
    ///
    /// - Throws: an error if the file cannot be read.
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
        if type == URL.self { return url as? T }
        let url = url
        let data = try await Task.detached { try Data(contentsOf: url) }.value
        if type == Data.self { return data as? T }
        return T.value(of: data, types: supportedContentTypes)
    }

    /// Reads the file on another thread, and passes the value to a closure.
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
