import CursesUITerminal
import Foundation

/// Opens the inspector of an app: with F12, or through a socket for a second terminal.
///
/// Both are available in debug builds, and in other builds with `CURSESUI_INSPECT=1`. `CURSESUI_INSPECT=0` disables
/// both.
@MainActor
final class InspectorDoor {
    let inspector: Inspector
    private let host: ViewHost
    private var listener: InspectorListener?

    private static let key = KeyEquivalent.function(12)

    static var isDebugBuild: Bool {
        #if DEBUG
        true
        #else
        false
        #endif
    }

    /// - Parameter report: called with a description of a problem, if the user has requested the inspector.
    /// - Returns: `nil` if the inspector is disabled.
    init?(
        to host: ViewHost, app: String, environment: [String: String], isDebugBuild: Bool = InspectorDoor.isDebugBuild,
        report: (String) -> Void
    ) {
        let value = environment["CURSESUI_INSPECT"] ?? ""
        let isAsked = !value.isEmpty && value != "0"
        guard isAsked || isDebugBuild && value.isEmpty else { return nil }
        self.host = host
        inspector = Inspector(of: host, app: app)
        // Unless the user has requested the inspector, a debug build creates no folder outside `XDG_RUNTIME_DIR`.
        guard isAsked || environment["XDG_RUNTIME_DIR"]?.isEmpty == false else { return }
        do throws(InspectorSocket.Fault) {
            let socket = InspectorSocket(app: app, process: getpid(), environment: environment)
            listener = try InspectorListener(at: socket, for: inspector)
        } catch {
            if isAsked { report(error.description) }
        }
    }

    /// Opens the inspector if the event is its key and it is closed; returns whether the event was used. An open
    /// inspector handles its own keys.
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
