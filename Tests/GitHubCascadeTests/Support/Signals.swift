import CursesUI

@testable import GitHubCascade

/// What an API says of its activity, from now on.
final class Signals {
    private let record = Record<Bool>()
    private var subscription: AnyCancellable?

    init(of api: GitHubAPI) {
        subscription = api.activity.sink(receiveValue: record.add)
    }

    var values: [Bool] { record.values }

    /// How many requests have begun, and how many have ended.
    var begun: Int { values.filter { $0 }.count }
    var ended: Int { values.filter { !$0 }.count }
}
