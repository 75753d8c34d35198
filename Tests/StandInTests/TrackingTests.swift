import AdSupportCompat
import AppTrackingTransparencyCompat
import Testing

@Suite("Tracking of the user")
struct TrackingTests {
    @Test("An app must not track the user, and finds zeros as the identifier")
    func denied() async {
        #expect(ATTrackingManager.trackingAuthorizationStatus == .denied)
        #expect(await ATTrackingManager.requestTrackingAuthorization() == .denied)
        let status = await withCheckedContinuation { continuation in
            ATTrackingManager.requestTrackingAuthorization { continuation.resume(returning: $0) }
        }
        #expect(status == .denied)
        let manager = ASIdentifierManager.shared()
        #expect(manager.advertisingIdentifier.uuidString == "00000000-0000-0000-0000-000000000000")
        #expect(!manager.isAdvertisingTrackingEnabled)
    }
}
