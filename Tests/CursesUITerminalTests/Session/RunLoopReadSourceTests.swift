#if os(Linux)
import CoreFoundation
import Glibc
import Testing
@testable import CursesUITerminal

@MainActor
@Suite("A run loop that waits for a descriptor")
struct RunLoopReadSourceTests {
    @MainActor
    private final class Taken {
        var texts: [String] = []
        weak var source: RunLoopReadSource?
    }

    private let taken = Taken()
    private let mode = CFStringCreateWithCString(nil, "tests", CFStringBuiltInEncodings.ASCII.rawValue)!
    private let output: FileDescriptor
    private let input: FileDescriptor

    init() throws {
        var ends: [Int32] = [-1, -1]
        try #require(pipe(&ends) == 0)
        (output, input) = (FileDescriptor(ends[0]), FileDescriptor(ends[1]))
    }

    private func send(_ text: String) {
        #expect(write(input.number, text, text.utf8.count) == text.utf8.count)
    }

    /// Turns the run loop until a source has been handled, or several turns have handled none.
    private func turn() {
        _ = (0..<8).contains { _ in CFRunLoopRunInMode(mode, 0, true) == .handledSource }
    }

    /// Creates a source that calls `read`, in the run loop mode of the tests.
    private func source(_ read: @escaping @MainActor () -> Void) throws -> RunLoopReadSource {
        try #require(RunLoopReadSource(output, runLoop: CFRunLoopGetCurrent(), mode: mode, handler: read))
    }

    @Test("The system's run loop supports the source")
    func isPossible() {
        #expect(RunLoopReadSource.isPossible)
    }

    @Test("A run loop that has been woken up still handles the source")
    func wokenUp() throws {
        let source = try source { taken.texts.append(read(100)) }
        send("text")
        CFRunLoopWakeUp(CFRunLoopGetCurrent())
        turn()
        #expect(taken.texts == ["text"])
        source.cancel()
    }

    @Test("All bytes reach the reader, including the first eight")
    func bytes() throws {
        let source = try source { taken.texts.append(read(100)) }
        turn()
        #expect(taken.texts == [])
        send("twenty bytes of text")
        turn()
        send("more")
        turn()
        #expect(taken.texts == ["twenty bytes of text", "more"])
        source.cancel()
    }

    @Test("Bytes that a read has left are reported again")
    func rest() throws {
        let source = try source {
            taken.texts.append(read(4))
            taken.source?.renew()
        }
        taken.source = source
        send("abcdefghij")
        for _ in 0..<4 { turn() }
        #expect(taken.texts == ["abcd", "efgh", "ij"])
        source.cancel()
    }

    @Test("No call comes after cancellation, also by its own handler")
    func cancelled() throws {
        let source = try source {
            taken.texts.append(read(1))
            taken.source?.cancel()
        }
        taken.source = source
        send("ab")
        turn()
        source.renew()
        turn()
        #expect(taken.texts == ["a"])
    }

    private func read(_ count: Int) -> String {
        var bytes = [UInt8](repeating: 0, count: count)
        let taken = Glibc.read(output.number, &bytes, count)
        return String(decoding: bytes.prefix(max(0, taken)), as: UTF8.self)
    }
}
#endif
