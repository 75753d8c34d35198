import CTerminal
import Dispatch

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Keeps the memory bounded that takes what is printed while the screen is up.
///
/// It is told by the kernel when something has been printed, and works on a queue of its own: idle
/// it never runs, and neither a screen on which nothing changes nor a busy main thread keeps it
/// waiting. The printed text itself does not pass through it, so a crash finds all of it in the
/// file, in order, and no writer ever waits or fails. (With a pipe in between, a text could be on
/// its way when the process dies, and a full pipe would stop who prints.)
final class CaptureTrimmer {
    private let file: FileDescriptor
    private let limit: Int
    /// `nil` where the kernel does not tell.
    private let source: (any DispatchSourceRead)?

    /// - Parameter limit: how many bytes of output are kept.
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

    /// Trims where the kernel does not tell when to: to be called from time to time.
    func trimIfUnwatched() {
        if source == nil { cterminal_capture_trim(file.number, limit) }
    }
}
