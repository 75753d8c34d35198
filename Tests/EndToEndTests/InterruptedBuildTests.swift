import CursesUITerminal
import Foundation
import TerminalRig
import Testing

extension EndToEnd {
    /// Tests that a command which is ended does not leave its build behind. A shell script replaces the compiler: it
    /// waits, and tells whether it has been interrupted.
    @Suite struct InterruptedBuilds {
        private let folder = TemporaryFile()

        init() throws {
            for place in ["bin", "App"] {
                try FileManager.default.createDirectory(
                    atPath: folder.path + "/" + place, withIntermediateDirectories: true)
            }
            try write("import SwiftUI\n@main struct A: App {}\n", to: "App/A.swift")
            try write(
                """
                #!/bin/sh
                trap 'echo yes >"\(folder.path)/interrupted"; kill $!; exit 1' INT
                sleep 60 &
                echo "[1/2] Compiling A Waiting.swift"
                wait
                """, to: "bin/swift")
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path + "/bin/swift")
        }

        private func write(_ text: String, to place: String) throws {
            try text.write(toFile: folder.path + "/" + place, atomically: true, encoding: .utf8)
        }

        @Test("A signal that ends the command interrupts its build", arguments: [SIGTERM, SIGINT, SIGHUP])
        func ended(signal: Int32) throws {
            defer { try? FileManager.default.removeItem(atPath: folder.path) }
            let app = try SpawnedApp(
                "cursesui", arguments: ["check", folder.path + "/App"],
                environment: SpawnedApp.environment([
                    "PATH": folder.path + "/bin:/usr/bin:/bin", "XDG_CACHE_HOME": folder.path + "/cache",
                ]))
            try app.wait(for: "1/2")
            app.signal(signal)
            #expect(try app.waitForExit() == 128 + signal)
            #expect(FileManager.default.fileExists(atPath: folder.path + "/interrupted"))
        }
    }
}
