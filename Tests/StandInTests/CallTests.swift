import CallKitCompat
import Testing

@Suite("Calls")
struct CallTests {
    private final class Delegate: NSObject, CXProviderDelegate {
        func providerDidReset(_ provider: CXProvider) {}
        func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) { action.fulfill() }
    }

    @Test("No call is shown")
    func report() async {
        let configuration = CXProviderConfiguration()
        configuration.supportedHandleTypes = [.phoneNumber]
        let provider = CXProvider(configuration: configuration)
        provider.setDelegate(Delegate(), queue: nil)
        let update = CXCallUpdate()
        update.remoteHandle = CXHandle(type: .phoneNumber, value: "+44 1")
        await #expect(throws: CXErrorCodeIncomingCallError.self) {
            try await provider.reportNewIncomingCall(with: UUID(), update: update)
        }
        provider.reportCall(with: UUID(), endedAt: nil, reason: .remoteEnded)
        #expect(CXCallObserver().calls.isEmpty)
    }

    @Test("A request fails, and its actions are values")
    func request() async {
        let id = UUID()
        let start = CXStartCallAction(call: id, handle: CXHandle(type: .generic, value: "Ada"))
        let transaction = CXTransaction(action: start)
        transaction.addAction(CXSetMutedCallAction(call: id, muted: true))
        #expect(transaction.actions.count == 2 && !transaction.isComplete)
        do {
            try await CXCallController().request(transaction)
            Issue.record("The call has begun.")
        } catch CXErrorCodeRequestTransactionError.unknown {} catch { Issue.record(error) }
        transaction.actions.forEach { $0.fulfill() }
        #expect(transaction.isComplete && start.callUUID == id)
    }
}
