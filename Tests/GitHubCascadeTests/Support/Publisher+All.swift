import CursesUI

@testable import GitHubCascade

extension Publisher where Failure == Never {
    /// Returns all values that a publisher sends until it finishes.
    func all(isolation: isolated (any Actor)? = #isolation) async -> [Output] {
        let record = Record<Output>()
        let end = Gate()
        let subscription = sink(receiveCompletion: { _ in end.open() }, receiveValue: record.add)
        await end.pass()
        subscription.cancel()
        return record.values
    }
}
