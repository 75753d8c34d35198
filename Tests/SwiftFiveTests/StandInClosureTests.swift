import FoundationGaps
import HealthKitCompat
import LocalAuthenticationCompat
import Testing
import UserNotificationsCompat

@Suite("Closures of stand-ins in Swift 5")
@MainActor
struct StandInClosureTests {
    private let model = ClosureModel()

    @Test("The stand-ins of Apple's modules call them")
    func standIns() async {
        let model = model
        let store = HKHealthStore()
        #expect(
            await model.next {
                store.requestAuthorization(toShare: nil, read: nil) { _, _ in model.update() }
            } == false)
        #expect(
            await model.next {
                LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "a") { _, _ in model.update() }
            } != nil)
        #expect(
            await model.next {
                UNUserNotificationCenter.current().getNotificationSettings { _ in model.update() }
            } != nil)
    }
}
