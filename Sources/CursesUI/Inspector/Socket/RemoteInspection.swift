import CursesUITerminal
import Foundation

/// The inspections of an app in a different process, over its socket.
@MainActor
final class RemoteInspection: InspectionSource {
    private var lines: SocketLines?
    /// Gets the news of the app.
    var receive: (Inspection) -> Void = { _ in }
    /// Called when the app has ended, or when it sends what this program cannot read.
    var end: (_ understands: Bool) -> Void = { _ in }

    /// Far more than the largest inspection takes.
    private static let limit = 1 << 26

    /// - Throws: a fault that says why the app does not answer.
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
