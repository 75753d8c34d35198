import Foundation

/// Writes the current seed of each fuzzer when the process crashes.
final class CrashReport: Sendable {
    static let shared = CrashReport()

    /// A fuzzer's slot with a text that is ready to be written. The length is zero if the slot is free.
    private struct Slot {
        static let capacity = 512
        let text = UnsafeMutablePointer<UInt8>.allocate(capacity: Slot.capacity)
        var length = 0
        /// The offset of the seed in the text. `ending` is the text after the seed.
        var seedOffset = 0
        var ending: [UInt8] = []

        mutating func set(_ part: some Sequence<UInt8>) {
            for byte in part where length < Slot.capacity {
                text[length] = byte
                length += 1
            }
        }
    }

    private static let slotCount = 16
    private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]

    private let lock = NSLock()
    /// Each slot is written only by its owner, while `lock` is held. The signal handler reads without the lock, so in
    /// the worst case it reads a partially written seed.
    private nonisolated(unsafe) static let slots: UnsafeMutablePointer<Slot> = {
        let slots = UnsafeMutablePointer<Slot>.allocate(capacity: slotCount)
        for index in 0..<slotCount { (slots + index).initialize(to: Slot()) }
        return slots
    }()
    /// The previous signal actions. They are stored once, before the handler is installed.
    private nonisolated(unsafe) static let previous = UnsafeMutablePointer<sigaction>.allocate(
        capacity: 65)

    private init() {
        _ = Self.slots
        for signal in Self.signals {
            var action = sigaction()
            action.__sigaction_handler.sa_handler = { CrashReport.write(signal: $0) }
            // The handler restores the previous action and raises the signal again, which must not be blocked.
            action.sa_flags = SA_ONSTACK | SA_NODEFER
            sigaction(signal, &action, Self.previous + Int(signal))
        }
    }

    /// - Returns: a free slot; -1 if there is none.
    func open(before: String, after: String) -> Int {
        lock.withLock {
            for index in 0..<Self.slotCount where Self.slots[index].length == 0 {
                Self.slots[index].set("\nIt crashed while this ran: \(before)".utf8)
                Self.slots[index].seedOffset = Self.slots[index].length
                Self.slots[index].ending = Array("\(after)\n".utf8)
                return index
            }
            return -1
        }
    }

    func close(slot: Int) {
        guard slot >= 0 else { return }
        lock.withLock { Self.slots[slot].length = 0 }
    }

    func set(seed: UInt64, slot: Int) {
        guard slot >= 0 else { return }
        Self.slots[slot].length = Self.slots[slot].seedOffset
        Self.slots[slot].set("\(seed)".utf8)
        Self.slots[slot].set(Self.slots[slot].ending)
    }

    /// Writes the report. It uses only async-signal-safe operations: plain memory, `write` and `sigaction`.
    private static func write(signal: Int32) {
        for index in 0..<slotCount where slots[index].length > 0 {
            _ = Foundation.write(STDERR_FILENO, slots[index].text, slots[index].length)
        }
        sigaction(signal, previous + Int(signal), nil)
        raise(signal)
    }
}
