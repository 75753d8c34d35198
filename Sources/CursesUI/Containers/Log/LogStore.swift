import CursesUISupport
import Foundation
import Observation

/// The lines of a log. Any thread can append lines, and a ``LogView`` shows them.
///
/// ```swift
/// let log = LogStore()
/// log.append("Listening on port 8080")
/// log.append("The connection is lost", level: .warning)
/// ```
///
/// A store keeps a limited number of lines, and drops the oldest lines when new lines arrive. Appending takes a lock
/// for a moment, and never waits for the screen: lines from other threads reach ``lines`` together, in the next
/// iteration of the main run loop. They keep the order in which they were appended.
@MainActor
@Observable
public final class LogStore {
    /// A line of a log.
    public struct Line: Identifiable, Hashable, Sendable {
        /// The number of the line, counted from 0 for the first line ever appended.
        public let id: Int
        /// The time of the event.
        public let date: Date
        /// The importance.
        public let level: LogLevel
        /// The text, which may contain line breaks.
        public let message: String
    }

    /// The changes that the main thread has not applied yet.
    private struct Pending {
        var lines: [Line] = []
        var nextID = 0
        /// Whether all lines before the pending lines must be removed.
        var isCleared = false
        /// Whether the main thread has been asked to apply the changes.
        var isAwaited = false
    }

    /// The maximum number of lines that are kept.
    nonisolated public let limit: Int

    /// The lines, after some older lines that are removed in batches. Otherwise each new line would move all others.
    private var buffer: [Line] = []
    @ObservationIgnored nonisolated private let pending = Locked(Pending())

    /// Creates an empty log.
    ///
    /// - Parameter limit: the maximum number of lines that are kept, at least 1.
    nonisolated public init(limit: Int = 10_000) {
        self.limit = max(1, limit)
    }

    /// The lines that are kept, from oldest to newest.
    public var lines: ArraySlice<Line> { buffer.suffix(limit) }

    /// Appends a line. This can be called on any thread.
    nonisolated public func append(_ message: String, level: LogLevel = .info, date: Date = Date()) {
        append(CollectionOfOne(message), level: level, date: date)
    }

    /// Appends several lines with the same level. This can be called on any thread.
    nonisolated public func append(
        contentsOf messages: some Sequence<String>, level: LogLevel = .info, date: Date = Date()
    ) {
        append(messages, level: level, date: date)
    }

    /// Removes all lines. This can be called on any thread. The numbers of later lines continue.
    nonisolated public func clear() {
        change { pending, _ in
            pending.lines.removeAll()
            pending.isCleared = true
        }
    }

    nonisolated private func append(_ messages: some Sequence<String>, level: LogLevel, date: Date) {
        // The sequence runs the caller's code, which must not run while the lock is held.
        let messages = Array(messages)
        change { pending, limit in
            for message in messages {
                pending.lines.append(Line(id: pending.nextID, date: date, level: level, message: message))
                pending.nextID += 1
            }
            if pending.lines.count >= 2 * limit { pending.lines.removeFirst(pending.lines.count - limit) }
        }
    }

    nonisolated private func change(_ body: (inout Pending, Int) -> Void) {
        let isAwaited = pending.withLock { pending in
            body(&pending, limit)
            defer { pending.isAwaited = true }
            return pending.isAwaited
        }
        if MainThread.ifCurrent({ take() }) == nil, !isAwaited {
            MainThread.async { self.take() }
        }
    }

    private func take() {
        let (new, isCleared) = pending.withLock { pending in
            defer {
                pending.lines = []
                pending.isCleared = false
                pending.isAwaited = false
            }
            return (pending.lines, pending.isCleared)
        }
        if isCleared { buffer = [] }
        guard !new.isEmpty else { return }
        buffer += new
        if buffer.count > limit + max(limit / 4, 16) { buffer.removeFirst(buffer.count - limit) }
    }
}
