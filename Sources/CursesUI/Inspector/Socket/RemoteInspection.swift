import CursesUITerminal
import Foundation

/// Exchanges requests and snapshots with an app in a different process, over its socket.
@MainActor
final class RemoteInspection: InspectionSource {
    private var lines: SocketLines?
    /// Called with each snapshot of the app.
    var receive: (Inspection) -> Void = { _ in }
    /// Called when the app has ended, or, with `false`, when it sends data that this program cannot decode.
    var end: (_ understands: Bool) -> Void = { _ in }

    /// The maximum number of bytes of a snapshot, far more than the largest snapshot needs.
    private static let limit = 1 << 26

    /// - Throws: a fault that explains why the app does not answer.
    init(_ socket: InspectorSocket) throws(InspectorSocket.Fault) {
        let descriptor = try socket.connect()
        lines = SocketLines(descriptor, limit: Self.limit) { [weak self] line in
            let inspection = try? JSONDecoder().decode(Inspection.self, from: line)
            MainThread.async {
                guard let inspection else { return self?.end(false) ?? () }
                self?.receive(inspection)
            }
        } end: { [weak self] in
            MainThread.async { self?.end(true) }
        }
    }

    func send(_ request: InspectionRequest) { lines?.send(request) }
}
