import Foundation
import TestSupport
import Testing

@Suite("make")
struct MakeTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().appendingPathComponent("../..").standardized

    private func make(_ arguments: String...) throws -> (status: Int32, text: String) {
        // The variables that `make` passes on to the tests are removed.
        let environment = ProcessInfo.processInfo.environment.filter { name, _ in
            !["MAKEFLAGS", "MAKELEVEL", "MFLAGS", "NAME"].contains(name)
        }
        let (status, text) = try Program.run(
            URL(fileURLWithPath: "/usr/bin/env"), ["make", "-s"] + arguments, environment: environment, in: Self.root)
        return (status, text)
    }

    @Test("make help names every goal")
    func help() throws {
        let makefile = try String(contentsOf: Self.root.appendingPathComponent("Makefile"), encoding: .utf8)
        let phony = try #require(makefile.firstMatch(of: /(?m)^\.PHONY:((?:.*\\\n)*.*)$/)).1
        let goals = phony.split { $0.isWhitespace || $0 == "\\" }
        #expect(goals.count > 10)
        let words = Set(try make("help").text.split { !$0.isLetter && $0 != "-" })
        #expect(goals.filter { !words.contains($0) } == [])
    }

    @Test("make demos lists each demo with a line about it")
    func demos() throws {
        let folder = Self.root.appendingPathComponent("Demos").path
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        let lines = try make("demos").text.split(separator: "\n").map { $0.split(separator: " ") }
        #expect(lines.map { $0.first.map(String.init) } == names)
        #expect(lines.allSatisfy { $0.count > 3 })
    }

    @Test("make docs says that DocC is missing, and where it is")
    func docsWithoutTemplate() throws {
        let (status, text) = try make("docs", "DOCC_HTML_DIR=/nowhere")
        #expect(status != 0)
        #expect(text.contains("make docs needs DocC, which this toolchain lacks: there is no"))
        #expect(text.contains("https://www.swift.org/install"))
    }

    @Test("An unknown demo is an error that lists the existing ones")
    func unknownDemo() throws {
        let (status, text) = try make("demo", "NAME=NoSuchDemo")
        #expect(status != 0)
        #expect(text.hasPrefix("There is no demo named NoSuchDemo"))
        #expect(text.contains("ReactiveForm"))
    }
}
