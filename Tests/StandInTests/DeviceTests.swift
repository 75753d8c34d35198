import CoreTelephonyCompat
import CursesUITesting
import DeviceCheckCompat
import GameControllerCompat
import MultipeerConnectivityCompat
import Testing

@Suite("Devices that a terminal does not have")
@MainActor
struct DeviceTests {
    @Test("The machine cannot prove what it is")
    func proof() async {
        #expect(!DCDevice.current.isSupported && !DCAppAttestService.shared.isSupported)
        do {
            _ = try await DCDevice.current.generateToken()
            Issue.record("The machine has proved what it is.")
        } catch DCError.featureUnsupported {} catch { Issue.record(error) }
        let error = await withCheckedContinuation { continuation in
            DCAppAttestService.shared.generateKey { continuation.resume(returning: $1) }
        }
        #expect((error as? DCError)?.code == .featureUnsupported)
    }

    @Test("There is no mobile network, and no game controller")
    func nothing() {
        let network = CTTelephonyNetworkInfo()
        #expect(network.serviceSubscriberCellularProviders == nil && network.currentRadioAccessTechnology == nil)
        #expect(GCController.controllers().isEmpty && GCController.current == nil && GCKeyboard.coalesced == nil)
        var ends = 0
        GCController.startWirelessControllerDiscovery {
            MainActor.assumeIsolated { ends += 1 }
        }
        #expect(ends == 1)
    }

    private final class Delegate: NSObject, MCBrowserViewControllerDelegate {
        var cancels = 0

        func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController) {}
        func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController) {
            cancels += 1
            browserViewController.dismiss(animated: true)
        }
    }

    private struct Browser: UIViewControllerRepresentable {
        let delegate: Delegate

        func makeUIViewController(context: Context) -> MCBrowserViewController {
            let session = MCSession(peer: MCPeerID(displayName: "Ada"))
            let controller = MCBrowserViewController(serviceType: "tea", session: session)
            controller.delegate = delegate
            return controller
        }
        func updateUIViewController(_ controller: MCBrowserViewController, context: Context) {}
    }

    private struct Sheet: View {
        let delegate: Delegate
        @State var isShown = true

        var body: some View {
            Text(verbatim: "below").sheet(isPresented: $isShown) { Browser(delegate: delegate) }
        }
    }

    @Test("Nobody is found nearby")
    func nearby() {
        let session = MCSession(peer: MCPeerID(displayName: "Ada"), securityIdentity: nil, encryptionPreference: .none)
        #expect(session.connectedPeers.isEmpty && session.myPeerID.displayName == "Ada")
        #expect(throws: MCError.self) { try session.send(Data(), toPeers: [], with: .reliable) }
        let delegate = Delegate()
        let app = TestApp(Sheet(delegate: delegate), size: CellSize(width: 40, height: 10))
        #expect(app.screen.text.contains("Nobody is found nearby."))
        app.click(text: "Cancel")
        #expect(delegate.cancels == 1 && !app.screen.text.contains("Nobody is found nearby."))
    }
}
