import CursesUISupport
import Dispatch
import Foundation
import Glibc

/// The flag of open(2) for a file that is only watched. Such a file can be read.
public let O_EVTONLY = O_RDONLY

/// A source that tells of changes of a file or folder.
public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol {}

extension DispatchSource {
    /// Returns a source that tells of changes of an open file or folder, by inotify(7).
    ///
    /// A change of the content counts as `extend`, and a change of the attributes as `link`, too.
    ///
    /// - Parameters:
    ///   - fileDescriptor: the descriptor of the file, which stays open until the source is cancelled.
    ///   - eventMask: the events that the source tells of.
    ///   - queue: the queue of the handlers; a global queue by default.
    public class func makeFileSystemObjectSource(
        fileDescriptor: Int32, eventMask: DispatchSource.FileSystemEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceFileSystemObject {
        let source = DispatchSource.makeUserDataOrSource(queue: queue ?? .global())
        // Each source that Dispatch makes is an object of this class.
        guard let object = source as? DispatchSource else { fatalError("Dispatch has made a source of another class.") }
        FileWatch.add(FileWatch(fileDescriptor, eventMask, for: object))
        return object
    }
}

extension DispatchSource: DispatchSourceFileSystemObject {}

extension DispatchSourceFileSystemObject {
    /// The descriptor of the file; -1 for a source of another kind.
    public var handle: Int32 { FileWatch.of(self)?.file ?? -1 }

    /// What has happened since the last event handler.
    public var data: DispatchSource.FileSystemEvent {
        let bits: UInt = (self as any DispatchSourceProtocol).data
        return DispatchSource.FileSystemEvent(rawValue: bits)
    }

    /// The events that the source tells of.
    public var mask: DispatchSource.FileSystemEvent { FileWatch.of(self)?.events ?? [] }
}

/// Reads the descriptor of inotify(7), and hands on what has happened to a source.
///
/// `@unchecked`, because all properties are set once, and dispatch sources may be used on any thread.
private final class FileWatch: @unchecked Sendable {
    let file: Int32
    let events: DispatchSource.FileSystemEvent
    private weak let source: DispatchSource?
    private let notifications: Int32
    private let reader: any DispatchSourceRead

    init(_ file: Int32, _ events: DispatchSource.FileSystemEvent, for source: DispatchSource) {
        self.file = file
        self.events = events
        self.source = source
        notifications = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        let mask = Self.meanings.filter { !$0.event.isDisjoint(with: events) }.reduce(UInt32(0)) { $0 | $1.bit }
        // The link refers to the open file, whatever its name is by now.
        inotify_add_watch(notifications, "/proc/self/fd/\(file)", mask)
        reader = DispatchSource.makeReadSource(fileDescriptor: notifications, queue: .global())
        reader.setEventHandler { [weak self] in self?.read() }
        reader.setCancelHandler { [notifications] in close(notifications) }
        reader.resume()
    }

    /// The bits of inotify(7), and what they mean.
    private static var meanings: [(bit: UInt32, event: DispatchSource.FileSystemEvent)] {
        [
            (UInt32(IN_MODIFY), [.write, .extend]),
            (UInt32(IN_CREATE), [.write, .link]),
            (UInt32(IN_DELETE), [.write, .link]),
            (UInt32(IN_MOVED_FROM), .write),
            (UInt32(IN_MOVED_TO), .write),
            (UInt32(IN_ATTRIB), [.attrib, .link, .delete]),
            (UInt32(IN_DELETE_SELF), .delete),
            (UInt32(IN_MOVE_SELF), .rename),
            (UInt32(IN_UNMOUNT), .revoke),
        ]
    }

    /// Hands on what has happened.
    private func read() {
        guard let source, !source.isCancelled else { return FileWatch.removeUnused() }
        var bytes = [UInt8](repeating: 0, count: 4096)
        var found: DispatchSource.FileSystemEvent = []
        while true {
            let count = Glibc.read(notifications, &bytes, bytes.count)
            guard count > 0 else { break }
            let size = MemoryLayout<inotify_event>.size
            var start = 0
            bytes.withUnsafeBytes { buffer in
                while start + size <= count {
                    let event = buffer.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
                    for meaning in Self.meanings where event.mask & meaning.bit != 0 { found.formUnion(meaning.event) }
                    start += size + Int(event.len)
                }
            }
        }
        // A deleted file that is still open is told as a change of its attributes: it has no more links.
        var status = stat()
        if fstat(file, &status) == 0, status.st_nlink > 0 { found.remove(.delete) }
        found.formIntersection(events)
        if !found.isEmpty { source.or(data: found.rawValue) }
    }

    // MARK: All watches

    private static let all = Locked<[FileWatch]>([])

    static func add(_ watch: FileWatch) {
        removeUnused()
        all.withLock { $0.append(watch) }
    }

    static func of(_ source: any DispatchSourceProtocol) -> FileWatch? {
        let object = source as? DispatchSource
        return all.withLock { $0.first { $0.source === object } }
    }

    /// Ends the watches whose sources have been cancelled or released.
    static func removeUnused() {
        let unused = all.withLock { watches in
            let unused = watches.filter { $0.source?.isCancelled ?? true }
            watches.removeAll { $0.source?.isCancelled ?? true }
            return unused
        }
        for watch in unused { watch.reader.cancel() }
    }
}
