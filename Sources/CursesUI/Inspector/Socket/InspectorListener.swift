import CursesUITerminal
import Dispatch
import Foundation

/// Accepts connections of inspectors at the app's socket, and adds them as receivers of snapshots.
@MainActor
final class InspectorListener {
    private let socket: InspectorSocket
    private unowned let inspector: Inspector
    private let source: any DispatchSourceRead
    private var connections: [InspectorConnection] = []

    private static let limit = 4

    /// - Throws: a fault that explains why there is no socket.
    init(at socket: InspectorSocket, for inspector: Inspector) throws(InspectorSocket.Fault) {
        self.socket = socket
        self.inspector = inspector
        let descriptor = try socket.listen()
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler { [weak self] in
            MainActor.assumeIsolated { self?.accept(at: descriptor) }
        }
        source.setCancelHandler { _ = Self.close(descriptor) }
        source.activate()
    }

    /// Closes all connections and removes the socket.
    func close() {
        source.cancel()
        for connection in connections { connection.end() }
        connections = []
        unlink(socket.path)
    }

    private func accept(at descriptor: Int32) {
        let connected = Self.accept(descriptor)
        guard connected >= 0 else { return }
        _ = fcntl(connected, F_SETFD, FD_CLOEXEC)
        // The permissions of the folder keep other users out, but not root.
        guard SocketLines.user(at: connected) == geteuid(), connections.count < Self.limit else {
            _ = Self.close(connected)
            return
        }
        let connection = InspectorConnection(connected, to: inspector) { [weak self] connection in
            self?.connections.removeAll { $0 === connection }
        }
        connections.append(connection)
        inspector.add(connection)
    }

    private static func accept(_ descriptor: Int32) -> Int32 {
        #if canImport(Glibc)
        Glibc.accept(descriptor, nil, nil)
        #else
        Darwin.accept(descriptor, nil, nil)
        #endif
    }

    private nonisolated static func close(_ descriptor: Int32) -> Int32 {
        #if canImport(Glibc)
        Glibc.close(descriptor)
        #else
        Darwin.close(descriptor)
        #endif
    }
}

/// The connection to an inspector at the other end of the app's socket.
@MainActor
final class InspectorConnection: InspectionReceiver {
    private var lines: SocketLines?
    private(set) var isReady = true
    /// Whether the app has changed while the last snapshot was being sent.
    private var hasMissed = false
    private weak var inspector: Inspector?
    private let onEnd: (InspectorConnection) -> Void

    /// The maximum number of bytes of a request, which is always short.
    private static let limit = 1 << 16

    init(_ descriptor: Int32, to inspector: Inspector, onEnd: @escaping (InspectorConnection) -> Void) {
        self.inspector = inspector
        self.onEnd = onEnd
        lines = SocketLines(descriptor, limit: Self.limit) { [weak self] line in
            // A line that is not a valid request is ignored.
            guard let request = try? JSONDecoder().decode(InspectionRequest.self, from: line) else { return }
            MainThread.async { self?.inspector?.send(request) }
        } end: { [weak self] in
            MainThread.async { self?.didEnd() }
        }
    }

    func receive(_ inspection: Inspection) {
        isReady = false
        lines?.send(inspection) { [weak self] in
            MainThread.async { self?.didSend() }
        }
    }

    func noteMiss() { hasMissed = true }

    private func didSend() {
        isReady = true
        guard hasMissed else { return }
        hasMissed = false
        inspector?.noteChange()
    }

    func end() {
        lines?.end()
        didEnd()
    }

    private func didEnd() {
        guard lines != nil else { return }
        lines = nil
        inspector?.remove(self)
        onEnd(self)
    }
}
