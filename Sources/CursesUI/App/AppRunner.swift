import CursesUITerminal
import Foundation

/// Runs a view on the real terminal: the main run loop turns until the program ends.
@MainActor
final class AppRunner {
    /// The one that runs: a process shows one app.
    static private(set) var current: AppRunner?

    private let terminal = NCursesTerminal()
    private let host: ViewHost
    private let frames = FrameScheduler()
    private let input: InputReader
    private let phase = AppPhase()

    init(_ view: some View, cellMetrics: CellMetrics) {
        var environment = EnvironmentValues()
        environment.suspend = SuspendAction(terminal: terminal)
        environment.terminate = TerminateAction { Self.current?.end(status: $0) }
        let host = ViewHost(
            RootView(content: AppPhaseView(phase: phase, content: view)),
            on: terminal,
            cellMetrics: cellMetrics,
            environment: environment
        )
        let phase = phase
        self.host = host
        if ProcessInfo.processInfo.environment["CURSESUI_STATS"] == "1" { host.showStatisticsOfFrames() }
        input = InputReader { event in
            if case .focus(let isFocused) = event { phase.focusDidChange(to: isFocused) }
            host.handle(event)
        }
    }

    /// Takes the terminal and serves it; never returns.
    func run() -> Never {
        Self.current = self
        terminal.turnsMainRunLoop = true
        terminal.onInput = { [input, frames] bytes in frames.servingInput { input.feed(bytes) } }
        input.readInput = { [terminal] in terminal.readInput() }
        input.onReply = { [terminal] in terminal.receive($0) }
        terminal.onTermination = { [unowned self] in end(status: $0.exitStatus) }
        terminal.onSuspension = { [unowned self] in changePhase(isSuspended: $0) }
        host.router.onInterrupt = { [unowned self] in end(status: Termination.interrupt.exitStatus) }
        host.router.onSuspend = { [terminal] in terminal.suspend() }
        host.router.onRedraw = { [terminal] in terminal.redraw() }
        host.context.mouseTracking.onChange = { [terminal] in terminal.mouse = $0 }
        terminal.mouse = host.context.mouseTracking.current
        host.context.keyPhases.onChange = { [unowned self] in ask(forKeyPhases: $0) }
        ask(forKeyPhases: host.context.keyPhases.areAsked)
        host.scheduleFrame = { [frames] in frames.request() }
        frames.render = { [host] in host.renderFrame() }
        frames.readInput = { [terminal] in terminal.readInput() }
        do throws(TerminalError) {
            try terminal.start()
        } catch {
            let name = ProcessInfo.processInfo.processName.printable
            FileHandle.standardError.write(Data("\(name): \(error)\n".utf8))
            exit(1)
        }
        frames.request()
        while true {
            // Each turn serves what has come: keys, timers, the main queue, main actor tasks.
            _ = RunLoop.main.run(mode: .default, before: .distantFuture)
            host.noticeOutsideChanges()
            frames.endTurn()
        }
    }

    private func ask(forKeyPhases areAsked: Bool) {
        terminal.reportsKeyPhases = areAsked
        input.reportsReleases = areAsked
    }

    /// Takes the views down, gives the terminal back, and ends the process.
    func end(status: Int32) -> Never {
        changePhase(isSuspended: true)
        host.tearDown()
        terminal.stop()
        DefaultsSaver.saveNow()
        exit(status)
    }

    /// Tells the views; those that want to save something do it at once, for there may be no later.
    private func changePhase(isSuspended: Bool) {
        if isSuspended {
            phase.suspend()
            host.updateNow()
        } else {
            phase.resume()
        }
    }

    // MARK: Lending the terminal

    static func suspend<Result, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        guard let current else { return try body() }
        return try current.terminal.suspend(during: body)
    }

    static func suspend<Result, Failure: Error>(
        _ body: () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        guard let current else { return try await body() }
        return try await current.terminal.suspend(during: body)
    }

    static func suspend(running program: String, arguments: [String]) async throws -> Int32 {
        guard let current else { throw POSIXError(.ENOTTY) }
        return try await current.terminal.suspend(running: program, arguments: arguments)
    }
}
