import CursesUITerminal

/// Runs a view on a terminal in memory, driven by a test.
///
/// Each call returns when the screen has settled: all resulting work on the main actor has run and is drawn.
///
/// ## Time
///
/// While an app exists, time stands still for its test until `advance(by:)` moves it. This applies to
/// everything in Combine that waits, with any scheduler (`RunLoop.main`, `DispatchQueue.main`, other queues,
/// `Timer.publish`), and needs no change to the code:
///
/// ```swift
/// let model = SignUpModel()          // debounces by 0.8 s on RunLoop.main
/// let app = TestApp(SignUpForm(model: model))
/// app.type("jo")
/// app.advance(by: .milliseconds(800))
/// #expect(app.screen.position(of: "at least 3 characters") != nil)
/// ```
///
/// Work for "as soon as possible", such as that of `receive(on: RunLoop.main)`, runs within each call. Work
/// that the test's task has scheduled on the main thread before it created the app joins the app's time from
/// the beginning.
///
/// The time belongs to the test, not to the process: to the task that created the app, to tasks started by
/// the test or in the app's calls, and to callbacks on the main actor outside of tasks. So parallel tests,
/// and tests without an app, do not disturb each other. Several apps of a test share its time. When the last
/// of them is deallocated, the time ends, and pending work never runs.
///
/// Asynchronous code that waits with `@Environment(\.continuousClock)` is moved too, if the test awaits:
/// `await app.advance(by: .seconds(3))`.
///
/// The time does not affect `Task.sleep`, `DispatchQueue.asyncAfter`, `Foundation.Timer`, or events from
/// other threads, which are delivered while the test awaits. On Apple platforms, where Combine uses the
/// machine's clock, `advance(by:)` waits.
@MainActor
public final class TestApp {
    package let host: ViewHost
    package let terminal: VirtualTerminal
    let time: TestTime
    /// Records the frames while a test measures the output.
    var recorder: OutputRecorder?
    private var needsFrame = true
    private var isRestless = false
    private var hasRestlessWork = false

    /// The maximum number of consecutive frames. More of them mean that a view never settles.
    private static let maximumFrames = 100

    /// - Parameters:
    ///   - view: the view, shown as in an app's window.
    ///   - size: the size in columns and rows.
    ///   - colorLevel: the colours that the terminal supports; other colours become the nearest of these.
    ///   - colorScheme: whether the terminal is light or dark, which is the value of `\.colorScheme`.
    ///   - cellMetrics: the conversion of the view's lengths to cells. Use `.points` for code that was
    ///     written for SwiftUI and is built with `SwiftUICompat`.
    ///   - isPlain: whether the app writes lines for a screen reader, as with `CURSESUI_ACCESSIBLE=1`, rather than
    ///     frames. ``transcript`` has the lines.
    public init(
        _ view: some View,
        size: CellSize = CellSize(width: 80, height: 24),
        colorLevel: Capabilities.ColorLevel = .trueColor,
        colorScheme: ColorScheme = .dark,
        cellMetrics: CellMetrics = .cells,
        isPlain: Bool = false
    ) {
        var capabilities = Capabilities(colorLevel: colorLevel)
        capabilities.appearance = colorScheme == .light ? .light : .dark
        let terminal = VirtualTerminal(size: size, capabilities: capabilities, clock: MainClock(), showsLines: isPlain)
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
        // The deallocation of an app may wait for the main actor while other threads still send events.
        host.frameRequester = self
        time.add(self) { [weak self] in self?.runFrames() ?? true }
        settle()
    }

    isolated deinit {
        time.rule { host.tearDown() }
        time.remove(self)
    }

    /// The clock of the test, for models that take a clock. It stands still until `advance(by:)` moves it.
    ///
    /// Views read it from their environment, as `\.continuousClock`.
    public static var clock: any Clock<Duration> { TestTime.current.clock }

    /// The current content of the screen.
    public var screen: Snapshot {
        let capabilities = terminal.capabilities
        return Snapshot(
            terminal.screen,
            cursor: terminal.cursor,
            colorLevel: capabilities.colorLevel,
            colorScheme: capabilities.appearance == .light ? .light : .dark
        )
    }

    /// The lines that the app has written in plain mode, with the line that is being edited as it is now.
    public var transcript: [String] { terminal.transcript }

    /// The position of the hardware cursor; `nil` while it is hidden.
    public var cursor: CellPoint? { terminal.cursor }

    // MARK: The terminal

    /// Changes the size of the terminal.
    public func resize(to size: CellSize) {
        time.rule { terminal.resize(to: size) }
        settle()
    }

    /// Changes the size of the terminal.
    public func resize(width: Int, height: Int) {
        resize(to: CellSize(width: width, height: height))
    }

    /// Delivers an event of the terminal.
    public func send(_ event: TerminalEvent) {
        time.rule { terminal.send(event) }
        settle()
    }

    /// Delivers the bytes of a terminal: escape sequences, UTF-8, mouse reports.
    ///
    /// As in an app, an unfinished sequence waits for the rest until a timeout: a lone ESC becomes the Escape
    /// key with `advance(by: .milliseconds(30))`.
    public func send(bytes: some Sequence<UInt8>) {
        time.rule { terminal.send(bytes: bytes) }
        settle()
    }

    // MARK: Time

    /// Advances the test's time. Everything that becomes due runs at its own instant, and is drawn before the
    /// next.
    ///
    /// - Parameter duration: the time to advance; zero or less runs only work that is due now.
    public func advance(by duration: Duration) {
        note(time.advance(by: duration))
    }

    /// Runs due work and frames until nothing is left to do. Call this after the test has changed a model.
    ///
    /// Work or views that never settle are stopped, and reported in ``diagnostics``.
    public func settle() {
        note(time.settle())
    }

    private func note(_ rest: TestTime.Rest) {
        if rest == .restlessWork { hasRestlessWork = true }
    }

    /// Renders frames until none is due; returns false if the views never settle.
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

    /// The messages about work and frames that never end, and about waits that ``advance(by:)`` cannot shorten.
    var complaints: [String] {
        var complaints: [String] = []
        if hasRestlessWork {
            complaints.append("Scheduled work asks for more work at the same instant, without end.")
        }
        if isRestless {
            complaints.append("The views ask for one frame after the other, without end.")
        }
        return complaints
            + time.realWaits.map {
                "A task waits \($0) in real time, which the test cannot advance. Wait with "
                    + "Task.sleep(for:clock:) on the clock of the environment, \\.continuousClock."
            }
    }
}

extension TestApp: FrameRequester {
    package func requestFrame() {
        needsFrame = true
    }
}
