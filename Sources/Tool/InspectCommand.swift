import ArgumentParser
import CursesUI
import CursesUITool
import Foundation

/// `cursesui inspect NAME`.
struct InspectCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect",
        abstract: "Shows the views, the state and the work of a running app.",
        discussion: """
            The app runs in a different terminal, and keeps its screen. It is a debug build, or has CURSESUI_INSPECT=1 in \
            its environment. The keys of the moment are in the last row; ? shows all of them.
            """)

    @Argument(help: "The name of the app or the number of its process, where several run.")
    var app: String?

    func run() throws {
        let app = app
        try oneLine {
            do {
                let socket = try InspectorSocket.find(app, in: ProcessInfo.processInfo.environment)
                // Commands run on the main thread.
                try MainActor.assumeIsolated { try InspectorClient.run(for: socket) }
            } catch let fault as InspectorSocket.Fault {
                throw ToolError(fault.description)
            }
        }
    }
}
