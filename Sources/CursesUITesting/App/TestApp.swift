import CursesUITerminal

/// Runs a view on a terminal in memory, driven by a test.
///
/// After each call the screen has come to rest: what follows from the keys on the main actor has
/// happened and is drawn.
///
/// ## Time
///
/// While an app lives, time stands still for its test, until ``advance(by:)`` moves it. That holds for
/// everything of Combine that waits, by whatever scheduler (`RunLoop.main`, `DispatchQueue.main`, other
/// queues, `Timer.publish`), in code that need not know of it:
///
/// ```swift
/// let model = SignUpModel()          // debounces by 0.8 s on RunLoop.main
/// let app = TestApp(SignUpForm(model: model))
/// app.type("jo")
/// app.advance(by: .milliseconds(800))
/// #expect(app.screen.position(of: "at least 3 characters") != nil)
/// ```
///
/// Work for "as soon as possible", as `receive(on: RunLoop.main)` asks for, runs within each call. What
/// the test's task has scheduled on the main thread before it made the app joins the app's time from its
/// beginning.
///
/// The time belongs to the test, not to the process: to the task that made the app, the tasks started by
/// the test or in the app's calls, and callbacks on the main actor that belong to no task. So tests that run
/// side by side, and tests without an app, do not disturb each other. Several apps of a test share its time;
/// when the last one goes, the time goes with it: what still waits is never run.
///
/// Asynchronous code that waits by `@Environment(\.continuousClock)` is moved too, if the test awaits:
/// `await app.advance(by: .seconds(3))`.
///
/// Not moved by it are `Task.sleep`, `DispatchQueue.asyncAfter` and `Foundation.Timer`, and what comes
/// from other threads: that is delivered while the test awaits. On Apple platforms, whose Combine asks no
/// clock, ``advance(by:)`` waits.
@MainActor
public final class TestApp {
    package let host: ViewHost
    package let terminal: VirtualTerminal
    let time: TestTime
    /// Where what is shown is also written, while a test asks for the bytes.
    var recorder: OutputRecorder?
    private var needsFrame = true
    private var isRestless = false
    private var hasRestlessWork = false

    /// More frames than this in a row mean that a view never comes to rest.
    private static let maximumFrames = 100

    /// - Parameters:
    ///   - view: shown as an app's window would show it.
    ///   - size: columns and rows.
    ///   - colorLevel: what the terminal shows of colours: they become the nearest that it has.
    ///   - colorScheme: whether the terminal is light or dark: what views read as `\.colorScheme`.
    ///   - cellMetrics: how the view's lengths become cells: `.points` for a file that was written for
    ///     SwiftUI and is built with `SwiftUICompat`.
    public init(
        _ view: some View,
        size: CellSize = CellSize(width: 80, height: 24),
        colorLevel: Capabilities.ColorLevel = .trueColor,
        colorScheme: ColorScheme = .dark,
        cellMetrics: CellMetrics = .cells
    ) {
        var capabilities = Capabilities(colorLevel: colorLevel)
        capabilities.appearance = colorScheme == .light ? .light : .dark
        let terminal = VirtualTerminal(size: size, capabilities: capabilities, clock: MainClock())
        let time = TestTime.current
        self.terminal = terminal
        self.time = time
        let diagnostics = Diagnostics(write: { _ in })
        var environment = EnvironmentValues()
        environment.continuousClock = time.clock
        environment.waitsForPictures = true
        host = time.rule {
            ViewHost(
                RootView(content: view),
                on: terminal,
                cellMetrics: cellMetrics,
                environment: environment,
                diagnostics: diagnostics
            )
        }
        // The end of an app may wait for the main actor, where others still send.
        host.frameRequester = self
        time.add(self) { [weak self] in self?.runFrames() ?? true }
        settle()
    }

    isolated deinit {
        time.rule { host.tearDown() }
        time.remove(self)
    }

    /// The clock of the test, for a model that waits by one: it stands still until ``advance(by:)``.
    ///
    /// Views find it in their environment, as `\.continuousClock`.
    public static var clock: any Clock<Duration> { TestTime.current.clock }

    /// What is to be seen now.
    public var screen: Snapshot {
        let capabilities = terminal.capabilities
        return Snapshot(
            terminal.screen,
            cursor: terminal.cursor,
            colorLevel: capabilities.colorLevel,
            colorScheme: capabilities.appearance == .light ? .light : .dark
        )
    }

    /// Where the hardware cursor stands; `nil` while it is hidden.
    public var cursor: CellPoint? { terminal.cursor }

    // MARK: The terminal

    /// Gives the terminal another size.
    public func resize(to size: CellSize) {
        time.rule { terminal.resize(to: size) }
        settle()
    }

    /// Gives the terminal another size.
    public func resize(width: Int, height: Int) {
        resize(to: CellSize(width: width, height: height))
    }

    /// Delivers an event.
    public func send(_ event: TerminalEvent) {
        time.rule { terminal.send(event) }
        settle()
    }

    /// Delivers what a terminal sends: escape sequences, UTF-8, mouse reports.
    ///
    /// As in an app, an unfinished sequence waits for the rest until its time is up: a lone ESC becomes
    /// the Escape key with `advance(by: .milliseconds(30))`.
    public func send(bytes: some Sequence<UInt8>) {
        time.rule { terminal.send(bytes: bytes) }
        settle()
    }

    // MARK: Time

    /// Moves the test's time on: everything that becomes due on the way runs at its own instant, and
    /// is drawn before the next.
    ///
    /// - Parameter duration: zero or less runs only what is due now.
    public func advance(by duration: Duration) {
        note(time.advance(by: duration))
    }

    /// Runs what is due and frames until nothing is left to do; after changing a model in a test.
    ///
    /// Work or views that never come to rest are stopped, and ``diagnostics`` says so.
    public func settle() {
        note(time.settle())
    }

    private func note(_ rest: TestTime.Rest) {
        if rest == .restlessWork { hasRestlessWork = true }
    }

    /// Returns whether no other frame is due.
    private func runFrames() -> Bool {
        host.noticeOutsideChanges()
        for _ in 0..<Self.maximumFrames where needsFrame || !host.isSettled {
            needsFrame = false
            host.renderFrame()
            recorder?.record(terminal.screen, cursor: terminal.cursor)
        }
        let isAtRest = !needsFrame && host.isSettled
        if !isAtRest { isRestless = true }
        return isAtRest
    }

    /// What is to be said of work and of frames that follow each other without end.
    var complaints: [String] {
        var complaints: [String] = []
        if hasRestlessWork {
            complaints.append("Scheduled work asks for more work at the same instant, without end.")
        }
        if isRestless {
            complaints.append("The views ask for one frame after the other, without end.")
        }
        return complaints
    }
}

extension TestApp: FrameRequester {
    package func requestFrame() {
        needsFrame = true
    }
}
