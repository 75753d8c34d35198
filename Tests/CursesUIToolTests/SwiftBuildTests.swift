import Foundation
import Testing

@testable import CursesUITool

@Suite("Builds that fail", .serialized)
struct SwiftBuildTests {
    private func run(_ script: String) throws -> SwiftBuild.Result {
        try SwiftBuild(command: ["sh", "-c", script]).run { _ in }
    }

    @Test("A build that a signal ends says so")
    func signal() throws {
        let error = #expect(throws: ToolError.self) { try run("echo Building for debugging...; kill -KILL $$") }
        #expect(error?.description == "the build was ended by signal 9 (Killed)")
        #expect(try run("echo Building; exit 1").isComplete == false)
    }

    @Test("A package that cannot be fetched is named, and the advice is to leave it out")
    func fetching() throws {
        let result = try run(
            """
            echo "Fetching https://github.com/ada/Kit.git"
            echo "warning: 'kit': skipping cache due to an error: Failed to clone repository x:"
            echo "error: Failed to clone repository https://github.com/ada/Kit.git:"
            echo "    fatal: Could not read from remote repository."
            echo "error: another"
            echo "    and the repository exists."
            exit 1
            """)
        #expect(result.firstError == "Failed to clone repository https://github.com/ada/Kit.git:")
        #expect(
            result.packageFailure
                == "the package Kit cannot be fetched: Failed to clone repository https://github.com/ada/Kit.git; "
                + "leave it out with --without Kit")
        let other = try run("echo 'error: no such module'; exit 1")
        #expect(other.packageFailure == nil)
        #expect(other.firstError == "no such module")
        let built = try run("echo /b/checkouts/Kit/Sources/A.swift:1:2: error: no; exit 1")
        #expect(
            built.packageFailure == "the package Kit does not build on Linux: leave it out with --without Kit")
    }
}
