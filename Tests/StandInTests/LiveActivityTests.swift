import ActivityKitCompat
import Testing

@Suite("Live activities")
struct LiveActivityTests {
    private struct RideAttributes: ActivityAttributes {
        struct ContentState: Codable, Hashable {
            var minutes: Int
        }

        var driver: String
    }

    @Test("No activity can be started, and the error says why")
    func request() async {
        #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
        let state = RideAttributes.ContentState(minutes: 3)
        #expect(throws: ActivityAuthorizationError.unsupported) {
            let activity = try Activity.request(
                attributes: RideAttributes(driver: "Ada"), content: .init(state: state, staleDate: nil),
                pushType: .token)
            Task { await activity.update(ActivityContent(state: state, staleDate: nil)) }
        }
        #expect(throws: ActivityAuthorizationError.self) {
            _ = try Activity<RideAttributes>.request(
                attributes: RideAttributes(driver: "Ada"), contentState: state, pushType: nil)
        }
        for activity in Activity<RideAttributes>.activities { await activity.end(nil, dismissalPolicy: .immediate) }
        #expect(Activity<RideAttributes>.activities.isEmpty)
    }

    @Test("What happens over time ends at once")
    func updates() async {
        var count = 0
        for await _ in Activity<RideAttributes>.activityUpdates { count += 1 }
        for await _ in ActivityAuthorizationInfo().activityEnablementUpdates { count += 1 }
        #expect(count == 0)
    }
}
