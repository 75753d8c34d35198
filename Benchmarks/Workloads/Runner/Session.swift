import Foundation

/// A program that is driven frame by frame: a key, then all of the output that follows.
final class Session {
    let child: Child
    let emulator = Emulator()
    private var recorded: [[UInt8]] = []
    private(set) var latencies: [Double] = []

    /// Seconds from the start to the first complete frame. The next property is the processor time until then.
    private(set) var startTime = 0.0
    private(set) var startCPU = 0.0

    /// Starts a program and waits for its first frame.
    init(_ program: Program, shows picture: Picture) throws {
        let start = now()
        child = try program.start()
        var difference = picture.difference(from: emulator)
        while difference != nil {
            guard child.wait(microseconds: 10_000_000) else {
                throw Failure("\(program.name): no first frame; \(difference!)")
            }
            var bytes: [UInt8] = []
            child.read(into: &bytes)
            startTime = now() - start
            startCPU = child.cpuTime
            emulator.feed(bytes)
            difference = picture.difference(from: emulator)
        }
        var rest: [UInt8] = []
        repeat { child.readFrame(into: &rest) } while child.wait(microseconds: 200_000)
        emulator.feed(rest)
    }

    /// Sends a key, and reads the frame that results from it.
    func press(_ key: [UInt8]) throws {
        let start = now()
        child.type(key)
        guard child.wait(microseconds: 5_000_000) else { throw Failure("no frame for a key") }
        latencies.append(now() - start)
        var bytes: [UInt8] = []
        child.readFrame(into: &bytes)
        recorded.append(bytes)
    }

    /// The bytes of all frames, without the sequences of synchronised output.
    var bytes: Int { recorded.reduce(0) { $0 + $1.count } - 8 * frames * 2 }

    /// The number of frames in synchronised output.
    var frames: Int {
        let mark = Array("\u{1B}[?2026h".utf8)
        return recorded.reduce(0) { sum, bytes in
            sum + bytes.indices.count { bytes[$0] == mark[0] && bytes[$0...].starts(with: mark) }
        }
    }

    /// Passes the frames to the emulator, and throws an error if a frame differs from the expected picture.
    func replay(_ name: String, expecting picture: (Int) -> Picture) throws {
        let checked: Set = [1, 2, 3, recorded.count / 2, recorded.count]
        for (index, bytes) in recorded.enumerated() {
            emulator.feed(bytes)
            guard checked.contains(index + 1) else { continue }
            if let difference = picture(index + 1).difference(from: emulator) {
                throw Failure("\(name): a wrong screen after \(index + 1) keys; \(difference)")
            }
        }
        recorded.removeAll()
    }
}

extension Session {
    /// Sends a key, and reads output until the screen shows the expected picture.
    func run(_ key: String, until picture: Picture) throws {
        child.type(Array(key.utf8))
        while let difference = picture.difference(from: emulator) {
            guard child.wait(microseconds: 10_000_000) else { throw Failure("stopped; \(difference)") }
            var bytes: [UInt8] = []
            child.readFrame(into: &bytes)
            emulator.feed(bytes)
        }
    }

    /// Returns the statistics that an app reports about its last frame, after a few keys.
    static func statistics(of program: Program, key: String) throws -> [String: Int] {
        let child = try program.start()
        let emulator = Emulator()
        var bytes: [UInt8] = []
        repeat { child.readFrame(into: &bytes) } while child.wait(microseconds: 500_000)
        for _ in 0..<10 {
            child.type(Array(key.utf8))
            _ = child.wait(microseconds: 1_000_000)
            child.readFrame(into: &bytes)
        }
        emulator.feed(bytes)
        let words = emulator.row(Child.rows - 1).split(separator: " ").map(String.init)
        var numbers: [String: Int] = [:]
        for (name, number) in zip(words, words.dropFirst()) where Int(name) == nil { numbers[name] = Int(number) }
        return numbers
    }
}
