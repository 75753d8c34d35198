import CursesUI

@testable import GitHubCascade

/// Records the activity signals of an API from now on: true when a request begins, and false when it ends.
final class Signals {
    private let record = Record<Bool>()
    private var subscription: AnyCancellable?

    init(of api: GitHubAPI) {
        subscription = api.activity.sink(receiveValue: record.add)
    }

    var values: [Bool] { record.values }

    /// The number of requests that have begun. `ended` is the number of requests that have ended.
    var begun: Int { values.filter { $0 }.count }
    var ended: Int { values.filter { !$0 }.count }
}
