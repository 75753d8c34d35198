import CTerminal
import CursesUISupport
import Dispatch

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Ends an app whose main thread hangs, when the user presses Control-\ in a terminal that sends this key as a sequence
/// (kitty's keyboard protocol). In other terminals the kernel ends the app.
///
/// The watch waits for input on a separate queue. If the main thread has not read the input after a while, the watch
/// reads it into memory and looks for the key there. The main thread reads this memory before the terminal, so that no
/// input is lost. The watch wakes at most twice, however much input arrives meanwhile, and never in an idle app. It
/// does not call ncurses.
final class HangWatch: @unchecked Sendable {
    // Sendable: `source` is assigned once, in `init`; sources may be used on any thread. Everything else is constant or
    // locked.

    private struct State {
        /// The number of times that the main thread has read.
        var reads = 0
        var taken: [UInt8] = []
        var isCancelled = false
        var scanner = QuitKeyScanner()
    }

    /// The time after which a main thread that does not read is considered to hang.
    static let patience = DispatchTimeInterval.seconds(2)
    /// The maximum number of bytes that are taken into memory. The rest stays in the terminal.
    private static let capacity = 1 << 20

    private let state = Locked(State())
    private let terminal: FileDescriptor
    private let patience: DispatchTimeInterval
    private let queue = DispatchQueue(label: "CursesUI quit key")
    private let source: any DispatchSourceRead
    private let onTake: @Sendable () -> Void
    private let onQuit: @Sendable () -> Void

    /// - Parameters:
    ///   - onTake: called on another thread when there is input in memory for the main thread.
    ///   - onQuit: called on another thread when the user has pressed the key.
    init(
        _ terminal: FileDescriptor,
        patience: DispatchTimeInterval = HangWatch.patience,
        onTake: @escaping @Sendable () -> Void,
        onQuit: @escaping @Sendable () -> Void = { kill(getpid(), SIGQUIT) }
    ) {
        self.terminal = terminal
        self.patience = patience
        self.onTake = onTake
        self.onQuit = onQuit
        source = DispatchSource.makeReadSource(fileDescriptor: terminal.number, queue: queue)
        source.setEventHandler { [weak self] in self?.inputDidArrive() }
        source.setCancelHandler { withExtendedLifetime(terminal) {} }
        source.activate()
    }

    func cancel() {
        state.withLock { $0.isCancelled = true }
        source.cancel()
    }

    // MARK: The main thread

    /// Reads input from memory or, if there is none, from the terminal, like read(2).
    ///
    /// - Returns: the number of bytes, or the negative error number.
    func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
        state.withLock { state in
            state.reads += 1
            guard !state.taken.isEmpty else { return Self.read(terminal, into: buffer) }
            let count = min(buffer.count, state.taken.count)
            buffer.copyBytes(from: state.taken[..<count])
            state.taken.removeFirst(count)
            return count
        }
    }

    /// Whether there is input in memory.
    var holdsInput: Bool { state.withLock { !$0.taken.isEmpty } }

    // MARK: The queue

    private func inputDidArrive() {
        let reads = state.withLock(\.reads)
        source.suspend()
        // The closure retains the watch until the source is resumed, because a source must not be released while it is
        // suspended.
        queue.asyncAfter(deadline: .now() + patience) { [self] in
            takeInput(unlessReadSince: reads)
            source.resume()
        }
    }

    private func takeInput(unlessReadSince reads: Int) {
        let (count, isQuitKey) = state.withLock { state in
            guard !state.isCancelled, state.reads == reads else {
                state.scanner = QuitKeyScanner()
                return (0, false)
            }
            let bytes = waitingInput(limit: Self.capacity - state.taken.count)
            state.taken += bytes
            return (bytes.count, state.scanner.feed(bytes))
        }
        if count > 0 { onTake() }
        if isQuitKey { onQuit() }
    }

    /// Reads the waiting input, unless the terminal belongs to the shell.
    private func waitingInput(limit: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { buffer in
            while bytes.count < limit, isReadable, cterminal_is_in_foreground(terminal.number) {
                let count = Self.read(terminal, into: UnsafeMutableRawBufferPointer(rebasing: buffer[...]))
                guard count > 0 else { return }
                bytes += buffer[..<count]
            }
        }
        return bytes
    }

    private var isReadable: Bool {
        var question = pollfd(fd: terminal.number, events: Int16(POLLIN), revents: 0)
        return poll(&question, 1, 0) > 0
    }

    private static func read(_ terminal: FileDescriptor, into buffer: UnsafeMutableRawBufferPointer) -> Int {
        #if canImport(Glibc)
        let count = Glibc.read(terminal.number, buffer.baseAddress, buffer.count)
        #else
        let count = Darwin.read(terminal.number, buffer.baseAddress, buffer.count)
        #endif
        return count < 0 ? -Int(errno) : count
    }
}
