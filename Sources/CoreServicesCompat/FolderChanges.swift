import CursesUISupport
import FoundationGaps
import Glibc

/// A change of a file or a folder.
struct FolderChange: Sendable {
    let path: String
    var flags: Int
}

/// Watches folders, and all folders in them, by inotify(7).
final class FolderChanges: @unchecked Sendable {
    // Sendable: only `queue` uses the variables without a lock.

    private let roots: [String]
    private let latency: Double
    private let tellsFiles: Bool
    private let descriptor: Int32
    private let queue = DispatchQueue(label: "folder changes")
    private var source: (any DispatchSourceRead)?
    /// The paths of the folders that are watched, by the numbers of the kernel.
    private var folders: [Int32: String] = [:]
    private var pending: [FolderChange] = []
    private var tell: (@Sendable ([FolderChange]) -> Void)?
    private let schedule = Locked<(@Sendable (@escaping @Sendable () -> Void) -> Void)?>(nil)
    /// Counts the starts and ends, so that nothing is told after an end.
    private let run = Locked(0)

    private static let mask = UInt32(
        IN_CREATE | IN_DELETE | IN_MODIFY | IN_ATTRIB | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF
            | IN_ONLYDIR)

    init?(_ paths: [String], latency: Double, flags: Int) {
        roots = paths.map { $0.count > 1 && $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
        self.latency = max(latency, 0)
        tellsFiles = flags & kFSEventStreamCreateFlagFileEvents != 0
        descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        if descriptor < 0 { return nil }
    }

    deinit { close(descriptor) }

    /// Sets what calls the function.
    func schedule(_ body: (@Sendable (@escaping @Sendable () -> Void) -> Void)?) {
        schedule.withLock { $0 = body }
    }

    /// Begins to watch; returns false if no folder is watched.
    func start(_ tell: @escaping @Sendable ([FolderChange]) -> Void) -> Bool {
        queue.sync {
            guard source == nil else { return true }
            self.tell = tell
            run.withLock { $0 += 1 }
            for root in roots { add(root) }
            let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
            source.setEventHandler { [weak self] in self?.read() }
            // Until its end, the source keeps this object, whose end closes the descriptor.
            source.setCancelHandler { withExtendedLifetime(self) {} }
            source.resume()
            self.source = source
            return !folders.isEmpty
        }
    }

    /// Ends watching. A function that runs on another thread is not waited for.
    func stop() {
        run.withLock { $0 += 1 }
        queue.async { [self] in
            source?.cancel()
            source = nil
            tell = nil
            pending = []
            for number in folders.keys { inotify_rm_watch(descriptor, number) }
            folders = [:]
        }
    }

    /// Watches a folder and all folders in it.
    ///
    /// - Parameter isNew: whether what is in the folder is told as created: it came before the folder was watched.
    private func add(_ path: String, isNew: Bool = false) {
        let number = inotify_add_watch(descriptor, path, Self.mask)
        guard number >= 0 else { return }
        folders[number] = path
        for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
            let child = path == "/" ? "/\(name)" : "\(path)/\(name)"
            var facts = stat()
            guard lstat(child, &facts) == 0 else { continue }
            let isFolder = facts.st_mode & S_IFMT == S_IFDIR
            if isNew, tellsFiles {
                let kind = isFolder ? kFSEventStreamEventFlagItemIsDir : kFSEventStreamEventFlagItemIsFile
                note(child, kind | kFSEventStreamEventFlagItemCreated)
            }
            if isFolder { add(child, isNew: isNew) }
        }
    }

    private func read() {
        var bytes = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = Glibc.read(descriptor, &bytes, bytes.count)
            guard count > 0 else { break }
            var place = 0
            while place + MemoryLayout<inotify_event>.size <= count {
                let event = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: inotify_event.self) }
                let start = place + MemoryLayout<inotify_event>.size
                let name = String(decoding: bytes[start..<(start + Int(event.len))].prefix { $0 != 0 }, as: UTF8.self)
                place = start + Int(event.len)
                handle(event.wd, Int(event.mask), name)
            }
        }
    }

    private func handle(_ number: Int32, _ mask: Int, _ name: String) {
        if mask & Int(IN_Q_OVERFLOW) != 0 {
            for root in roots { note(root, kFSEventStreamEventFlagMustScanSubDirs) }
            return
        }
        guard let folder = folders[number] else { return }
        if mask & Int(IN_IGNORED) != 0 {
            folders[number] = nil
            return
        }
        if mask & Int(IN_DELETE_SELF | IN_MOVE_SELF) != 0 {
            if roots.contains(folder) { note(folder, kFSEventStreamEventFlagRootChanged) }
            return
        }
        let path = name.isEmpty ? folder : folder == "/" ? "/\(name)" : "\(folder)/\(name)"
        let isFolder = mask & Int(IN_ISDIR) != 0
        if isFolder, mask & Int(IN_CREATE | IN_MOVED_TO) != 0 { add(path, isNew: true) }
        guard tellsFiles else { return note(folder + "/", kFSEventStreamEventFlagNone) }
        var flags = isFolder ? kFSEventStreamEventFlagItemIsDir : kFSEventStreamEventFlagItemIsFile
        if mask & Int(IN_CREATE) != 0 { flags |= kFSEventStreamEventFlagItemCreated }
        if mask & Int(IN_DELETE) != 0 { flags |= kFSEventStreamEventFlagItemRemoved }
        if mask & Int(IN_MODIFY) != 0 { flags |= kFSEventStreamEventFlagItemModified }
        if mask & Int(IN_ATTRIB) != 0 { flags |= kFSEventStreamEventFlagItemInodeMetaMod }
        if mask & Int(IN_MOVED_FROM | IN_MOVED_TO) != 0 { flags |= kFSEventStreamEventFlagItemRenamed }
        note(path, flags)
    }

    /// Adds a change to those that are told after the latency. Changes of one path are put together.
    private func note(_ path: String, _ flags: Int) {
        if let index = pending.lastIndex(where: { $0.path == path }) {
            pending[index].flags |= flags
            return
        }
        pending.append(FolderChange(path: path, flags: flags))
        guard pending.count == 1 else { return }
        queue.asyncAfter(deadline: .now() + latency) { [weak self] in self?.flush() }
    }

    private func flush() {
        let list = pending
        pending = []
        guard !list.isEmpty, let tell, let schedule = schedule.withLock({ $0 }) else { return }
        let now = run.withLock { $0 }
        schedule { [weak self] in
            guard let self, run.withLock({ $0 }) == now else { return }
            tell(list)
        }
    }
}
