import CursesUISupport
import Dispatch
import Foundation
import TerminalRig
import Testing

@testable import CursesUITerminal

@Suite("A main thread that does not read")
struct HangWatchTests {
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

    private func read(_ watch: HangWatch) -> String {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 100, alignment: 1)
        defer { buffer.deallocate() }
        return String(decoding: buffer[..<max(0, watch.read(into: buffer))], as: UTF8.self)
    }

    @Test("Its input is taken and kept in order, and the quit key in it is found")
    func taken() throws {
        let (taken, quit) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let watch = HangWatch(output, patience: .milliseconds(1)) {
            taken.signal()
        } onQuit: {
            quit.signal()
        }
        defer { watch.cancel() }
        send("one ")
        taken.wait()
        #expect(watch.holdsInput)
        send("two \u{1B}[92;5u")
        quit.wait()
        #expect(read(watch) == "one two \u{1B}[92;5u")
        #expect(!watch.holdsInput)
        send("three")
        #expect(read(watch) == "three")
    }

    @Test("A thread that reads in time finds all input in the terminal")
    func inTime() {
        let watch = HangWatch(output, patience: .seconds(3_600), onTake: {}, onQuit: {})
        for number in 0..<100 {
            send("key \(number)")
            #expect(!watch.holdsInput)
            #expect(read(watch) == "key \(number)")
        }
        watch.cancel()
    }
}
