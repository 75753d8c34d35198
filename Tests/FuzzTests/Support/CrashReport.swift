import Foundation

/// Writes down, when the process crashes, what each fuzzer was trying.
final class CrashReport: Sendable {
    static let shared = CrashReport()

    /// The text of one fuzzer's slot, ready to be written, and how long it is; zero if it is free.
    private struct Slot {
        static let capacity = 256
        var text: UnsafeMutablePointer<UInt8>
        var commandLength = 0
        var length = 0
    }

    private static let slotCount = 16
    private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]

    private let lock = NSLock()
    /// Written under `lock`, each slot by its owner alone. The signal handler reads without it: it
    /// may meet a seed half written, and nothing worse.
    private nonisolated(unsafe) static let slots: UnsafeMutablePointer<Slot> = {
        let slots = UnsafeMutablePointer<Slot>.allocate(capacity: slotCount)
        for index in 0..<slotCount {
            let text = UnsafeMutablePointer<UInt8>.allocate(capacity: Slot.capacity)
            (slots + index).initialize(to: Slot(text: text))
        }
        return slots
    }()
    /// What was installed before. Written once, before the handler is.
    private nonisolated(unsafe) static let previous = UnsafeMutablePointer<sigaction>.allocate(
        capacity: 65)

    private init() {
        _ = Self.slots
        for signal in Self.signals {
            var action = sigaction()
            action.__sigaction_handler.sa_handler = { CrashReport.write(signal: $0) }
            // The handler before is there again when the signal comes back, as it does at once.
            action.sa_flags = SA_ONSTACK | SA_NODEFER
            sigaction(signal, &action, Self.previous + Int(signal))
        }
    }

    func open(command: String) -> Int {
        lock.withLock {
            for index in 0..<Self.slotCount where Self.slots[index].length == 0 {
                let text = Array("\nIt crashed while this ran: \(command)".utf8)
                    .prefix(Slot.capacity - 24)
                for (offset, byte) in text.enumerated() { Self.slots[index].text[offset] = byte }
                Self.slots[index].commandLength = text.count
                Self.slots[index].length = text.count
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
        let text = Self.slots[slot].text
        var length = Self.slots[slot].commandLength
        var divisor: UInt64 = 1
        while seed / divisor >= 10 { divisor *= 10 }
        while divisor > 0 {
            text[length] = UInt8(seed / divisor % 10) + UInt8(ascii: "0")
            length += 1
            divisor /= 10
        }
        text[length] = UInt8(ascii: "\n")
        Self.slots[slot].length = length + 1
    }

    /// Async-signal-safe: plain memory, `write` and `sigaction`.
    private static func write(signal: Int32) {
        for index in 0..<slotCount where slots[index].length > 0 {
            _ = Foundation.write(STDERR_FILENO, slots[index].text, slots[index].length)
        }
        sigaction(signal, previous + Int(signal), nil)
        raise(signal)
    }
}
