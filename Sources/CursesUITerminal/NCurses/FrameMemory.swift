import CNCurses
import CTerminal

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The file in memory that ncurses takes for the terminal: what it writes is one frame.
///
/// The file is mapped, so that a frame is sent to the terminal from where ncurses put it. It begins
/// behind room for a prefix, and there is always room for a suffix after it.
@MainActor
final class FrameMemory {
    /// What ncurses writes to.
    let stream: UnsafeMutablePointer<FILE>
    private let descriptor: Int32
    private var base: UnsafeMutableRawPointer
    private var capacity: Int
    private let prefix: [UInt8]
    private let suffix: [UInt8]

    /// Every frame is sent between `prefix` and `suffix`.
    init(prefix: [UInt8], suffix: [UInt8]) throws(TerminalError) {
        self.prefix = prefix
        self.suffix = suffix
        capacity = 64 * 1024
        descriptor = cterminal_memory_file("frame")
        guard descriptor >= 0, ftruncate(descriptor, capacity) == 0,
            let base = Self.map(descriptor, capacity), let stream = fdopen(descriptor, "w")
        else { throw .cannotOpen(path: "memory", reason: String(cString: strerror(errno))) }
        self.base = base
        self.stream = stream
        base.copyMemory(from: prefix, byteCount: prefix.count)
        rewind()
    }

    isolated deinit {
        munmap(base, capacity)
        fclose(stream)
    }

    /// The next frame overwrites this one.
    func rewind() {
        lseek(descriptor, prefix.count, SEEK_SET)
    }

    /// What ncurses wrote since `rewind`, between prefix and suffix; empty if it wrote nothing.
    /// Valid until the next frame.
    func takeFrame() -> UnsafeRawBufferPointer {
        let end = lseek(descriptor, 0, SEEK_CUR)
        guard end > prefix.count, reserve(end + suffix.count) else {
            return UnsafeRawBufferPointer(start: nil, count: 0)
        }
        (base + end).copyMemory(from: suffix, byteCount: suffix.count)
        return UnsafeRawBufferPointer(start: base, count: end + suffix.count)
    }

    private func reserve(_ size: Int) -> Bool {
        guard size > capacity else { return true }
        let grown = max(size, capacity * 2)
        guard ftruncate(descriptor, grown) == 0, let larger = Self.map(descriptor, grown) else {
            return false
        }
        munmap(base, capacity)
        base = larger
        capacity = grown
        return true
    }

    private static func map(_ descriptor: Int32, _ size: Int) -> UnsafeMutableRawPointer? {
        let address = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
        return address == MAP_FAILED ? nil : address
    }
}
