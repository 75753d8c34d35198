import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension URLSessionWebSocketTask {
    /// Sends a message: `send(_:completionHandler:)`.
    @preconcurrency
    public func _send(_ message: Message, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        send(message, completionHandler: completionHandler)
    }

    /// Waits for a message: `receive(completionHandler:)`.
    @preconcurrency
    public func _receive(completionHandler: @escaping @Sendable (Result<Message, any Error>) -> Void) {
        receive(completionHandler: completionHandler)
    }

    /// Asks for a sign of life: `sendPing(pongReceiveHandler:)`.
    @preconcurrency
    public func _sendPing(pongReceiveHandler: @escaping @Sendable ((any Error)?) -> Void) {
        sendPing(pongReceiveHandler: pongReceiveHandler)
    }
}
