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

    private func read(_ reader: ProcReader? = nil) async -> [SystemProcess] {
        await (reader ?? proc.reader).sample().1
    }

    @Test("reads the state of the system")
    func system() async throws {
        let reader = proc.reader
        let (first, _) = await reader.sample()
        #expect(first.uptime == 1_000)
        #expect(first.loadAverages == [0.39, 0.94, 1.59])
        #expect(first.totalMemory == 16_384_000_000 && first.usedMemory == 4_096_000_000)
        #expect(first.volumes.map(\.id) == ["/", "/my data"])
        try proc.setTime(1_002)
        let (sample, _) = await reader.sample()
        #expect(sample.processors == [0.25, 1])
        #expect(sample.memory == 0.25)
        #expect(sample.network == Traffic(incoming: 2_000_000, outgoing: 30_000))
        #expect(sample.disks == Traffic(incoming: 1_024_000, outgoing: 4_096_000))
    }

    @Test("reads processes, whatever their names are")
    func processes() async {
        let processes = await read()
        #expect(processes.map(\.id).sorted() == [1, 2, 300, 310, 400])
        let names = Dictionary(uniqueKeysWithValues: processes.map { ($0.id, $0) })
        #expect(names[310]?.name == "a (b) c" && names[310]?.isStopped == true && names[300]?.isStopped == false)
        #expect(names[1]?.command == "/sbin/init --quiet" && names[1]?.user == "root")
        #expect(names[2]?.command == "[kthreadd]")
        #expect(names[300]?.threads == 88 && names[300]?.user == "ada")
        #expect(names[400]?.user == "70")
    }

    @Test("gives the share of a processor that each process has used in between")
    func shares() async throws {
        let reader = proc.reader
        #expect(await read(reader).first { $0.id == 300 }?.load == 90 / 999.0)
        try proc.setTime(1_002)
        // A thread with a new name is the same process.
        try proc.addProcess(300, "renamed", user: 1_000, ticks: 9_300)
        // A new process with the process ID of an old one.
        try proc.addProcess(400, "psql", user: 70, start: 100_100, ticks: 50)
        let processes = await read(reader)
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
        let (sample, processes) = await proc.reader.sample()
        #expect(processes.map(\.id).sorted() == [1, 2, 310, 400])
        #expect(sample.processor == 0 && sample.memory == 0 && sample.network.total == 0)
    }

    @Test("sends no signal to a different process with the same number")
    func reused() async throws {
        let reader = proc.reader
        let process = try #require(await read(reader).first { $0.id == 400 })
        try proc.addProcess(400, "psql", user: 70, start: 5_000, ticks: 0)
        await #expect(throws: SignalError(reason: "The process has already ended.")) {
            try await reader.send(15, to: process)
        }
        #expect(proc.sent.all.isEmpty)
    }

    @Test("Figures are short")
    func figures() {
        let numbers: [Double] = [0, 999, 1_000, 9_949, 9_950, 999_499, 1_000_000, 1_400_000_000, 2e22]
        #expect(
            numbers.map(\.bytes) == [
                "0 B", "999 B", "1.0 kB", "9.9 kB", "10 kB", "999 kB", "1.0 MB", "1.4 GB", "20,000 EB",
            ])
        let times: [Double] = [0, 59, 60, 18_420, 172_800]
        #expect(times.map(\.duration) == ["0s", "59s", "1m", "5h 7m", "2d"])
    }
}
