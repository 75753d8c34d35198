import CursesUI
import CursesUIImage
import CursesUINetwork

/// What is asked of GitHub, or of a server that answers as it does.
struct GitHubAPI {
    static let publicURL = URL(string: "https://api.github.com")!
    /// Nobody is looked up while fewer characters are typed.
    static let shortestName = 3

    let baseURL: URL
    /// Lifts the limit of requests; goes with those to the API alone, never in the clear, and to no other
    /// server to which that one redirects.
    var token: String?
    /// Seconds from a request to the last byte of its answer.
    var patience: Double = 10
    /// Says true when a request begins, and false when it ends.
    let activity = PassthroughSubject<Bool, Never>()

    private let queue = DispatchQueue(label: "GitHubAPI")

    init(baseURL: URL = publicURL, token: String? = nil, patience: Double = 10) {
        self.baseURL = baseURL
        self.token = token
        self.patience = patience
    }
}

extension GitHubAPI {
    /// The user of a name of `shortestName` characters or more; never fails.
    func lookUp(_ name: String) -> AnyPublisher<Lookup, Never> {
        guard name.count >= Self.shortestName else { return Just(.tooShort).eraseToAnyPublisher() }
        return data(for: userRequest(named: name), atMost: 1 << 20)
            .decode(type: GitHubUser.self, decoder: JSONDecoder())
            .map(Lookup.found)
            .catch { Just(.failed(Trouble($0), name: name)) }
            .eraseToAnyPublisher()
    }

    /// A user's picture, decoded; `nil` if there is none, or none that is whole.
    ///
    /// - Parameter pixels: the width and height that is asked for.
    func avatar(of user: GitHubUser, pixels: Int) -> AnyPublisher<UIImage?, Never> {
        guard let url = user.avatarURL(pixels: pixels) else { return Just(nil).eraseToAnyPublisher() }
        return data(for: request(for: url), atMost: 4 << 20)
            .map { UIImage(data: $0)?.preparingForDisplay() }
            .replaceError(with: nil)
            .eraseToAnyPublisher()
    }

    private func data(for request: URLRequest, atMost limit: Int) -> AnyPublisher<Data, any Error> {
        RedirectionGuard.session.dataTaskPublisher(for: request)
            .timeout(.seconds(patience), scheduler: queue) { URLError(.timedOut) }
            .tryMap { data, response in
                if let response = response as? HTTPURLResponse, let trouble = Trouble(response) { throw trouble }
                guard data.count <= limit else { throw Trouble.badAnswer("too long") }
                return data
            }
            .signalling(to: activity)
    }
}

// MARK: Requests

extension GitHubAPI {
    func userRequest(named name: String) -> URLRequest {
        var components = URLComponents(url: baseURL, resolvingAgainstBaseURL: true)!
        let base = components.percentEncodedPath
        components.percentEncodedPath = (base.hasSuffix("/") ? base : base + "/") + "users/" + name.pathSegment
        var request = request(for: components.url!)
        request.setValue("application/vnd.github+json", forHTTPHeaderField: "Accept")
        if let token, baseURL.scheme == "https" {
            request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
        }
        return request
    }

    private func request(for url: URL) -> URLRequest {
        var request = URLRequest(url: url)
        request.setValue("CursesUI-GitHubCascade", forHTTPHeaderField: "User-Agent")
        return request
    }
}

extension String {
    /// The text as one segment of a URL's path: whatever could mean something there is encoded (RFC 3986,
    /// unreserved characters).
    fileprivate var pathSegment: String {
        addingPercentEncoding(withAllowedCharacters: .unreserved)!
    }
}

extension CharacterSet {
    fileprivate static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
    )
}
