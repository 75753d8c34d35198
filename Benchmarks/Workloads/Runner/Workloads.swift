import Foundation

/// The workloads, each with the expected screens after a number of keys.
struct Workloads {
    var report = Report()
    /// Whether every program has shown the expected screens.
    private(set) var isRight = true

    static let all: [(name: String, run: @Sendable (inout Workloads) throws -> Void)] = [
        ("W1", { try $0.counter() }), ("W2", { try $0.typing() }), ("W3", { try $0.cells() }),
        ("W4", { try $0.start() }), ("W5", { try $0.scrolling() }), ("W6", { try $0.views() }),
        ("E", { try $0.eager() }), ("L", { $0.measure(KeyWorkload.rows + KeyWorkload.data) }),
        ("T", { $0.measure(KeyWorkload.tables) }), ("S", { $0.measure(KeyWorkload.streams) }),
        ("C", { $0.measure(KeyWorkload.charts) }),
        ("W7", { try $0.idle() }), ("W8", { try $0.soak() }),
    ]

    mutating func run(_ name: String, _ body: (inout Workloads) throws -> Void) {
        do {
            try body(&self)
        } catch {
            isRight = false
            report.addFailure(name, "\(error)")
        }
    }

    // MARK: W1

    /// Returns an integer in the format of a `Text`, in the locale of the programs.
    private static func grouped(_ number: Int) -> String {
        number.formatted(.number.locale(Locale(identifier: "en_US")))
    }

    private static func counterPicture(_ count: Int) -> Picture {
        Picture(rows: ["Count: \(grouped(count))"] + (0..<39).map { "Row \($0)" })
    }

    private mutating func counter() throws {
        let keys = [String](repeating: "+", count: 1000)
        let results = try Measurement.compare(
            Program.all("counter"), rounds: 5, keys: keys, pictures: Self.counterPicture
        )
        add("W1 counter", "CPU, µs a frame", \.cpu, results, to: "plain", limit: 0.5)
        add("W1 counter", "bytes a frame", \.bytes, results, to: "minimal", limit: 1.1)
        let parent = try Measurement.compare(
            [.app("parent")] + Program.all("counter").dropFirst(), rounds: 3, keys: keys,
            pictures: Self.counterPicture
        )
        add("W1, state in the parent", "CPU, µs a frame", \.cpu, parent, to: "plain")
        let terminal = try Measurement.compare(
            [.app("terminal")] + Program.all("counter").dropFirst(), rounds: 5, keys: keys,
            pictures: Self.counterPicture
        )
        add("W1, terminal without views", "CPU, µs a frame", \.cpu, terminal, to: "plain")
        try addStatistics("W1 counter", .app("counter"), key: "+")
        try header()
    }

    /// Measures a typical header: three texts and a button. The count is in the state of the header, or of the view
    /// that contains the list.
    private mutating func header() throws {
        let keys = [String](repeating: "\r", count: 500)
        for (name, app) in [("W1u header", "header"), ("W1p, state in the parent", "headerParent")] {
            let results = try Measurement.compare(
                [.app(app)] + Program.all("header").dropFirst(), rounds: 5, keys: keys
            ) { count in
                Picture(rows: ["Ticks \(Self.grouped(1000 + count)) so far [ Tick ]"] + (0..<39).map { "Row \($0)" })
            }
            add(name, "CPU, µs a frame", \.cpu, results, to: "plain")
            add(name, "bytes a frame", \.bytes, results, to: "minimal", limit: 1.1)
            try addStatistics(name, .app(app), key: "\r")
        }
    }

    // MARK: W2

    private mutating func typing() throws {
        let words = "abcdefghijklmnopqrst".map(String.init) + [String](repeating: "\u{7F}", count: 20)
        let keys = (0..<5).flatMap { _ in words }
        func picture(_ count: Int) -> Picture {
            let place = count % 40
            let length = place <= 20 ? place : 40 - place
            let message = length < 8 ? "Too short: \(length) of 8 characters" : "Fine: \(length) characters"
            let text = "abcdefghijklmnopqrst".prefix(length)
            return Picture(rows: [String(text), message], cursor: (length, 0))
        }
        let results = try Measurement.compare(Program.all("typing"), rounds: 9, keys: keys, pictures: picture)
        add("W2 typing", "key to first byte, p50, µs", \.latency50, results, to: "plain", limit: 1.5)
        add("W2 typing", "key to first byte, p99, µs", \.latency99, results, to: "plain")
        add("W2 typing", "bytes a key", \.bytes, results, to: "minimal", limit: 1.2)
        add("W2 typing", "CPU, µs a key", \.cpu, results, to: "plain")
        report.add("W2 typing", "frames a key", results[0].frames, limit: 1)
    }

    // MARK: W3

    private mutating func cells() throws {
        func letter(_ row: Int, _ column: Int, _ frame: Int) -> Unicode.Scalar {
            Unicode.Scalar(UInt8(33 + (row * 13 + column * 7 + frame * (2 * row + 3)) % 94))
        }
        try everyCell("letters", figure: "W3 plain") { frame in
            Picture { column, row in ScreenCell(scalar: letter(row, column, frame)) }
        }
        try everyCell("colours", figure: "W3 15 colours") { frame in
            Picture { column, row in
                let colour = Colour.palette(1 + (column / 4 + row + frame) % 15)
                return ScreenCell(scalar: letter(row, column, frame), foreground: colour)
            }
        }
        let terminfo = try DirectColour()
        func pixel(_ x: Int, _ y: Int, _ frame: Int) -> Colour {
            .rgb(8 * ((x + frame) % 32) << 16 | 8 * ((y + 3 * frame) % 32) << 8 | 128)
        }
        try everyCell("picture", figure: "W3 picture", terminfo: terminfo) { frame in
            Picture { column, row in
                ScreenCell(
                    scalar: "▀", foreground: pixel(column, 2 * row, frame),
                    background: pixel(column, 2 * row + 1, frame)
                )
            }
        }
    }

    private mutating func everyCell(
        _ workload: String, figure: String, terminfo: DirectColour? = nil, picture: (Int) -> Picture
    ) throws {
        var programs = Program.all(workload)
        if let terminfo {
            programs[0].environment["COLORTERM"] = "truecolor"
            for index in 1...2 { programs[index].environment = terminfo.environment }
        }
        let keys = [String](repeating: " ", count: terminfo == nil ? 500 : 100)
        do {
            let results = try Measurement.compare(programs, rounds: 3, keys: keys, pictures: picture)
            add(figure, "CPU, µs a frame", \.cpu, results, to: "plain", limit: 1.3)
            add(figure, "bytes a frame", \.bytes, results, to: "plain")
        } catch {
            isRight = false
            report.addFailure(figure, "\(error)")
        }
    }

    // MARK: W4

    /// Measures the start of an app with statically linked Swift libraries, as it is shipped, and with shared
    /// libraries, as it is built during development.
    private mutating func start() throws {
        let apps = ["StaticStartApp", "StartApp"].map { Program(name: "CursesUI", executable: $0, arguments: []) }
        let programs = apps + Program.all("counter").dropFirst()
        let results = try Measurement.compare(programs, rounds: 15, keys: [], pictures: Self.counterPicture)
        report.add("W4 start", "first frame, ms", results[0].start, limit: 25)
        report.add("W4 start", "resident, MB", results[0].memory, limit: 25)
        let usual = "W4 start, shared libraries"
        let opponents = Array(results.dropFirst(2))
        for (name, app) in [("W4 start", results[0]), (usual, results[1])] {
            add(name, "first frame, ms", \.start, [app] + opponents, to: "plain")
            add(name, "CPU to the first frame, ms", \.startCPU, [app] + opponents, to: "plain")
        }
        report.add(usual, "resident, MB", results[1].memory)
    }

    // MARK: W5

    private static func scrolledPicture(_ top: Int) -> Picture {
        Picture(rows: (top..<(top + 40)).map { "Row \($0)" })
    }

    private mutating func scrolling() throws {
        let results = try Measurement.compare(
            Program.all("scrolling", count: 100_000), rounds: 5,
            keys: [String](repeating: "\u{1B}OB", count: 500), pictures: Self.scrolledPicture
        )
        add("W5 scrolling", "CPU, µs a frame", \.cpu, results, to: "plain", limit: 1.3)
        add("W5 scrolling", "bytes a frame", \.bytes, results, to: "plain", limit: 1.1)
        let opened = try Measurement.compare(
            [100, 100_000, 1_000_000].map { .app("scrolling", count: $0) }, rounds: 9, keys: [],
            pictures: Self.scrolledPicture
        )
        report.add(
            "W5, 1,000,000 rows beside 100", "CPU to open, ratio", opened[2].startCPU / opened[0].startCPU, limit: 1.1)
        report.add("W5, 1,000,000 rows beside 100", "memory, MB more", opened[2].memory - opened[0].memory, limit: 0.5)
        try addStatistics("W5 scrolling", .app("scrolling", count: 100_000), key: "\u{1B}OB")
    }

    // MARK: W6

    private mutating func views() throws {
        func picture(_ count: Int) -> Picture {
            Picture(rows: ["Count: \(Self.grouped(1000 + count))"] + (0..<39).map { "View \($0)" })
        }
        let results = try Measurement.compare(
            [100, 1_000, 10_000].map { .app("views", count: $0) }, rounds: 5,
            keys: [String](repeating: "+", count: 300), pictures: picture
        )
        for (count, result) in zip(["100", "1,000", "10,000"], results) {
            report.add("W6 one of \(count) views", "CPU, µs a frame", result.cpu)
        }
        report.add("W6 one value", "CPU, 10,000 views beside 100", results[2].cpu / results[0].cpu, limit: 1.3)
        report.add("W6 one of 10,000 views", "CPU to open, ms", results[2].startCPU)
        try addStatistics("W6 one of 10,000 views", .app("views", count: 10_000), key: "+")
    }

    // MARK: E

    /// Measures a key press with 10,000 existing views, compared with 100 views, for each form of the code.
    private mutating func eager() throws {
        for form in ["apart", "handled", "shared", "inline"] {
            let programs = [100, 10_000].map { count in
                var program = Program.app("eager", count: count)
                program.arguments.append(form)
                return program
            }
            let keys = [String](repeating: "\r", count: 200)
            let results = try Measurement.compare(programs, rounds: 3, keys: keys) { count in
                Picture(rows: ["Ticks \(Self.grouped(1000 + count)) [ Tick ]"] + (0..<39).map { "Row \($0)" })
            }
            report.add("E \(form), 10,000 views", "CPU, µs a frame", results[1].cpu)
            report.add("E \(form), 10,000 views", "CPU, beside 100", results[1].cpu / results[0].cpu, limit: 1.2)
        }
        measure(KeyWorkload.eager + KeyWorkload.forms)
    }

    // MARK: Lists, tables, streams

    /// Measures the cost of keys, compared with a key of the hand-written counter.
    private mutating func measure(_ workloads: [KeyWorkload]) {
        for workload in workloads {
            run("\(workload.name): \(workload.figure)") { workloads in
                let counter = try Measurement.compare(
                    [.opponent("plain", "counter")], rounds: 1, keys: [String](repeating: "+", count: 300),
                    pictures: Self.counterPicture)
                let results = try Measurement.compare(
                    [.app(workload.app, count: workload.count)], rounds: 3, keys: workload.keys,
                    pictures: workload.picture)
                workloads.add(
                    workload.name, "\(workload.figure): CPU, µs a key", \.cpu, results + counter, to: "plain",
                    limit: workload.limit)
            }
        }
    }

    // MARK: W7

    private mutating func idle() throws {
        let session = try Session(.app("counter"), shows: Self.counterPicture(0))
        sleep(1)
        let (sleeps, cpu) = (session.child.sleeps, session.child.cpuTime)
        sleep(10)
        report.add("W7 idle for 10 s", "wake-ups", Double(session.child.sleeps - sleeps), limit: 0)
        report.add("W7 idle for 10 s", "CPU, µs", (session.child.cpuTime - cpu) * 1e6, limit: 0)
    }

    // MARK: W8

    private mutating func soak() throws {
        let session = try Session(.app("soak"), shows: Self.counterPicture(0))
        try session.run("w", until: Self.counterPicture(100_000))
        let before = session.child.residentBytes
        let cpu = session.child.cpuTime
        try session.run("g", until: Self.counterPicture(1_100_000))
        report.add("W8 a million changes", "CPU, s", session.child.cpuTime - cpu)
        let growth = Double(session.child.residentBytes - before) / 1e6
        report.add("W8 a million changes", "memory, MB more", growth, limit: 1)
    }
}

extension Workloads {
    private mutating func add(
        _ workload: String, _ name: String, _ figure: KeyPath<Measurement, Double>, _ results: [Measurement],
        to opponent: String, limit: Double? = nil
    ) {
        report.add(workload, name, results.map { $0[keyPath: figure] }, to: opponent, limit: limit)
    }

    /// Adds the app's own statistics about a frame (`CURSESUI_STATS=1`).
    private mutating func addStatistics(
        _ workload: String, _ program: Program, key: String
    ) throws {
        var program = program
        program.environment["CURSESUI_STATS"] = "1"
        let numbers = try Session.statistics(of: program, key: key)
        report.add(
            workload, "bodies a frame", Double(numbers["bodies"] ?? -1), limit: workload.hasPrefix("W5") ? nil : 1)
        report.add(workload, "layouts a frame", Double(numbers["layouts"] ?? -1))
        report.add(workload, "cells a frame", Double(numbers["cells"] ?? -1))
    }
}
