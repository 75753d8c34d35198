import CTerminal
import Dispatch

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Limits the size of the output that is captured while the app uses the screen.
///
/// The kernel notifies the trimmer when something has been printed, and the trimmer runs on a separate queue. So it
/// never runs while nothing is printed, and neither an unchanging screen nor a busy main thread delays it. The printed
/// text goes directly to a file. So the text is complete and in order even after a crash, and no writer ever waits or
/// fails. (With a pipe in between, a crash could lose text, and a full pipe would block the writer.)
final class CaptureTrimmer {
    private let file: FileDescriptor
    private let limit: Int
    /// The source of the notifications; `nil` if the kernel sends none.
    private let source: (any DispatchSourceRead)?

    /// - Parameter limit: the number of bytes of output to keep.
    /// - Returns: `nil` if nothing is captured.
    init?(limit: Int) {
        let number = cterminal_capture_open()
        guard number >= 0 else { return nil }
        let file = FileDescriptor(number)
        self.file = file
        self.limit = limit
        let watchNumber = cterminal_capture_watch(number)
        guard watchNumber >= 0 else {
            source = nil
            return
        }
        let watch = FileDescriptor(watchNumber)
        let queue = DispatchQueue(label: "CursesUI captured output")
        let source = DispatchSource.makeReadSource(fileDescriptor: watchNumber, queue: queue)
        source.setEventHandler {
            withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { events in
                while read(watch.number, events.baseAddress, events.count) > 0 {}
            }
            cterminal_capture_trim(file.number, limit)
        }
        source.setCancelHandler { withExtendedLifetime((file, watch)) {} }
        source.activate()
        self.source = source
    }

    deinit {
        source?.cancel()
    }

    /// Trims if the kernel sends no notifications. Call this from time to time.
    func trimIfUnwatched() {
        if source == nil { cterminal_capture_trim(file.number, limit) }
    }
}
