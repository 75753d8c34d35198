import CNCurses
import CTerminal

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A file in memory that ncurses writes to as if it were the terminal. It holds one frame.
///
/// The file is mapped, so that a frame is sent to the terminal without a copy. The file has space for a prefix before
/// the frame and for a suffix after it.
@MainActor
final class FrameMemory {
    /// The stream that ncurses writes to.
    let stream: UnsafeMutablePointer<FILE>
    private let descriptor: Int32
    private var base: UnsafeMutableRawPointer
    private var capacity: Int
    private(set) var prefix: [UInt8]
    private(set) var suffix: [UInt8]
    /// The last frame, if bytes were replaced in it or added to it; otherwise empty.
    private var rewritten = FrameBytes()

    /// Creates the file. Every frame is sent between `prefix` and `suffix`.
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
        rewritten.deallocate()
        munmap(base, capacity)
        fclose(stream)
    }

    /// Changes the prefix and the suffix of later frames. Do not call this while a frame is being sent.
    func bracket(prefix: [UInt8], suffix: [UInt8]) {
        self.prefix = prefix
        self.suffix = suffix
        base.copyMemory(from: prefix, byteCount: prefix.count)
        rewind()
    }

    /// Starts a new frame, which overwrites this one.
    func rewind() {
        lseek(descriptor, prefix.count, SEEK_SET)
    }

    /// Appends bytes to the frame, after the output of ncurses so far.
    func append(_ bytes: [UInt8]) {
        // A file in memory takes all bytes at once.
        _ = write(descriptor, bytes, bytes.count)
    }

    /// Returns the output of ncurses since `rewind`, between the prefix and the suffix; empty if there is nothing to
    /// send. The bytes are valid until the next frame.
    ///
    /// - Parameters:
    ///   - before: bytes to send in the same write, before the prefix.
    ///   - after: bytes to send in the same write, after the suffix.
    ///   - overlay: returns bytes to draw over the frame, given the parts of pictures whose cells the frame
    ///     writes.
    func takeFrame(
        before: [UInt8] = [], after: [UInt8] = [], overlay: (Set<UInt32>) -> [UInt8] = { _ in [] }
    ) -> UnsafeRawBufferPointer {
        let end = lseek(descriptor, 0, SEEK_CUR)
        let hasFrame = end > prefix.count && reserve(end + suffix.count)
        let frame = UnsafeRawBufferPointer(
            start: base + prefix.count, count: hasFrame ? Int(end) - prefix.count : 0)
        rewritten.removeAll()
        rewritten.append(before)
        if hasFrame { rewritten.append(prefix) }
        let hasMarks = FrameRewriter.hasMarks(frame)
        let pixels = overlay(hasMarks ? FrameRewriter.rewrite(frame, to: &rewritten) : [])
        guard hasMarks || !pixels.isEmpty || !before.isEmpty || !after.isEmpty else {
            guard hasFrame else { return UnsafeRawBufferPointer(start: nil, count: 0) }
            (base + end).copyMemory(from: suffix, byteCount: suffix.count)
            return UnsafeRawBufferPointer(start: base, count: end + suffix.count)
        }
        if !hasMarks { rewritten.append(frame) }
        if !hasFrame, !pixels.isEmpty { rewritten.append(prefix) }
        rewritten.append(pixels)
        if hasFrame || !pixels.isEmpty { rewritten.append(suffix) }
        rewritten.append(after)
        return rewritten.bytes
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
