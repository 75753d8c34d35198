import CursesUITerminal
import Foundation

/// Runs a view in the real terminal by running the main run loop until the program ends.
@MainActor
final class AppRunner {
    /// The current runner. A process runs only one app.
    static private(set) var current: AppRunner?

    private let terminal = NCursesTerminal(
        showsLines: PlainMode.isOn(ProcessInfo.processInfo.environment), clock: MainClock())
    private let host: ViewHost
    private let frames = FrameScheduler()
    /// The file that preserves the state of the app from one run to the next.
    private let stateFile: URL?
    private var notices: NoticeReader?
    private let screenshots: ScreenshotKey?
    /// Whether the first screen has been drawn.
    private var hasLaunched = false
    private var inspectorDoor: InspectorDoor?

    /// - Parameter isInspectable: whether the app has an inspector; the inspector itself has none.
    init(_ view: some View, cellMetrics: CellMetrics, isInspectable: Bool = true) {
        var environment = EnvironmentValues()
        let variables = ProcessInfo.processInfo.environment
        UserLocale.adopt(variables)
        environment.layoutDirection = .ofUser
        // The name that Xcode's projects give to it.
        if let accent = NamedColors.color("AccentColor", in: nil) { environment.theme.colors.accent = accent }
        environment.accessibilityReduceMotion = OwnMotion.isReduced(ProcessInfo.processInfo.environment)
        environment.showsMotion = true
        environment.openedURLs = OpenedURLs(arguments: CommandLine.arguments.dropFirst())
        environment.suspend = SuspendAction(terminal: terminal)
        environment.terminate = TerminateAction { Self.current?.end(status: $0) }
        stateFile = variables["CURSESUI_STATE"].map { URL(fileURLWithPath: $0) }
        // The variables are meant for this app only, not for the programs that it starts.
        for name in ["CURSESUI_STATE", "CURSESUI_NOTICES"] { unsetenv(name) }
        screenshots = ScreenshotKey(
            variables["CURSESUI_SCREENSHOT"], app: ProcessInfo.processInfo.processName)
        host = ViewHost(
            RootView(content: view), on: terminal, cellMetrics: cellMetrics, environment: environment,
            savedState: stateFile.flatMap(SavedState.init(contentsOf:))
        )
        notices = NoticeReader(variables["CURSESUI_NOTICES"]) { [context = host.context] in context.notice.show($0) }
        loadKeys(variables)
        loadTheme(variables)
        host.context.keyHelp.isShownByDefault = variables["CURSESUI_KEYHELP"] != "0"
        if variables["CURSESUI_STATS"] == "1" { host.showStatisticsOfFrames() }
        let name = ProcessInfo.processInfo.processName
        guard isInspectable else { return }
        inspectorDoor = InspectorDoor(to: host, app: name, environment: variables) {
            Self.complain("\(name): it cannot be inspected: \($0)".printable + "\n")
        }
    }

    /// Loads the user's key map. Errors in it are shown in the key help and on standard error.
    private func loadKeys(_ variables: [String: String]) {
        let (map, problems) = KeyMap.load(app: ProcessInfo.processInfo.processName, environment: variables)
        host.router.sequence.map = map
        report(problems)
    }

    /// Loads the theme that the user has chosen. Errors in it are shown in the key help and on standard error.
    private func loadTheme(_ variables: [String: String]) {
        let (theme, problems) = Theme.chosen(app: ProcessInfo.processInfo.processName, environment: variables)
        if let theme { host.context.themes.chosen = theme }
        report(problems)
    }

    private func report(_ problems: [String]) {
        host.context.keyHelp.problems += problems.map(\.printable)
        for problem in problems {
            Self.complain("\(ProcessInfo.processInfo.processName.printable): \(problem.printable)\n")
        }
    }

    /// Starts the terminal and handles its events; never returns.
    func run() -> Never {
        Self.current = self
        terminal.delegate = self
        terminal.turnsMainRunLoop = true
        host.frameRequester = frames
        frames.render = { [weak self] in self?.renderFrame() }
        frames.readInput = { [terminal] in terminal.readInput() }
        do throws(TerminalError) {
            try terminal.start()
        } catch {
            Self.complain("\(ProcessInfo.processInfo.processName.printable): \(error)\n")
            exit(1)
        }
        frames.requestFrame()
        while true {
            // Each iteration handles the input, timers, main queue blocks and main actor tasks that are due.
            _ = RunLoop.main.run(mode: .default, before: .distantFuture)
            host.noticeOutsideChanges()
            frames.endTurn()
        }
    }

    private func renderFrame() {
        host.renderFrame()
        guard !hasLaunched, terminal.isReady else { return }
        hasLaunched = true
        AppLifeCycle.observer?(.launched)
    }

    /// Writes a line to standard error, or to the controlling terminal if standard error is closed or `/dev/null`.
    private static func complain(_ line: String) {
        var status = stat()
        var null = stat()
        let isRead =
            fstat(STDERR_FILENO, &status) == 0
            && !(stat("/dev/null", &null) == 0 && status.st_rdev == null.st_rdev && status.st_ino == null.st_ino)
        let terminal = isRead ? -1 : open("/dev/tty", O_WRONLY | O_NOCTTY | O_CLOEXEC)
        let descriptor = terminal >= 0 ? terminal : STDERR_FILENO
        let bytes = Array(line.utf8)
        _ = write(descriptor, bytes, bytes.count)
    }

    /// Tears down the views, restores the terminal, and ends the process.
    func end(status: Int32) -> Never {
        inspectorDoor?.close()
        // Views may change their state when they learn that the app ends.
        host.suspend()
        AppLifeCycle.observer?(.willEnd)
        var fault: String?
        if let stateFile {
            do {
                try host.savedState.write(to: stateFile)
            } catch {
                fault = "\(ProcessInfo.processInfo.processName): the state cannot be kept: \(error)"
            }
        }
        host.tearDown()
        terminal.stop()
        if let fault { Self.complain(fault.printable + "\n") }
        DefaultsSaver.saveNow()
        exit(status)
    }

    // MARK: Lending the terminal

    static func suspend<Result, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        guard let current else { return try body() }
        return try current.terminal.lend(during: body)
    }

    static func suspend<Result, Failure: Error>(
        _ body: () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        guard let current else { return try await body() }
        return try await current.terminal.lend(during: body)
    }

    static func suspend(running program: String, arguments: [String]) async throws -> Int32 {
        guard let current else { throw POSIXError(.ENOTTY) }
        return try await current.terminal.lend(to: program, arguments: arguments)
    }
}

/// Forwards the terminal's events to the host. Frames that the events request are rendered at the end of the run loop
/// iteration.
extension AppRunner: TerminalDelegate {
    func terminal(_ terminal: any Terminal, didReceive event: TerminalEvent) {
        if let screenshots, screenshots.isPressed(in: event) { return take(screenshots) }
        if let inspectorDoor, inspectorDoor.opens(for: event) { return }
        frames.servingInput { host.handle(event) }
    }

    private func take(_ screenshots: ScreenshotKey) {
        do {
            try screenshots.write(
                host.buffer, cursor: host.presentedCaret, isLight: terminal.capabilities.appearance == .light)
        } catch {
            // Standard error is captured while the app has the terminal. The line is shown when the app gives the
            // terminal back.
            Self.complain(
                "\(ProcessInfo.processInfo.processName): the screenshot cannot be written: \(error)".printable + "\n")
        }
    }

    func terminalDidBecomeReady(_ terminal: any Terminal) { host.terminalDidBecomeReady(terminal) }

    func terminalDidChangeCapabilities(_ terminal: any Terminal) {
        host.terminalDidChangeCapabilities(terminal)
    }

    func terminalWillLeave(_ terminal: any Terminal) { host.suspend() }

    func terminalDidReturn(_ terminal: any Terminal) { host.resume() }

    func terminal(_ terminal: any Terminal, shouldEnd termination: Termination) -> Bool {
        end(status: termination.exitStatus)
    }
}
