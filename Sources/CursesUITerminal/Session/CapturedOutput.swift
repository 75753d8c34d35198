import CTerminal

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Reads the output that is captured while the app uses the screen, without removing it: the output is still shown
/// afterwards.
@MainActor
package final class CapturedOutput {
    private let file: FileDescriptor
    private var source: (any ReadSource)?
    private var offset: off_t
    /// The beginning of a line whose end has not been printed yet.
    private var rest: [UInt8] = []
    private let receive: ([String]) -> Void

    /// The maximum size in bytes of one read, and of an unfinished line.
    private static let limit = 1 << 16

    /// - Parameter receive: called with new lines whenever some have been printed from now on.
    /// - Returns: `nil` if nothing is captured.
    package init?(receive: @escaping ([String]) -> Void) {
        let number = cterminal_capture_open()
        guard number >= 0 else { return nil }
        file = FileDescriptor(number)
        offset = Self.size(of: number)
        self.receive = receive
        let watchNumber = cterminal_capture_watch(number)
        guard watchNumber >= 0 else { return }
        let watch = FileDescriptor(watchNumber)
        source = MainQueueReadSource(watch) { [weak self] in
            withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { events in
                while Self.drain(watch.number, events) {}
            }
            self?.read()
        }
    }

    /// Reads the new lines. Calling this is needed only where the kernel does not report new output.
    package func read() {
        let end = Self.size(of: file.number)
        // If too much has been printed since the last read, only the end is read.
        if end - offset > off_t(Self.limit) {
            offset = end - off_t(Self.limit)
            rest = []
        }
        guard end > offset else { return }
        let bytes = [UInt8](unsafeUninitializedCapacity: Int(end - offset)) { buffer, count in
            count = max(0, pread(file.number, buffer.baseAddress, buffer.count, offset))
        }
        offset += off_t(bytes.count)
        rest += bytes
        guard let last = rest.lastIndex(of: UInt8(ascii: "\n")) else {
            if rest.count > Self.limit { rest = [] }
            return
        }
        let lines = rest[..<last].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true)
        rest = Array(rest[(last + 1)...])
        receive(lines.map { String(decoding: $0, as: UTF8.self) })
    }

    /// Reads the kernel's notifications, and returns whether there may be more.
    private static func drain(_ number: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Bool {
        #if canImport(Glibc)
        Glibc.read(number, buffer.baseAddress, buffer.count) > 0
        #else
        Darwin.read(number, buffer.baseAddress, buffer.count) > 0
        #endif
    }

    private static func size(of number: Int32) -> off_t {
        var status = stat()
        return fstat(number, &status) == 0 ? status.st_size : 0
    }
}
