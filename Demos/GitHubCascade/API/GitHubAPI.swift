import CursesUI
import CursesUIImage
import CursesUINetwork

/// The requests to GitHub, or to a compatible server.
struct GitHubAPI {
    static let publicURL = URL(string: "https://api.github.com")!
    /// The minimum number of characters for a lookup.
    static let shortestName = 3

    let baseURL: URL
    /// A token, which raises the limit on requests. It is sent only to the API, only encrypted, and never to a
    /// different server after a redirection.
    var token: String?
    /// The maximum number of seconds from a request to the last byte of the response.
    var patience: Double = 10
    /// Sends true when a request begins, and false when it ends.
    let activity = PassthroughSubject<Bool, Never>()

    private let queue = DispatchQueue(label: "GitHubAPI")

    init(baseURL: URL = publicURL, token: String? = nil, patience: Double = 10) {
        self.baseURL = baseURL
        self.token = token
        self.patience = patience
    }
}

extension GitHubAPI {
    /// Looks up the user with a name of at least `shortestName` characters; never fails.
    func lookUp(_ name: String) -> AnyPublisher<Lookup, Never> {
        guard name.count >= Self.shortestName else { return Just(.tooShort).eraseToAnyPublisher() }
        return data(for: userRequest(named: name), atMost: 1 << 20)
            .decode(type: GitHubUser.self, decoder: JSONDecoder())
            .map(Lookup.found)
            .catch { Just(.failed(Trouble($0), name: name)) }
            .eraseToAnyPublisher()
    }

    /// Returns a user's decoded picture; `nil` if there is none, or it is damaged.
    ///
    /// - Parameter pixels: the requested width and height.
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
    /// The text as one segment of a URL's path: all but unreserved characters are percent-encoded (RFC 3986).
    fileprivate var pathSegment: String {
        addingPercentEncoding(withAllowedCharacters: .unreserved)!
    }
}

extension CharacterSet {
    fileprivate static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
    )
}
