import CursesUITesting
import HealthKitUICompat
import Synchronization
import Testing

@MainActor
@Suite("The request for health data of a view")
struct HealthAccessTests {
    private final class Answers: Sendable {
        let errors = Mutex<[HKError?]>([])
    }

    private struct Page: View {
        let answers: Answers
        @State private var trigger = false

        var body: some View {
            Button("Allow") { trigger.toggle() }
                .healthDataAccessRequest(
                    store: HKHealthStore(), readTypes: [HKQuantityType(.stepCount)], trigger: trigger
                ) { [answers] result in
                    if case .failure(let error) = result { answers.errors.withLock { $0.append(error as? HKError) } }
                }
        }
    }

    @Test("The request fails each time that the value changes")
    func request() {
        let answers = Answers()
        let app = TestApp(Page(answers: answers), size: CellSize(width: 20, height: 3))
        #expect(answers.errors.withLock { $0 } == [])
        app.click(text: "Allow")
        #expect(answers.errors.withLock { $0 } == [HKError(.errorHealthDataUnavailable)])
    }
}
