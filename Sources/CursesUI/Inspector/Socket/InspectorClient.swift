import CursesUITerminal
import Foundation

/// Runs an inspector that has a terminal to itself. The inspected app runs in a different terminal.
package enum InspectorClient {
    /// Shows the inspector of an app until it is closed or the app ends; never returns.
    ///
    /// - Throws: a fault that explains why the app does not answer.
    @MainActor
    package static func run(for socket: InspectorSocket) throws(InspectorSocket.Fault) -> Never {
        let source = try RemoteInspection(socket)
        let model = InspectorModel(source: source, isDocked: false)
        NCursesTerminal.prepareProcess()
        let runner = AppRunner(InspectorScreen(model: model), cellMetrics: .cells, isInspectable: false)
        source.receive = { model.receive($0) }
        source.end = { understands in
            let line =
                understands
                ? "\(socket.app) (process \(socket.process)) has ended."
                : "\(socket.app) was built with a different version of CursesUI; build it and cursesui from one."
            // Standard error is captured while the screen is in use; the line appears when the terminal is restored.
            FileHandle.standardError.write(Data("cursesui: \(line)\n".utf8))
            runner.end(status: understands ? 0 : 1)
        }
        model.close = { runner.end(status: 0) }
        runner.run()
    }
}
