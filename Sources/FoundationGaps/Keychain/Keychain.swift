import CursesUISupport
import Foundation

/// The items that ``SecItemAdd(_:_:)`` keeps, in a file that only the user can read.
///
/// Each function reads and writes the file while it holds a lock on a second file, so that several processes of the app
/// do not lose each other's items.
struct Keychain: Sendable {
    let folder: URL

    /// The keychain of the running app.
    static var shared: Keychain { Keychain(folder: AppFolder.url) }

    private var file: URL { folder.appendingPathComponent("keychain.json") }

    private struct Failure: Error {
        let status: OSStatus
    }

    // MARK: The functions of the Security framework

    func add(_ query: KeychainQuery, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
        changing(query) { items in
            guard let kind = query.kind else { throw Failure(status: errSecParam) }
            let item = KeychainItem(kind, query.values)
            guard !items.contains(where: item.isSame) else { throw Failure(status: errSecDuplicateItem) }
            items.append(item)
            result?.pointee = item.result(for: query)
        }
    }

    func find(_ query: KeychainQuery, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
        status {
            try check(query)
            // A search writes nothing, not even where there are no items.
            guard FileManager.default.fileExists(atPath: file.path) else { throw Failure(status: errSecItemNotFound) }
            let found = try locked { try read() }.filter { $0.matches(query) }
            guard !found.isEmpty else { throw Failure(status: errSecItemNotFound) }
            if query.limit == 1 {
                result?.pointee = found[0].result(for: query)
            } else {
                result?.pointee = found.prefix(query.limit).compactMap { $0.result(for: query) } as NSArray
            }
        }
    }

    func update(_ query: KeychainQuery, to changes: KeychainQuery) -> OSStatus {
        if changes.isInvalid { return errSecParam }
        return changing(query) { items in
            let places = items.indices.filter { items[$0].matches(query) }
            guard !places.isEmpty else { throw Failure(status: errSecItemNotFound) }
            for place in places {
                items[place].set(changes.values)
                let isDouble = items.indices.contains { $0 != place && items[$0].isSame(as: items[place]) }
                if isDouble { throw Failure(status: errSecDuplicateItem) }
            }
        }
    }

    func delete(_ query: KeychainQuery) -> OSStatus {
        changing(query) { items in
            let count = items.count
            items.removeAll { $0.matches(query) }
            guard items.count < count else { throw Failure(status: errSecItemNotFound) }
        }
    }

    // MARK: The file

    private func check(_ query: KeychainQuery) throws {
        if query.isUnimplemented { throw Failure(status: errSecUnimplemented) }
        if query.kind == nil || query.isInvalid { throw Failure(status: errSecParam) }
    }

    private func changing(_ query: KeychainQuery, _ change: (inout [KeychainItem]) throws -> Void) -> OSStatus {
        status {
            try check(query)
            try locked {
                var items = try read()
                try change(&items)
                try write(items)
            }
        }
    }

    private func status(_ body: () throws -> Void) -> OSStatus {
        do {
            try body()
            return errSecSuccess
        } catch let failure as Failure {
            return failure.status
        } catch {
            return errSecIO
        }
    }

    /// A damaged file is an error, and stays as it is: it may hold the user's only copy.
    private func read() throws -> [KeychainItem] {
        guard FileManager.default.fileExists(atPath: file.path) else { return [] }
        let data = try Data(contentsOf: file)
        do {
            return try JSONDecoder().decode([KeychainItem].self, from: data)
        } catch {
            throw Failure(status: errSecDecode)
        }
    }

    /// Writes a new file beside the old one, and puts it in its place. The file is readable only for the user from the
    /// moment at which it exists.
    private func write(_ items: [KeychainItem]) throws {
        let data = try JSONEncoder().encode(items)
        let new = folder.appendingPathComponent("keychain.new").path
        unlink(new)
        let descriptor = open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw Failure(status: errSecIO) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try handle.write(contentsOf: data)
        try handle.synchronize()
        guard rename(new, file.path) == 0 else { throw Failure(status: errSecIO) }
    }

    private func locked<Result>(_ body: () throws -> Result) throws -> Result {
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let path = folder.appendingPathComponent("keychain.lock").path
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw Failure(status: errSecIO) }
        // Closing the file ends the lock.
        defer { close(descriptor) }
        while flock(descriptor, LOCK_EX) != 0 {
            // A signal, such as that of a resized terminal, interrupts the wait.
            guard errno == EINTR else { throw Failure(status: errSecIO) }
        }
        return try body()
    }
}
