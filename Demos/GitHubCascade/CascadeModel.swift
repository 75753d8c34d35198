import CursesUI
import CursesUIImage

/// A name, and the results derived from it: the user, the number of repositories, the picture.
final class CascadeModel: ObservableObject {
    @Published var username: String
    /// The API to use; `nil` until the server that `workOffline()` starts is ready.
    @Published private(set) var api: GitHubAPI?
    /// Whether the API is provided by the server in this program.
    @Published private(set) var isOffline: Bool

    /// The requested width and height of the picture.
    @Published var avatarPixels = 128

    private let patience: Double
    private let queue = DispatchQueue(label: "CascadeModel")
    private let answers = CurrentValueSubject<Lookup, Never>(.tooShort)
    /// The number of requests in progress. It is counted from the beginning, because the first request may
    /// start before there is a subscriber.
    private let requestCount = CurrentValueSubject<Int, Never>(0)
    private var subscriptions: Set<AnyCancellable> = []
    private var server: OfflineServer?

    /// - Parameters:
    ///   - api: the API to use; `nil` to wait for `workOffline()`.
    ///   - patience: the number of seconds to wait for a response of the server of `workOffline()`.
    ///   - isLogged: whether to print the signals of the pipeline of names.
    init(
        api: GitHubAPI?,
        username: String = "",
        patience: Double = 10,
        isLogged: Bool = false
    ) {
        self.api = api
        isOffline = api == nil
        self.username = username
        self.patience = patience
        if let api { countRequests(of: api) }
        $username
            .throttle(for: 0.5, scheduler: queue, latest: true)
            .removeDuplicates()
            .print("username pipeline: ", if: isLogged)
            .combineLatest($api.compactMap { $0 })
            .map { name, api in api.lookUp(name) }
            .switchToLatest()
            .subscribe(answers)
            .store(in: &subscriptions)
    }

    /// Starts counting requests. This must be called before the first request, because its beginning would not be
    /// counted otherwise.
    private func countRequests(of api: GitHubAPI) {
        api.activity
            .receive(on: RunLoop.main)
            .sink { [requestCount] isBeginning in requestCount.value += isBeginning ? 1 : -1 }
            .store(in: &subscriptions)
    }

    // MARK: Results

    /// The result for the name.
    private(set) lazy var lookup =
        answers
        .receive(on: RunLoop.main)
        .eraseToAnyPublisher()

    /// The number of the user's repositories, in words.
    private(set) lazy var repositoryCount =
        answers
        .map(\.users.first?.publicRepositories)
        .map { $0.map(String.init) ?? "unknown" }
        .receive(on: RunLoop.main)
        .eraseToAnyPublisher()

    /// The user's picture; `nil` while there is none.
    private(set) lazy var avatar =
        answers
        .map(\.users.first)
        .combineLatest($api.compactMap { $0 })
        .map { [$avatarPixels] user, api in
            guard let user else { return Just<UIImage?>(nil).eraseToAnyPublisher() }
            return
                $avatarPixels
                .removeDuplicates()
                .map { api.avatar(of: user, pixels: $0) }
                .switchToLatest()
                .prepend(nil)
                .eraseToAnyPublisher()
        }
        .switchToLatest()
        .receive(on: RunLoop.main)
        .eraseToAnyPublisher()

    /// Whether a request is in progress.
    private(set) lazy var isBusy =
        requestCount
        .map { $0 > 0 }
        .removeDuplicates()
        .eraseToAnyPublisher()

    // MARK: Without a network

    /// Starts the server of made-up users, and uses it from then on.
    @MainActor
    func workOffline() async throws {
        guard server == nil else { return }
        let server = try await OfflineServer.start()
        self.server = server
        isOffline = true
        let api = GitHubAPI(baseURL: server.baseURL, patience: patience)
        countRequests(of: api)
        self.api = api
    }
}

extension Publisher {
    /// Prints every signal, if that was requested.
    fileprivate func print(_ prefix: String, if isWanted: Bool) -> AnyPublisher<Output, Failure> {
        isWanted ? print(prefix).eraseToAnyPublisher() : eraseToAnyPublisher()
    }
}
