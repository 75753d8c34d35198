import CursesUISupport
import FoundationGaps

/// A stream of changes, and the function of the app that is told about them.
final class EventStream {
    let changes: FolderChanges
    private let callback: FSEventStreamCallback
    private let context: FSEventStreamContext?
    private let usesObjects: Bool
    /// The number of the last change.
    static let lastNumber = Locked<FSEventStreamEventId>(0)

    init(_ changes: FolderChanges, _ callback: FSEventStreamCallback, _ context: FSEventStreamContext?, _ flags: Int) {
        self.changes = changes
        self.callback = callback
        self.context = context
        usesObjects = flags & kFSEventStreamCreateFlagUseCFTypes != 0
        if let context, let retain = context.retain { _ = retain(context.info) }
    }

    deinit {
        changes.stop()
        if let context, let release = context.release { release(context.info) }
    }

    /// Calls the function of the app.
    func tell(_ list: [FolderChange], _ reference: FSEventStreamRef) {
        let first = Self.lastNumber.withLock { number in
            defer { number += UInt64(list.count) }
            return number + 1
        }
        let numbers = (0..<UInt64(list.count)).map { first + $0 }
        let flags = list.map { FSEventStreamEventFlags($0.flags) }
        if usesObjects {
            let paths = NSArray(array: list.map { $0.path as NSString })
            withExtendedLifetime(paths) {
                callback(
                    reference, context?.info, list.count, Unmanaged.passUnretained(paths).toOpaque(), flags, numbers)
            }
        } else {
            var paths: [UnsafeMutablePointer<CChar>?] = list.map { strdup($0.path) }
            defer { for path in paths { free(path) } }
            paths.withUnsafeMutableBytes {
                callback(reference, context?.info, list.count, $0.baseAddress!, flags, numbers)
            }
        }
    }
}
