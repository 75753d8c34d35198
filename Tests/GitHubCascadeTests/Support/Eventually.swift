/// Waits until a condition holds, of which no notification is sent; returns whether it holds in the end.
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
