import Foundation
import Testing

@testable import Monitor

@MainActor
@Suite("The reader of the proc file system")
struct ProcReaderTests {
    private let proc: FakeProc

    init() throws {
        proc = try FakeProc()
    }

    private func load(from old: Sample = Sample()) async -> SystemLoad {
        SystemLoad(from: old, to: await proc.reader.sample())
    }

    private func sampled(since old: Sample = Sample()) async -> [SystemProcess] {
        await proc.reader.sample().processes(since: old)
    }

    @Test("reads the counters of the system")
    func system() async throws {
        let first = await proc.reader.sample()
        #expect(first.uptime == 1_000)
        #expect(first.loadAverages == [0.39, 0.94, 1.59])
        #expect(first.memory.total == 16_384_000_000 && first.memory.available == 12_288_000_000)
        #expect(first.volumes.map(\.id) == ["/", "/my data"])
        try proc.setTime(1_002)
        let load = await load(from: first)
        #expect(load.processors == [0.25, 1])
        #expect(load.memory == 0.25)
        #expect(load.network.incoming == 2_000_000 && load.network.outgoing == 30_000)
        #expect(load.disks.incoming == 1_024_000 && load.disks.outgoing == 4_096_000)
    }

    @Test("reads processes, whatever their names are")
    func processes() async {
        let processes = await sampled()
        #expect(processes.map(\.id).sorted() == [1, 2, 300, 310, 400])
        let names = Dictionary(uniqueKeysWithValues: processes.map { ($0.id, $0) })
        #expect(names[310]?.name == "a (b) c" && names[310]?.state == .stopped)
        #expect(names[1]?.command == "/sbin/init --quiet" && names[1]?.user == "root")
        #expect(names[2]?.command == "[kthreadd]")
        #expect(names[300]?.threads == 88 && names[300]?.user == "ada")
        #expect(names[400]?.user == "70")
    }

    @Test("gives the share of a processor that each process has used in between")
    func shares() async throws {
        let first = await proc.reader.sample()
        #expect(first.processes(since: Sample()).first { $0.id == 300 }?.load == 90 / 999.0)
        try proc.setTime(1_002)
        try proc.addProcess(300, "firefox", user: 1_000, ticks: 9_300)
        // A new process with the process ID of an old one.
        try proc.addProcess(400, "psql", user: 70, start: 100_100, ticks: 50)
        let processes = await sampled(since: first)
        #expect(processes.first { $0.id == 300 }?.load == 1.5)
        #expect(processes.first { $0.id == 400 }?.load == 0.25)
        #expect(processes.first { $0.id == 400 }?.name == "psql")
    }

    @Test("stands files that are missing, empty or strange", arguments: ["", "x", "1 (", "1 () R", ") ("])
    func strange(text: String) async throws {
        for file in ["stat", "meminfo", "net/dev", "diskstats", "mounts", "loadavg", "uptime", "300/stat"] {
            try proc.write(file, text)
        }
        try FileManager.default.removeItem(at: proc.root.appending(path: "400/status"))
        #expect(await sampled().map(\.id).sorted() == [1, 2, 310, 400])
        let load = await load()
        #expect(load.processor == 0 && load.memory == 0)
    }

    @Test("sends no signal to a different process with the same number")
    func reused() async throws {
        let reader = proc.reader
        let process = try #require(await sampled().first { $0.id == 400 })
        try proc.addProcess(400, "psql", user: 70, start: 5_000, ticks: 0)
        await #expect(throws: SignalError.ended) { try await reader.send(15, to: process) }
        #expect(proc.sent.all.isEmpty)
    }

    @Test("Figures are short")
    func figures() {
        #expect(
            [0, 999, 1_000, 9_949, 9_950, 999_499, 999_500, 1_400_000_000].map { Double($0).bytes } == [
                "0 B", "999 B", "1.0 kB", "9.9 kB", "10 kB", "999 kB", "1.0 MB", "1.4 GB",
            ])
        #expect(
            [0, 59, 60, 18_420, 172_800].map { Double($0).duration } == ["0s", "59s", "1m", "5h 7m", "2d"])
    }
}
