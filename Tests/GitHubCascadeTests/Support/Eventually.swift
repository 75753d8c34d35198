/// Polls a condition that sends no notification until it holds; returns false if it does not hold within the limit.
func eventually(
    within limit: Duration = .seconds(10),
    isolation: isolated (any Actor)? = #isolation,
    _ condition: () throws -> Bool
) async throws -> Bool {
    let deadline = ContinuousClock.now + limit
    while try !condition() {
        guard ContinuousClock.now < deadline else { return false }
        try await Task.sleep(for: .milliseconds(1))
    }
    return true
}
