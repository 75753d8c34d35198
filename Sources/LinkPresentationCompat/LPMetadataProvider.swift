import CursesUIImage
import CursesUINetwork
import CursesUISupport

/// Reads the title and the pictures of a web page.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
    // Sendable: the tasks are guarded by a lock. As on Apple's platforms, the settings are made before a request.

    /// Whether pictures are read too.
    open var shouldFetchSubresources = true
    /// The seconds that a request may take.
    open var timeout: TimeInterval = 30

    private let load: @Sendable (URL, _ limit: Int, Duration) async throws -> Data
    private let tasks = Locked<[UUID: Task<LPLinkMetadata, any Error>]>([:])

    /// The largest page and the largest picture that are read, in bytes.
    private static let limit = 8 << 20

    /// Creates a provider.
    public override init() {
        load = { try await LimitedData.from($0, limit: $1, time: $2) }
    }

    /// Creates a provider that reads pages by other means.
    package init(load: @escaping @Sendable (URL, _ limit: Int, Duration) async throws -> Data) {
        self.load = load
    }

    /// Reads a page, and calls a closure with what is known about it, or with an ``LPError``.
    @preconcurrency
    open func startFetchingMetadata(
        for url: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
    ) {
        let task = task(for: url)
        Task {
            do {
                completionHandler(try await task.value, nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Reads a page, and calls a closure with what is known about it, or with an ``LPError``.
    @preconcurrency
    open func startFetchingMetadata(
        for request: URLRequest, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
    ) {
        guard let url = request.url else { return completionHandler(nil, LPError.failure(.metadataFetchFailed)) }
        startFetchingMetadata(for: url, completionHandler: completionHandler)
    }

    /// Reads a page, and returns what is known about it; fails with an ``LPError``.
    open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
        let task = task(for: url)
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }

    /// Reads a page, and returns what is known about it; fails with an ``LPError``.
    open func startFetchingMetadata(for request: URLRequest) async throws -> LPLinkMetadata {
        guard let url = request.url else { throw LPError.failure(.metadataFetchFailed) }
        return try await startFetchingMetadata(for: url)
    }

    /// Ends all requests, which fail.
    open func cancel() {
        for task in tasks.withLock({ Array($0.values) }) { task.cancel() }
    }

    private func task(for url: URL) -> Task<LPLinkMetadata, any Error> {
        let (id, load) = (UUID(), load)
        let (time, hasPictures) = (Duration.seconds(max(1, timeout)), shouldFetchSubresources)
        return tasks.withLock { tasks in
            let task = Task { [weak self] in
                defer { self?.tasks.withLock { _ = $0.removeValue(forKey: id) } }
                return try await Self.metadata(of: url, time: time, hasPictures: hasPictures, load)
            }
            tasks[id] = task
            return task
        }
    }

    private static func metadata(
        of url: URL, time: Duration, hasPictures: Bool,
        _ load: @Sendable (URL, _ limit: Int, Duration) async throws -> Data
    ) async throws -> LPLinkMetadata {
        let metadata = LPLinkMetadata()
        (metadata.originalURL, metadata.url) = (url, url)
        if url.isFileURL {
            guard FileManager.default.fileExists(atPath: url.path) else { throw LPError.failure(.metadataFetchFailed) }
            metadata.title = url.lastPathComponent
            return metadata
        }
        let data: Data
        do {
            data = try await load(url, limit, time)
        } catch {
            if Task.isCancelled { throw LPError.failure(.metadataFetchCancelled) }
            if case PictureError.tooSlow = error { throw LPError.failure(.metadataFetchTimedOut) }
            throw LPError.failure(.metadataFetchFailed)
        }
        let page = String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1) ?? ""
        let head = PageHead(of: page, base: url)
        metadata.title = head.title
        guard hasPictures else { return metadata }
        func picture(_ place: URL?) async -> NSItemProvider? {
            guard let place, let data = try? await load(place, limit, time) else { return nil }
            return UIImage(data: data).map { NSItemProvider(object: $0) }
        }
        metadata.imageProvider = await picture(head.image)
        metadata.iconProvider = await picture(head.icon)
        if Task.isCancelled { throw LPError.failure(.metadataFetchCancelled) }
        return metadata
    }
}
