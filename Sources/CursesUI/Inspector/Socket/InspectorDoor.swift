import CursesUITerminal
import Foundation

/// The ways into the inspector of an app: F12, and a socket for a second terminal.
///
/// Debug builds have both, other builds with `CURSESUI_INSPECT=1`, and none with `CURSESUI_INSPECT=0`.
@MainActor
final class InspectorDoor {
    let inspector: Inspector
    private let host: ViewHost
    private var listener: InspectorListener?

    private static let key = KeyEquivalent.function(12)

    /// Whether the code was built for debugging.
    static var isDebugBuild: Bool {
        #if DEBUG
        true
        #else
        false
        #endif
    }

    /// - Parameter report: receives a line about a problem, if the user has asked for the inspector.
    /// - Returns: `nil` if the app is not to be inspected.
    init?(
        to host: ViewHost, app: String, environment: [String: String], isDebugBuild: Bool = InspectorDoor.isDebugBuild,
        report: (String) -> Void
    ) {
        let value = environment["CURSESUI_INSPECT"] ?? ""
        let isAsked = !value.isEmpty && value != "0"
        guard isAsked || isDebugBuild && value.isEmpty else { return nil }
        self.host = host
        inspector = Inspector(of: host, app: app)
        // A debug build makes no folder in the user's home without being asked.
        guard isAsked || environment["XDG_RUNTIME_DIR"]?.isEmpty == false else { return }
        do throws(InspectorSocket.Fault) {
            let socket = InspectorSocket(app: app, process: getpid(), environment: environment)
            listener = try InspectorListener(at: socket, for: inspector)
        } catch {
            if isAsked { report(error.description) }
        }
    }

    /// Opens the inspector if an event is its key; returns whether it is. While it is open, it takes its keys itself.
    func opens(for event: TerminalEvent) -> Bool {
        guard case .key(let press) = event, press.key == Self.key, press.modifiers.isEmpty, press.phase == .down,
            inspector.dock == nil
        else { return false }
        if host.terminal.showsLines {
            host.announce("The inspector needs a screen: run cursesui inspect in a second terminal.")
        } else {
            inspector.open()
        }
        return true
    }

    /// Removes the socket.
    func close() { listener?.close() }
}
