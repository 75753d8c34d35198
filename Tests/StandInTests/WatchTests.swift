import Testing
import WatchConnectivityCompat

@MainActor
@Suite("The connection to a watch")
struct WatchTests {
    private final class Phone: NSObject, WCSessionDelegate {
        var answers: [(WCSessionActivationState, WCError.Code?)] = []

        func session(
            _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
            error: (any Error)?
        ) {
            answers.append((activationState, (error as? WCError)?.code))
        }
        func sessionDidBecomeInactive(_ session: WCSession) {}
        func sessionDidDeactivate(_ session: WCSession) { WCSession.default.activate() }
        func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
    }

    @Test("There is no watch, and messages fail")
    func messages() async {
        let session = WCSession.default
        #expect(!WCSession.isSupported() && !session.isPaired && !session.isReachable)
        let phone = Phone()
        session.delegate = phone
        session.activate()
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        #expect(phone.answers.map(\.0) == [.notActivated] && phone.answers.map(\.1) == [.sessionNotSupported])
        let code = await withCheckedContinuation { continuation in
            session.sendMessage(["a": 1], replyHandler: { _ in }) { error in
                continuation.resume(returning: (error as? WCError)?.code)
            }
        }
        #expect(code == .sessionNotSupported)
        #expect(throws: WCError.self) { try session.updateApplicationContext(["a": 1]) }
        #expect(!session.transferUserInfo(["a": 1]).isTransferring && session.outstandingUserInfoTransfers.isEmpty)
    }
}
