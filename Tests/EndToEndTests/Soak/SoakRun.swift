#if os(Linux)
import CursesUITerminal
import Foundation
import TerminalRig
import TestSupport

/// Runs a program with random actions. The program must keep responding, use little memory, and show a correct screen.
final class SoakRun {
    struct Program: CustomStringConvertible {
        let name: String
        var arguments: [String] = []
        /// Whether the screen changes only in response to actions.
        var isStill = true
        /// Whether the program stores all of its state, so that a new process shows the same screen after F5.
        var isStored = false

        var description: String { ([name] + arguments).joined(separator: " ") }
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private let program: Program
    private let home: URL
    private var app: SpawnedApp
    private var size = CellSize(width: 80, height: 24)
    private var generator: SeededGenerator
    private var latest: [SoakAction] = []
    /// The longest time from a change of the size to the next frame.
    private(set) var slowestFrame = Duration.zero
    /// The highest resident memory in bytes.
    private(set) var mostMemory = 0

    /// The resident memory that no program may exceed.
    private static let memoryLimit = 192 << 20
    /// The maximum time for which a program may sleep although it has work to do.
    private static let patience = Duration.seconds(1)
    /// The maximum time for which a program may work without a result, on a machine that leaves it little time.
    private static let patienceAtWork = Duration.seconds(120)
    private static let actionsPerFrame = 20
    private static let actionsPerRepaint = 100

    init(_ program: Program, seed: UInt64) throws {
        self.program = program
        generator = SeededGenerator(seed: seed)
        home = FileManager.default.temporaryDirectory.appendingPathComponent("soak-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        app = try Self.start(program, size: size, home: home)
    }

    deinit {
        try? FileManager.default.removeItem(at: home)
    }

    /// Starts the program with a search path that contains no other programs, such as a browser for links.
    private static func start(_ program: Program, size: CellSize, home: URL) throws -> SpawnedApp {
        let app = try SpawnedApp(
            program.name, arguments: program.arguments, size: size,
            environment: SpawnedApp.environment([
                "HOME": home.path, "PATH": home.path, "SWIFT_BACKTRACE": "enable=no",
                // A window that is still moving into place would differ from a repaint.
                "CURSESUI_REDUCE_MOTION": "1",
            ]))
        try app.wait(for: "the first frame") { app.terminal.framesReceived() > 1 }
        return app
    }

    /// Performs a number of actions.
    func perform(_ count: Int) throws {
        for number in 1...count {
            let action = SoakAction.random(in: size, using: &generator)
            // A new process does not get the answer, and would have other colours.
            if program.isStored, action.tellsColors { continue }
            latest = latest.suffix(20) + [action]
            do {
                try perform(action)
                try checkAnswers()
                if number.isMultiple(of: Self.actionsPerFrame) { try checkFrame() }
                if number.isMultiple(of: Self.actionsPerRepaint) {
                    try checkRepaint()
                    try checkFreshProcess()
                }
            } catch {
                throw Failure(
                    description: "\(program.name), action \(number): \(error)\nafter "
                        + latest.map(\.description).joined(separator: "\n"))
            }
        }
    }

    private func perform(_ action: SoakAction) throws {
        switch action {
        case .bytes(let text): app.type(text)
        case .resize(let new): resize(to: new)
        case .stall(let text):
            for character in text { app.type(String(character)) }
        case .suspend:
            app.signal(SIGSTOP)
            try app.wait(for: "the stop") { app.isStopped }
            app.signal(SIGCONT)
        }
    }

    private func resize(to new: CellSize) {
        size = new
        app.resize(to: new)
    }

    // MARK: Checks

    /// Waits until a condition holds. Fails if the program sleeps although the condition does not hold: on a busy
    /// machine, the program may be slow, but it must not stop working.
    private func wait(for purpose: String, until condition: () -> Bool) throws {
        var asleepSince: (start: ContinuousClock.Instant, wakeUps: Int)?
        var isStandingStill = false
        try app.wait(for: purpose, patience: Self.patienceAtWork) {
            if app.exitStatus != nil || condition() { return true }
            let wakeUps = app.wakeUps
            if app.isAsleep, asleepSince?.wakeUps ?? wakeUps == wakeUps {
                let start = asleepSince?.start ?? .now
                asleepSince = (start, wakeUps)
                isStandingStill = .now - start > Self.patience
            } else {
                asleepSince = nil
            }
            return isStandingStill
        }
        if isStandingStill { throw Failure(description: "it stands still, without \(purpose)") }
        if let status = app.exitStatus { throw Failure(description: "it ended with status \(status)") }
    }

    /// Expects that the program has read all input, and is still running.
    private func checkAnswers() throws {
        try wait(for: "reading its input") {
            var waiting: Int32 = 0
            return ioctl(app.terminal.terminal, UInt(FIONREAD), &waiting) == 0 && waiting == 0
        }
        mostMemory = max(mostMemory, try app.residentMemory)
        if mostMemory > Self.memoryLimit { throw Failure(description: "it has \(mostMemory) bytes of memory") }
    }

    /// Expects a frame after the size has changed.
    private func checkFrame() throws {
        var new = CellSize.random(using: &generator)
        if new == size { new.width += 1 }
        app.terminal.pump()
        let received = app.terminal.received.count
        let start = ContinuousClock.now
        resize(to: new)
        try wait(for: "a frame after a new size") { app.terminal.framesReceived(since: received) > 0 }
        slowestFrame = max(slowestFrame, .now - start)
    }

    /// Expects that a complete repaint shows the same screen as the frames before it.
    private func checkRepaint() throws {
        guard program.isStill else { return }
        try app.waitUntilIdle()
        let before = app.screen.cells
        let received = app.terminal.received.count
        // Ends an answer that was begun, within which Control-L would not be a key.
        app.type("\u{1B}\\")
        app.press("l", modifiers: .control)
        try wait(for: "the repaint") { app.terminal.framesReceived(since: received) > 0 }
        try app.waitUntilIdle()
        let differences = ScreenReader.differences(before, app.screen.cells)
        if !differences.isEmpty { throw Failure(description: "a repaint differs: \(differences)") }
    }

    /// Expects that a new process with the same state shows the same screen, and continues with that process.
    private func checkFreshProcess() throws {
        guard program.isStored else { return }
        // Closes open menus first, because they would receive F5. The screen gets a fixed size, because a small screen
        // shows little.
        for _ in 0..<3 {
            app.press(.escape)
            try app.waitUntilIdle()
        }
        let size = CellSize(width: 70, height: 24)
        if size != self.size { resize(to: size) }
        try app.waitUntilIdle()
        app.press(.function(5))
        try app.waitUntilIdle()
        let before = app.screen.cells
        try end()
        app = try Self.start(program, size: size, home: home)
        try app.waitUntilIdle()
        let differences = ScreenReader.differences(before, app.screen.cells)
        if !differences.isEmpty { throw Failure(description: "a fresh process differs: \(differences)") }
    }

    /// Ends the program, and expects that the terminal is restored.
    func end() throws {
        app.signal(SIGTERM)
        let status = try app.waitForExit()
        var state = app.state
        state.rows = app.stateBefore.rows
        state.cursor = app.stateBefore.cursor
        guard status == 128 + SIGTERM, state == app.stateBefore else {
            throw Failure(description: "\(program.name) ended with status \(status), and left \(state)")
        }
    }
}
#endif
