import CursesUI
import CursesUINetwork

/// The reason why there is no result.
enum Trouble: Error, Equatable {
    case notFound
    /// The rate limit is exceeded. The date is the end of the limit, if the server reports it.
    case rateLimited(until: Date?)
    case unauthorized
    case noNetwork
    case timedOut
    case badAnswer(String)
}

extension Trouble {
    /// Creates the reason for a status code; `nil` if it is a success.
    init?(_ response: HTTPURLResponse) {
        switch response.statusCode {
        case 200..<300: return nil
        case 401: self = .unauthorized
        case 404: self = .notFound
        case 429: self = .rateLimited(until: Self.end(of: response))
        case 403 where Self.isLimit(response): self = .rateLimited(until: Self.end(of: response))
        case let status: self = .badAnswer("status \(status)")
        }
    }

    init(_ error: any Error) {
        switch error {
        case let trouble as Trouble: self = trouble
        case let error as URLError: self.init(error)
        default: self = .badAnswer("not in the expected format")
        }
    }

    private init(_ error: URLError) {
        switch error.code {
        case .timedOut: self = .timedOut
        case .notConnectedToInternet, .cannotFindHost, .cannotConnectToHost, .dnsLookupFailed: self = .noNetwork
        // Foundation on Linux reports no better error for a connection that ends in the middle of a response.
        case .networkConnectionLost, .unknown: self = .badAnswer("the connection broke off")
        default: self = .badAnswer(error.localizedDescription)
        }
    }

    private static func isLimit(_ response: HTTPURLResponse) -> Bool {
        response.value(forHTTPHeaderField: "X-RateLimit-Remaining") == "0"
            || response.value(forHTTPHeaderField: "Retry-After") != nil
    }

    /// Returns the time when the rate limit ends. The server reports it in seconds since 1970, or in seconds from now.
    private static func end(of response: HTTPURLResponse) -> Date? {
        func seconds(_ field: String) -> TimeInterval? {
            response.value(forHTTPHeaderField: field).flatMap { TimeInterval($0) }
        }
        return seconds("Retry-After").map { Date(timeIntervalSinceNow: $0) }
            ?? seconds("X-RateLimit-Reset").map { Date(timeIntervalSince1970: $0) }
    }
}

extension Trouble {
    /// Returns a message on one line.
    ///
    /// - Parameter seconds: the number of seconds that were waited for a response.
    func line(name: String, seconds: Double) -> String {
        switch self {
        case .notFound: "There is no user named \(name)."
        case .rateLimited(let end?): "Too many requests. The server responds again at \(end.clock)."
        case .rateLimited(nil): "Too many requests. The server will respond later."
        case .unauthorized: "The server does not accept the token in GITHUB_TOKEN."
        case .noNetwork: "The server is unreachable."
        case .timedOut: "There was no response within \(seconds.formatted()) s."
        case .badAnswer(let reason): "The server's response is not usable: \(reason)."
        }
    }
}

extension Date {
    /// The hours and minutes of the day, in the user's time zone.
    fileprivate var clock: String {
        let parts = Calendar.current.dateComponents([.hour, .minute], from: self)
        return String(format: "%02d:%02d", parts.hour ?? 0, parts.minute ?? 0)
    }
}
