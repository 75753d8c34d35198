import CursesUITerminal
import Foundation
import TerminalRig
import Testing

extension EndToEnd {
    /// Tests the ways in which a process can end by itself. The terminal must be restored, and the app's messages must
    /// be below the shell's command line.
    @Suite struct Endings {
        private static let said = ["said before the end", "complained before the end"]

        /// Runs a program until it ends.
        private func end(
            _ arguments: [String], backtrace: String = "enable=no"
        ) throws -> SpawnedApp {
            // The terminal is high enough for a message and the Swift runtime's backtrace.
            let app = try SpawnedApp(
                "Fixture", arguments: arguments, size: CellSize(width: 150, height: 400),
                environment: SpawnedApp.environment(["SWIFT_BACKTRACE": backtrace]))
            if arguments.first == "endings" {
                try app.wait(for: "End")
                #expect(app.state.isAlternateScreen)
                try app.click("End")
            }
            try app.waitForExit()
            return app
        }

        /// Expects that the program has restored everything except the contents of the screen.
        private func expectGivenBack(_ app: SpawnedApp) {
            var state = app.state
            #expect(state.rows.first == "$ Fixture")
            state.rows = app.stateBefore.rows
            state.cursor = app.stateBefore.cursor
            #expect(state == app.stateBefore)
        }

        private func lines(of app: SpawnedApp) -> [String] {
            Array(app.screen.text.dropFirst().prefix { $0 != "" })
        }

        @Test(
            "An app that ends with a status restores the terminal, and shows its messages",
            arguments: [
                ("exit", 3, said), ("exitOnThread", 3, said), ("exitOnThreads", 3, said),
                // `terminate` notifies the views before the app ends.
                ("terminate", 4, said + ["phase: background", "disappeared"]),
            ])
        func exit(way: String, status: Int32, lines: [String]) throws {
            let app = try end(["endings", way])
            #expect(app.exitStatus == status)
            #expect(self.lines(of: app) == lines)
            expectGivenBack(app)
        }

        @Test("Notifications and delegates of UIKit and AppKit announce that the app ends")
        func announced() throws {
            let app = try SpawnedApp(
                "Fixture", arguments: ["announced"], size: CellSize(width: 80, height: 40))
            try app.wait(for: "Announced 1")
            app.press("c", modifiers: .control)
            #expect(try app.waitForExit() == 130)
            #expect(
                lines(of: app) == [
                    "UIApplicationDidBecomeActiveNotification", "UIApplicationWillResignActiveNotification",
                    "UIApplicationDidEnterBackgroundNotification", "UIApplicationWillTerminateNotification",
                    "the delegate is told",
                ])
        }

        private static let traps: [Int32] = [128 + SIGILL, 128 + SIGTRAP]

        @Test(
            "A crash restores the terminal, and its message is readable",
            arguments: [
                ("fatalError", traps, "nothing goes any more"),
                ("fatalErrorOnThread", traps, "nothing goes any more"),
                ("unwrapping", traps, "Index out of range"),
                ("error", traps, "Failure"),
                ("trap", traps, nil),
                ("abort", [128 + SIGABRT], nil),
                ("segmentationFault", [128 + SIGSEGV], nil),
                ("segmentationFaultOnThread", [128 + SIGSEGV], nil),
                ("stackOverflow", [128 + SIGSEGV], "The stack overflowed"),
                ("brokenPipe", [128 + SIGPIPE], nil),
            ] as [(String, [Int32], String?)])
        func crash(way: String, statuses: [Int32], message: String?) throws {
            let app = try end(["endings", way])
            #expect(statuses.contains(try #require(app.exitStatus)))
            let lines = lines(of: app)
            #expect(Array(lines.prefix(2)) == Self.said)
            if let message {
                #expect(lines.dropFirst(2).first?.contains(message) == true)
            } else {
                #expect(lines.count == 2)
            }
            expectGivenBack(app)
        }

        @Test("An error that main throws while the screen is up restores the terminal, and is readable")
        func throwing() throws {
            let app = try end(["throwing"])
            #expect(Self.traps.contains(try #require(app.exitStatus)))
            #expect(app.state.privateModes.isEmpty)
            let lines = lines(of: app)
            #expect(lines.first == "said before the end")
            #expect(lines.dropFirst().first?.contains("Failure") == true)
            expectGivenBack(app)
        }

        #if os(Linux)
        @Test(
            "The backtrace of a crash is on the normal screen",
            arguments: [
                ("fatalErrorOnThread", "Fatal error"), ("stackOverflow", "Bad pointer dereference"),
            ])
        func backtrace(way: String, reason: String) throws {
            let app = try end(
                ["endings", way], backtrace: "enable=yes,interactive=no,color=no,limit=8,top=2")
            let statuses = way == "stackOverflow" ? [128 + SIGSEGV] : Self.traps
            #expect(statuses.contains(try #require(app.exitStatus)))
            #expect(Array(lines(of: app).prefix(2)) == Self.said)
            expectGivenBack(app)
            let text = app.screen.text.joined(separator: "\n")
            #expect(text.contains("crashed"))
            #expect(text.contains(reason))
            #expect(text.contains(way == "stackOverflow" ? "descend" : "Ending.happen()"))
        }
        #endif

        @Test("A child that is a copy of the process ends without touching the terminal")
        func fork() throws {
            let app = try SpawnedApp("Fixture", arguments: ["endings", "fork"])
            try app.wait(for: "End")
            let running = app.state
            try app.click("End")
            app.press(.tab)
            try app.waitUntilIdle()
            app.terminal.pump()
            #expect(app.state.isAlternateScreen)
            #expect(app.state.lineModes == running.lineModes)
            app.press("c", modifiers: .control)
            #expect(try app.waitForExit() == 130)
            expectGivenBack(app)
        }

        /// All signals whose default action ends a process (signal(7)), except for SIGKILL and the signals that ask a
        /// process to terminate.
        private static let endingSignals: [Int32] = {
            var numbers = [
                SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS, SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2,
                SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ,
            ]
            #if os(Linux)
            // SIGSTKFLT, SIGIO, SIGPWR, and the first and the last of the real-time signals that programs can use.
            numbers += [16, SIGIO, 30, 34, 64]
            #endif
            return numbers
        }()

        @Test(
            "An unhandled signal that ends the process restores the terminal",
            arguments: endingSignals)
        func signals(number: Int32) throws {
            let app = try SpawnedApp(
                "ReactiveForm", environment: SpawnedApp.environment(["SWIFT_BACKTRACE": "enable=no"]))
            try app.wait(for: "Reactive Form")
            app.signal(number)
            #expect(try app.waitForExit() == 128 + number)
            #expect(app.state == app.stateBefore)
        }

        @Test("Control-\\ ends an app that no longer responds, and restores the terminal")
        func quitKey() throws {
            let file = TemporaryFile()
            let app = try SpawnedApp(
                "Fixture", arguments: ["stuck"],
                environment: SpawnedApp.environment(["SWIFT_BACKTRACE": "enable=no"]), errorOutput: file.path)
            try app.wait(for: "Hang")
            try app.click("Hang")
            try app.wait(for: "its last word") { file.text == "hangs\n" }
            app.type("\u{1C}")
            #expect(try app.waitForExit() == 128 + SIGQUIT)
            #expect(app.state == app.stateBefore)
        }

        @Test(
            "Control-\\ of kitty's keyboard protocol ends an app, whether it responds or not", arguments: [false, true])
        func quitSequence(hangs: Bool) throws {
            let file = TemporaryFile()
            let app = try SpawnedApp(
                "Fixture", arguments: ["stuck"],
                environment: SpawnedApp.environment(["SWIFT_BACKTRACE": "enable=no"]), errorOutput: file.path)
            try app.wait(for: "Hang")
            app.type("\u{1B}[?0u\u{1B}[?62;22c")
            try app.wait(for: "the keyboard protocol") {
                String(decoding: app.terminal.received, as: UTF8.self).contains("\u{1B}[>1u")
            }
            if hangs {
                try app.click("Hang")
                try app.wait(for: "its last word") { file.text == "hangs\n" }
                app.type("typed in vain")
            }
            app.type("\u{1B}[92;5u")
            #expect(try app.waitForExit() == 128 + SIGQUIT)
            #expect(app.state == app.stateBefore)
        }

        @Test(
            "A repeated request ends an app that no longer responds",
            arguments: [SIGTERM, SIGHUP, SIGINT])
        func stuck(number: Int32) throws {
            let file = TemporaryFile()
            let app = try SpawnedApp("Fixture", arguments: ["stuck"], errorOutput: file.path)
            try app.wait(for: "Hang")
            try app.click("Hang")
            try app.wait(for: "its last word") { file.text == "hangs\n" }
            try app.wait(for: "its end") {
                app.signal(number)
                return app.exitStatus != nil
            }
            #expect(app.exitStatus == 128 + number)
            #expect(app.state == app.stateBefore)
        }
    }
}
