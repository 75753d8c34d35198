import CursesUITesting
import Testing

extension TestApp {
    /// Lets the main actor do what has come from elsewhere until a condition holds.
    func waitUntil(
        seconds: Double = 5,
        sourceLocation: SourceLocation = #_sourceLocation,
        _ condition: (TestApp) -> Bool
    ) async throws {
        let deadline = ContinuousClock.now + .seconds(seconds)
        // Other tests may keep the main actor busy for longer than that.
        var turns = 0
        while !condition(self) {
            turns += 1
            guard ContinuousClock.now < deadline || turns < 1000 else {
                Issue.record("The condition did not come true.", sourceLocation: sourceLocation)
                return
            }
            await withCheckedContinuation { done in
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.001) { done.resume() }
            }
            settle()
        }
    }
}
