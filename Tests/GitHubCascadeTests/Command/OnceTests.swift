import Foundation
import TerminalRig
import Testing

@testable import GitHubCascade

@Suite("The program, without a terminal")
struct OnceTests {
    struct Run: Sendable {
        let output: String
        let error: String
        let status: Int32
    }

    /// Runs the program with pipes instead of a terminal.
    private func launch(_ arguments: String...) async throws -> Run {
        try await onThread {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: BuiltProducts.path(of: "GitHubCascade"))
            process.arguments = arguments
            process.environment = ["HOME": "/nonexistent", "TZ": "UTC"]
            let (output, error) = (Pipe(), Pipe())
            process.standardInput = FileHandle.nullDevice
            (process.standardOutput, process.standardError) = (output, error)
            try process.run()
            let said = output.fileHandleForReading.readDataToEndOfFile()
            let complained = error.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return Run(
                output: String(decoding: said, as: UTF8.self),
                error: String(decoding: complained, as: UTF8.self),
                status: process.terminationStatus
            )
        }
    }

    @Test("--once prints the card and ends with 0")
    func found() async throws {
        let run = try await launch("--offline", "--once", "marble-fox")
        #expect(
            run.output == """
                Marble Fox (marble-fox)
                Collects round stones and square roots.
                Followers: 12
                Repositories: 138

                """)
        #expect(run.error == "" && run.status == 0)
    }

    @Test(
        "--once says on standard error why there is no card, and with its status",
        arguments: [
            ("nobody-at-all", "There is no user named nobody-at-all.\n", 1),
            ("web-page", "The server's response is not usable: not in the expected format.\n", 76),
            ("bad-token", "The server does not accept the token in GITHUB_TOKEN.\n", 77),
        ] as [(String, String, Int32)]
    )
    func trouble(name: String, line: String, status: Int32) async throws {
        let run = try await launch("--offline", "--once", name)
        #expect(run.output == "" && run.error == line && run.status == status)
    }

    @Test("--once tells a network that is not there, and a time that is up")
    func network() async throws {
        try await withServer { server in
            let base = server.baseURL.absoluteString
            let run = try await launch("--base-url", base, "--timeout", "0.3", "--once", "stalled-answer")
            #expect(run.error == "There was no response within 0.3 s.\n" && run.status == 75)
        }
        let port = try DeafPort()
        let run = try await launch("--base-url", port.url.absoluteString, "--once", "marble-fox")
        #expect(run.error == "The server is unreachable.\n" && run.status == 69)
    }

    @Test("Without a terminal the program names --once")
    func hint() async throws {
        let run = try await launch("--offline")
        #expect(run.output == "" && run.error.contains("--once NAME") && run.status == 64)
    }

    @Test(
        "What cannot be meant is refused",
        arguments: [
            ["--once", "ab"], ["--base-url", "ftp://host.example"], ["--base-url", "http:"],
            ["--offline", "--base-url", "http://127.0.0.1:1"], ["--timeout", "0"],
        ]
    )
    func refusals(arguments: [String]) {
        #expect(throws: (any Error).self) { try CascadeCommand.parse(arguments) }
    }
}
