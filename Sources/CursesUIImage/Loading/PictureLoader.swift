import CursesUI
import CursesUISupport
import CursesUITerminal
import Foundation

/// Loads pictures from URLs, and caches the most recent ones.
final class PictureLoader: Sendable {
    static let shared = PictureLoader()

    private let limits: PictureLimits
    private let loaded = Locked<[Entry]>([])
    private let loads = SharedLoads<DecodedPicture>()

    private struct Entry {
        let url: URL
        let picture: DecodedPicture
        let time = ContinuousClock.now
    }

    private static let maximumCount = 64
    /// The maximum number of cached pixels, of four bytes each. The newest picture is kept even if it is larger.
    private static let maximumPixels = 8 << 20
    /// The maximum age of a picture, because the contents of a URL may change.
    private static let maximumAge = Duration.seconds(300)

    init(limits: PictureLimits = .standard) {
        self.limits = limits
    }

    /// Returns the picture at a URL if it was loaded recently.
    func known(at url: URL) -> DecodedPicture? {
        loaded.withLock { loaded in
            let now = ContinuousClock.now
            loaded.removeAll { now - $0.time > Self.maximumAge }
            guard let index = loaded.firstIndex(where: { $0.url == url }) else { return nil }
            // Moves the picture to the end, because the least recently used picture is removed first.
            let entry = loaded.remove(at: index)
            loaded.append(entry)
            return entry.picture
        }
    }

    /// - Throws: ``PictureError``, or an error of `URLSession` or the file system.
    func picture(at url: URL) async throws -> DecodedPicture {
        if let known = known(at: url) { return known }
        return try await loads.value(at: url) { try await self.load(url) }
    }

    private func load(_ url: URL) async throws -> DecodedPicture {
        // Another request may have loaded it in the meantime.
        if let known = known(at: url) { return known }
        let data = try await data(at: url)
        try Task.checkCancellation()
        let picture = try await DecodedPicture(data, limits: limits).prepared()
        keep(picture, of: url)
        return picture
    }

    private func keep(_ picture: DecodedPicture, of url: URL) {
        loaded.withLock { loaded in
            loaded.removeAll { $0.url == url }
            loaded.append(Entry(url: url, picture: picture))
            while loaded.count > Self.maximumCount
                || loaded.count > 1
                    && loaded.reduce(0, { $0 + $1.picture.pixelsInMemory }) > Self.maximumPixels
            {
                loaded.removeFirst()
            }
        }
    }

    private func data(at url: URL) async throws -> Data {
        if url.isFileURL { return try Self.contents(of: url, limits: limits) }
        return try await LimitedDownload.data(from: url, limit: limits.bytes, time: limits.time)
    }

    /// Opens a regular file. Reading a pipe would wait for its writer, and reading a terminal would lose keys.
    private static func regularFile(_ file: URL) throws -> FileHandle {
        let path = file.path(percentEncoded: false)
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        guard descriptor >= 0 else {
            // Fails too, with a Foundation error that describes the reason.
            return try FileHandle(forReadingFrom: file)
        }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            throw PictureError.notAFile
        }
        return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    /// Returns the contents of a file if it is not too large. Even if the file grows meanwhile, not more than the limit
    /// is read.
    static func contents(of file: URL, limits: PictureLimits) throws -> Data {
        let handle = try regularFile(file)
        defer { try? handle.close() }
        let data = try handle.read(upToCount: limits.bytes + 1) ?? Data()
        guard data.count <= limits.bytes else { throw PictureError.tooManyBytes(data.count) }
        return data
    }
}
