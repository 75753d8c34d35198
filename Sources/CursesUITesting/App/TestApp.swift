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
/// #expect(app.screen.find("at least 3 characters") != nil)
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
/// Not moved by it are `Task.sleep`, `DispatchQueue.asyncAfter` and `Foundation.Timer`, and what comes
/// from other threads: that is delivered while the test awaits. On Apple platforms, whose Combine asks no
/// clock, ``advance(by:)`` waits.
@MainActor
public final class TestApp {
    package let host: ViewHost
    package let terminal: VirtualTerminal
    private var needsFrame = true
    private let time: TestTime
    private var complaints: [String] = []

    /// More frames than this in a row mean that a view never comes to rest.
    private static let maximumFrames = 100

    /// - Parameters:
    ///   - view: shown as an app's window would show it.
    ///   - size: columns and rows.
    ///   - cellMetrics: how the view's lengths become cells: `.points` for a file that was written for
    ///     SwiftUI and is built with `SwiftUICompat`.
    public init(
        _ view: some View,
        size: CellSize = CellSize(width: 80, height: 24),
        cellMetrics: CellMetrics = .cells
    ) {
        let terminal = VirtualTerminal(size: size)
        let time = TestTime.current
        self.terminal = terminal
        self.time = time
        host = time.rule { ViewHost(view, on: terminal, cellMetrics: cellMetrics) }
        host.graph.diagnostics.write = { _ in }
        host.scheduleFrame = { [unowned self] in needsFrame = true }
        time.add(self) { [unowned self] in runFrames() }
        settle()
    }

    isolated deinit {
        time.rule { host.tearDown() }
        time.remove(self)
    }

    /// What is to be seen now.
    public var screen: Snapshot { Snapshot(terminal.screen, cursor: terminal.cursor) }

    /// Where the hardware cursor stands; `nil` while it is hidden.
    public var cursor: CellPoint? { terminal.cursor }

    // MARK: Keys

    /// Types a text, a key for each character.
    public func type(_ text: String) {
        for character in text {
            switch character {
            case " ": press(.space)
            case "\n": press(.return)
            case "\t": press(.tab)
            default: press(.character(character))
            }
        }
    }

    /// Presses a key.
    public func press(_ key: Event.Key, modifiers: Event.Modifiers = []) {
        send(.key(Event.KeyPress(key, modifiers: modifiers)))
    }

    /// Pastes a text at once.
    public func paste(_ text: String) {
        send(.paste(text))
    }

    // MARK: Mouse

    /// Presses and releases the left button on a cell.
    public func click(column: Int, row: Int) {
        let position = CellPoint(column: column, row: row)
        send(.mouse(Event.MouseEvent(.press, button: .left, at: position)))
        send(.mouse(Event.MouseEvent(.release, button: .left, at: position)))
    }

    /// Clicks on the first character of a text; returns whether the text is on the screen.
    @discardableResult
    public func click(text: String) -> Bool {
        guard let position = screen.find(text) else { return false }
        click(column: position.column, row: position.row)
        return true
    }

    /// Turns the wheel over a cell; a number above zero turns it down.
    public func scroll(_ steps: Int, column: Int, row: Int) {
        let position = CellPoint(column: column, row: row)
        for _ in 0..<abs(steps) {
            send(.mouse(Event.MouseEvent(steps > 0 ? .scrollDown : .scrollUp, at: position)))
        }
    }

    // MARK: The terminal

    /// Gives the terminal another size.
    public func resize(to size: CellSize) {
        time.rule { terminal.resize(to: size) }
        settle()
    }

    /// Delivers an event.
    public func send(_ event: Event) {
        time.rule { terminal.send(event) }
        settle()
    }

    /// Delivers what a terminal sends.
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
        guard rest == .restlessWork else { return }
        complaints = ["Scheduled work asks for more work at the same instant, without end."]
    }

    /// Returns whether no other frame is due.
    private func runFrames() -> Bool {
        for _ in 0..<Self.maximumFrames where needsFrame || !host.isSettled {
            needsFrame = false
            host.renderFrame()
        }
        return !needsFrame && host.isSettled
    }

    // MARK: Counting

    /// How often the bodies of one type of view were evaluated so far.
    public func bodyCount(of type: (some View).Type) -> Int {
        host.graph.statistics.bodies(of: type)
    }

    /// How often any body was evaluated so far, those of CursesUI's own views included.
    public var bodyCount: Int { host.graph.statistics.bodies }

    /// Frames shown so far.
    public var frameCount: Int { host.frames }

    /// What CursesUI had to say about mistakes in the views.
    public var diagnostics: [String] { host.graph.diagnostics.messages.map(\.description) + complaints }
}
