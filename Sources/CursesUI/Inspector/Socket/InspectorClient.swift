import CursesUITerminal
import Foundation

/// An inspector in its own terminal. The app is in a different one.
package enum InspectorClient {
    /// Shows the inspector of an app until it is closed or the app ends; never returns.
    ///
    /// - Throws: a fault that says why the app does not answer.
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
            // It is captured, and shown when the terminal is given back.
            FileHandle.standardError.write(Data("cursesui: \(line)\n".utf8))
            runner.end(status: understands ? 0 : 1)
        }
        model.close = { runner.end(status: 0) }
        runner.run()
    }
}
