import CursesUI

@testable import GitHubCascade

/// The signals of an API about its activity, from now on.
final class Signals {
    private let record = Record<Bool>()
    private var subscription: AnyCancellable?

    init(of api: GitHubAPI) {
        subscription = api.activity.sink(receiveValue: record.add)
    }

    var values: [Bool] { record.values }

    /// The numbers of requests that have begun and that have ended.
    var begun: Int { values.filter { $0 }.count }
    var ended: Int { values.filter { !$0 }.count }
}
