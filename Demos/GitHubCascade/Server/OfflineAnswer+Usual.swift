import Foundation

extension OfflineAnswer {
    /// Returns the default response.
    static func usual(to path: String, host: String) -> OfflineAnswer {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
        guard parts.count == 2, let last = parts.last else { return nobody }
        switch parts.first {
        case "users": return user(String(last), host: host)
        case "avatars": return picture(String(last))
        default: return nobody
        }
    }

    private static let nobody = failure(404, "Not Found")

    private static func user(_ name: String, host: String) -> OfflineAnswer {
        if let user = OfflineUser.named(name) { return .json(user.json(host: host)) }
        if let trouble = OfflineTrouble(rawValue: name) { return answer(to: trouble, host: host) }
        return nobody
    }

    private static func picture(_ name: String) -> OfflineAnswer {
        let trouble = OfflineTrouble(rawValue: name)
        guard let user = trouble.map({ someone($0) }) ?? OfflineUser.named(name) else { return nobody }
        // A PNG file begins with 0x89, a JPEG file with 0xFF.
        let type = user.avatar.first == 0x89 ? "image/png" : "image/jpeg"
        var answer = OfflineAnswer(headers: ["Content-Type": type], body: Data(user.avatar))
        switch trouble {
        case .brokenPicture: answer.body = Data(answer.body.prefix(64)) + Data(repeating: 0, count: 64)
        case .cutPicture: answer.end = .cutOff(after: answer.body.count / 2)
        case .slowPicture: answer.start = .after(.seconds(3))
        case .noPicture: return nobody
        default: break
        }
        return answer
    }

    private static func answer(to trouble: OfflineTrouble, host: String) -> OfflineAnswer {
        var answer = OfflineAnswer.json(someone(trouble).json(host: host))
        switch trouble {
        case .slowAnswer:
            answer.start = .after(.seconds(3))
        case .stalledAnswer:
            answer.end = .stalled(after: answer.body.count / 2)
        case .cutAnswer:
            answer.end = .cutOff(after: answer.body.count / 2)
        case .noAnswer:
            answer.end = .nothing
        case .rateLimit:
            answer = .failure(403, "API rate limit exceeded")
            answer.headers["X-RateLimit-Limit"] = "60"
            answer.headers["X-RateLimit-Remaining"] = "0"
            answer.headers["X-RateLimit-Reset"] = "\(Int(Date().timeIntervalSince1970) + 1800)"
        case .badToken:
            answer = .failure(401, "Bad credentials")
        case .serverError:
            answer = .failure(500, "Server Error")
        case .webPage:
            answer = OfflineAnswer(
                headers: ["Content-Type": "text/html"], body: Data("<p>Please log in to the network.</p>".utf8)
            )
        case .hugeAnswer:
            answer.body = Data(repeating: UInt8(ascii: " "), count: 2 << 20) + answer.body
        case .movedUser:
            answer = .failure(301, "Moved Permanently")
            answer.headers["Location"] = "http://\(host)/users/marble-fox"
        case .brokenPicture, .cutPicture, .slowPicture, .noPicture:
            break
        }
        return answer
    }

    private static func someone(_ trouble: OfflineTrouble) -> OfflineUser {
        OfflineUser(
            login: trouble.rawValue, name: "Somebody in trouble", bio: nil, followers: 0, repositories: 13,
            avatar: OfflineUser.all[0].avatar
        )
    }
}
