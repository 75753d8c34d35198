import CursesUISupport
import Foundation

/// Builds a project whenever one of its files is saved, and restarts its app in the same terminal.
package final class WatchSession {
    private let project: WatchedProject
    private let arguments: [String]
    private let signals = WatchSignals()
    private let folder: URL
    private let modes: termios?
    private var app: WatchedApp?
    /// The program that starts when the app has ended; `nil` if the app is not being ended.
    private var successor: String?
    /// The time when an app that was asked to end is killed.
    private var killTime: ContinuousClock.Instant?
    private var files: SourceFiles
    /// Whether a file was saved since the last build began.
    private var isDirty = true
    private let build = BuildBox()

    /// The interval in milliseconds at which the files are checked. A build begins when nothing has changed for an
    /// interval.
    private static let interval: Int32 = 150
    /// The maximum time that an app may take to end.
    private static let patience = Duration.seconds(5)

    /// - Throws: a `ToolError` if there is no folder for the app's state.
    package init(_ project: WatchedProject, arguments: [String]) throws(ToolError) {
        self.project = project
        self.arguments = arguments
        files = SourceFiles(in: project.folder)
        var modes = termios()
        self.modes = tcgetattr(STDIN_FILENO, &modes) == 0 ? modes : nil
        folder = CacheFolder.runtime().appending(path: "watch-\(getpid())")
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw ToolError("\(folder.filePath) cannot be made: \(error.reason)")
        }
    }

    /// Runs until the user ends the app, or a signal ends this process.
    ///
    /// - Returns: the status of the app.
    /// - Throws: a `ToolError` if the app cannot be started.
    package func run() throws(ToolError) -> Int32 {
        defer { try? FileManager.default.removeItem(at: folder) }
        startBuild()
        while true {
            let events = signals.wait(milliseconds: Self.interval)
            for event in events where [SIGINT, SIGTERM, SIGHUP].contains(Int32(event)) {
                return end(byThe: Int32(event))
            }
            if events.contains(WatchSignals.built) { try takeBuild() }
            if let status = try takeEnd() { return status }
            if let killTime, killTime < .now { app?.signal(SIGKILL) }
            if events.isEmpty { lookAtFiles() }
        }
    }

    // MARK: Files

    private func lookAtFiles() {
        let now = SourceFiles(in: project.folder)
        if now != files {
            files = now
            isDirty = true
        } else if isDirty, !build.isRunning, successor == nil {
            startBuild()
        }
    }

    // MARK: Builds

    private func startBuild() {
        isDirty = false
        app?.show(["Building \(project.name) …"])
        // While no app is running, the terminal shows the progress of the build.
        build.run(project, showsProgress: app == nil, signals.sender)
    }

    private func takeBuild() throws(ToolError) {
        guard let outcome = build.take() else { return }
        switch outcome {
        case .success(.program(let program)):
            guard let app else { return try start(program) }
            successor = program
            endApp(app)
        case .success(.errors(let lines)): show(lines)
        case .failure(let error): show([error.description])
        }
    }

    private func show(_ errors: [String]) {
        if let app { return app.show(errors) }
        for line in errors { Self.tell(line) }
        Self.tell("waiting for a change in \(project.folder.filePath.printable); Control-C ends")
    }

    private static func tell(_ line: String) {
        FileHandle.standardError.write(Data("cursesui: \(line)\n".utf8))
    }

    // MARK: The app

    private func start(_ program: String) throws(ToolError) {
        app = try WatchedApp(program: program, arguments: arguments, state: folder.appending(path: "state.plist"))
    }

    private func endApp(_ app: WatchedApp) {
        app.signal(SIGTERM)
        killTime = .now + Self.patience
    }

    /// Handles the end of the app, and starts its successor if there is one.
    ///
    /// - Returns: the status if the app was to end.
    private func takeEnd() throws(ToolError) -> Int32? {
        guard let app else { return nil }
        app.reap()
        guard let end = app.end else { return nil }
        self.app = nil
        if let program = successor {
            successor = nil
            killTime = nil
            try start(program)
            return nil
        }
        switch end {
        case .status(let status): return status
        case .signal(let number):
            giveBack(after: number)
            Self.tell("\(project.name) was ended by the signal \(number); it starts again after a change")
            return nil
        }
    }

    private func end(byThe number: Int32) -> Int32 {
        if let app, app.end == nil {
            app.signal(number == SIGINT ? SIGTERM : number)
            let deadline = ContinuousClock.now + Self.patience
            while app.end == nil, ContinuousClock.now < deadline {
                _ = signals.wait(milliseconds: Self.interval)
                app.reap()
            }
            app.signal(SIGKILL)
            if app.end == nil { giveBack(after: SIGKILL) }
        }
        return 128 + number
    }

    /// Restores the terminal after an app was killed. In all other cases, the app has restored it itself.
    private func giveBack(after signal: Int32) {
        guard signal == SIGKILL, var modes else { return }
        // The modes are restored first, so that Control-C is a signal as soon as the shell's screen is visible.
        tcsetattr(STDIN_FILENO, TCSANOW, &modes)
        // Turns off the modes that an app sets: synchronised output, mouse reports, bracketed paste, focus reports, the
        // keyboard protocol and the alternate screen. Shows the cursor.
        FileHandle.standardError.write(
            Data(
                ([2026, 1003, 1002, 1000, 1006, 2004, 1004].map { "\u{1B}[?\($0)l" }.joined()
                    + "\u{1B}[<u\u{1B}[?1049l\u{1B}[?25h").utf8))
    }
}

/// A build on a separate thread, and its result.
private final class BuildBox: @unchecked Sendable {
    // Accessed only while `lock` is held.
    private var outcome: Result<WatchedProject.Outcome, ToolError>?
    private var runs = false
    private let lock = Lock()

    var isRunning: Bool { lock.withLock { runs } }

    func run(_ project: WatchedProject, showsProgress: Bool, _ sender: WatchSignals.Sender) {
        lock.withLock { runs = true }
        Thread.detachNewThread { [self] in
            let progress = BuildProgress(isShown: showsProgress && isatty(STDERR_FILENO) == 1)
            progress.show("building \(project.name)")
            let result: Result<WatchedProject.Outcome, ToolError>
            do throws(ToolError) {
                result = .success(try project.build { progress.show($0) })
            } catch {
                result = .failure(error)
            }
            progress.end()
            lock.withLock { outcome = result }
            sender.send(WatchSignals.built)
        }
    }

    /// Returns the result, and removes it.
    func take() -> Result<WatchedProject.Outcome, ToolError>? {
        lock.withLock {
            guard outcome != nil else { return nil }
            defer { outcome = nil }
            runs = false
            return outcome
        }
    }
}
