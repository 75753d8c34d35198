import CursesUITerminal
import Foundation

/// Runs a view on the real terminal: the main run loop turns until the program ends.
@MainActor
final class AppRunner {
    private let terminal = NCursesTerminal()
    private let host: ViewHost
    private let frames = FrameScheduler()
    private let input: InputReader

    init(_ view: some View, cellMetrics: CellMetrics) {
        host = ViewHost(view, on: terminal, cellMetrics: cellMetrics)
        let host = host
        input = InputReader { host.handle($0) }
    }

    /// Takes the terminal and serves it; never returns.
    func run() -> Never {
        terminal.onInput = { [input] in input.feed($0) }
        terminal.onTermination = { [unowned self] in end(status: $0.exitStatus) }
        host.router.onInterrupt = { [unowned self] in end(status: Termination.interrupt.exitStatus) }
        host.router.onSuspend = { [terminal] in terminal.suspend() }
        host.router.onRedraw = { [terminal] in terminal.redraw() }
        host.scheduleFrame = { [frames] in frames.request() }
        frames.render = { [host] in host.renderFrame() }
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
        }
    }

    private func end(status: Int32) -> Never {
        host.tearDown()
        terminal.stop()
        exit(status)
    }
}
