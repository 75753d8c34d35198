import CursesUITerminal
import Foundation
import TerminalRig
import Testing

extension EndToEnd {
    /// Tests the command that restarts an app whenever a file is saved. A shell script replaces the compiler: it copies
    /// a program, or reports an error if a source file contains the word BROKEN.
    @Suite struct Watching {
        private let folder = TemporaryFile()
        private var source: String { folder.path + "/Berths/Sources/Berths/BerthsApp.swift" }

        init() throws {
            for place in ["Berths/Sources/Berths", "bin", "run"] {
                try FileManager.default.createDirectory(
                    atPath: folder.path + "/" + place, withIntermediateDirectories: true)
            }
            try write(
                "let package = Package(name: \"Berths\", targets: [.executableTarget(name: \"Berths\", dependencies: "
                    + "[.product(name: \"CursesUI\", package: \"CursesUI\")])])", to: "Berths/Package.swift")
            try write("import CursesUI\n@main struct BerthsApp: App {}\n", to: "Berths/Sources/Berths/BerthsApp.swift")
            try write(
                """
                #!/bin/sh
                # build --package-path PACKAGE --scratch-path SCRATCH ...
                echo build >>'\(folder.path)/builds'
                if grep -q BROKEN "$3"/Sources/*/*.swift; then
                    echo "$3/Sources/Berths/BerthsApp.swift:2:7: error: cannot find 'berth' in scope"
                    exit 1
                fi
                mkdir -p "$5/debug"
                cp '\(BuiltProducts.path(of: "Fixture"))' "$5/debug/Berths.new"
                mv "$5/debug/Berths.new" "$5/debug/Berths"
                """, to: "bin/swift")
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path + "/bin/swift")
        }

        private func write(_ text: String, to place: String) throws {
            try text.write(toFile: folder.path + "/" + place, atomically: true, encoding: .utf8)
        }

        private func start(_ app: String = "restored") throws -> SpawnedApp {
            try SpawnedApp(
                "cursesui", arguments: ["watch", folder.path + "/Berths", "--", app],
                environment: SpawnedApp.environment([
                    "PATH": folder.path + "/bin:/usr/bin:/bin", "XDG_RUNTIME_DIR": folder.path + "/run",
                ]))
        }

        private var builds: Int {
            ((try? String(contentsOfFile: folder.path + "/builds", encoding: .utf8)) ?? "").split(separator: "\n").count
        }

        /// Returns the process ID of the app.
        private func process() throws -> pid_t? {
            let names = try FileManager.default.contentsOfDirectory(atPath: "/proc")
            return names.compactMap { pid_t($0) }.first {
                (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\($0)/exe"))?
                    .hasPrefix(folder.path + "/Berths/.build/debug/Berths") == true
            }
        }

        @Test("A saved file starts the app again, and it begins where it was")
        func restart() throws {
            let app = try start()
            try app.wait(for: "Note")
            app.type("moored")
            try app.wait(for: "moored")
            try app.click("Count 0")
            try app.wait(for: "Count 1")
            try app.click("Open")
            try app.wait(for: "Berth 7")
            try app.click("row 3")
            for _ in 0..<2 { app.press(.pageDown) }
            // Waits for the last row of the second page.
            try app.wait(for: "row 21")
            let rows = app.screen.text
            let first = try process()
            #expect(first != nil)
            try write("import CursesUI\n@main struct BerthsApp: App { }\n", to: "Berths/Sources/Berths/BerthsApp.swift")
            try app.wait(for: "a different process") {
                (try? process()).flatMap { $0 } != nil && (try? process()) != first
            }
            try app.wait(for: "the same screen") { app.screen.text == rows }
            #expect(builds == 2)
            // The focus is where it was before, so the key scrolls the list.
            app.press(.home)
            try app.wait(for: "row 0")
            app.press("c", modifiers: .control)
            #expect(try app.waitForExit() == 130)
            #expect(app.state.lineModes == app.stateBefore.lineModes)
            #expect(try process() == nil)
            let left = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/run/cursesui")
            #expect(left == [])
        }

        @Test("An error of the compiler is shown over the app, which goes on, until the next build is whole")
        func errors() throws {
            let app = try start("entry")
            try app.wait(for: "Bytes: 0.")
            let first = try process()
            try write(
                "import CursesUI\nlet a = BROKEN\n@main struct BerthsApp: App {}\n",
                to: "Berths/Sources/Berths/BerthsApp.swift")
            try app.wait(for: "Sources/Berths/BerthsApp.swift:2:7: cannot find 'berth' in scope")
            app.type("on")
            try app.wait(for: "Bytes: 2.")
            #expect(try process() == first)
            try write("import CursesUI\n@main struct BerthsApp: App {}\n", to: "Berths/Sources/Berths/BerthsApp.swift")
            try app.waitWhile("cannot find 'berth' in scope")
            try app.wait(for: "Bytes: 0.")
            #expect(try process() != first)
            app.press("c", modifiers: .control)
            #expect(try app.waitForExit() == 130)
        }

        @Test("Errors of the first build are printed, and the app starts when they are gone")
        func firstBuild() throws {
            try write("BROKEN @main struct BerthsApp: App {}", to: "Berths/Sources/Berths/BerthsApp.swift")
            let app = try start("entry")
            try app.wait(for: "cursesui: Sources/Berths/BerthsApp.swift:2:7: cannot find 'berth' in scope")
            try app.wait(for: "waiting for a change in")
            try write("@main struct BerthsApp: App {}", to: "Berths/Sources/Berths/BerthsApp.swift")
            try app.wait(for: "Bytes: 0.")
            app.press("c", modifiers: .control)
            #expect(try app.waitForExit() == 130)
        }

        @Test("An app that crashes is started again after a change; Control-C ends the command in the meantime")
        func crash() throws {
            let app = try start("entry")
            try app.wait(for: "Bytes: 0.")
            let first = try #require(try process())
            kill(first, SIGKILL)
            try app.wait(for: "Berths was ended by the signal 9; it starts again after a change")
            #expect(!app.state.isAlternateScreen && app.state.mouse == 0)
            try write("import CursesUI\n@main struct BerthsApp: App { }\n", to: "Berths/Sources/Berths/BerthsApp.swift")
            try app.wait(for: "a different process") { (try? process()).flatMap { $0 } != nil }
            let second = try #require(try process())
            #expect(second != first)
            try app.wait(for: "Bytes: 0.")
            kill(second, SIGKILL)
            try app.wait(for: "Berths was ended by the signal 9")
            app.press("c", modifiers: .control)
            #expect(try app.waitForExit() == 130)
            #expect(app.state.lineModes == app.stateBefore.lineModes)
        }

        @Test("A signal to the command ends the app, and gives the terminal back")
        func signal() throws {
            let app = try start("entry")
            try app.wait(for: "Bytes: 0.")
            app.signal(SIGTERM)
            #expect(try app.waitForExit() == 143)
            #expect(try process() == nil)
            #expect(app.state.lineModes == app.stateBefore.lineModes)
            #expect(!app.state.isAlternateScreen)
        }
    }
}
