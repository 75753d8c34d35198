/// The measured costs of a program in one round.
struct Measurement {
    /// Microseconds of processor time for each frame.
    var cpu = 0.0
    /// Bytes for each frame.
    var bytes = 0.0
    /// Frames in synchronised output for each key; 0 for programs that do not use it.
    var frames = 0.0
    /// Microseconds from a key to the first byte of output.
    var latency50 = 0.0
    var latency99 = 0.0
    /// The resident memory in megabytes.
    var memory = 0.0
    /// Milliseconds from the start to the first complete frame. `startCPU` is the processor time until then.
    var start = 0.0
    var startCPU = 0.0
}

extension Measurement {
    /// Measures a program: sends keys to it, one for each frame, and checks its screen.
    init(_ program: Program, keys: [String], pictures: (Int) -> Picture) throws {
        let session = try Session(program, shows: pictures(0))
        start = session.startTime * 1e3
        startCPU = session.startCPU * 1e3
        let before = session.child.cpuTime
        for key in keys { try session.press(Array(key.utf8)) }
        let count = Double(max(1, keys.count))
        cpu = (session.child.cpuTime - before) / count * 1e6
        memory = Double(session.child.residentBytes) / 1e6
        let latencies = session.latencies.sorted()
        if !latencies.isEmpty {
            latency50 = latencies[latencies.count / 2] * 1e6
            latency99 = latencies[latencies.count * 99 / 100] * 1e6
        }
        bytes = Double(session.bytes) / count
        frames = Double(session.frames) / count
        try session.replay(program.name, expecting: pictures)
    }

    /// Returns the median of each figure.
    static func median(of rounds: [Measurement]) -> Measurement {
        func median(_ figure: KeyPath<Measurement, Double>) -> Double {
            rounds.map { $0[keyPath: figure] }.sorted()[rounds.count / 2]
        }
        return Measurement(
            cpu: median(\.cpu), bytes: median(\.bytes), frames: median(\.frames),
            latency50: median(\.latency50), latency99: median(\.latency99), memory: median(\.memory),
            start: median(\.start), startCPU: median(\.startCPU)
        )
    }

    /// Measures programs in turn, so that other activity of the machine affects all of them.
    static func compare(
        _ programs: [Program], rounds: Int, keys: [String], pictures: (Int) -> Picture
    ) throws -> [Measurement] {
        var results = [[Measurement]](repeating: [], count: programs.count)
        for round in 0..<rounds {
            for offset in programs.indices {
                let index = (round + offset) % programs.count
                results[index].append(try Measurement(programs[index], keys: keys, pictures: pictures))
            }
        }
        return results.map(median)
    }
}
