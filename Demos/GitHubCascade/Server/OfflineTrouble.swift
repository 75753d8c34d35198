/// User names that cause errors, each of a different kind.
enum OfflineTrouble: String, CaseIterable, Sendable {
    case slowAnswer = "slow-answer"
    case stalledAnswer = "stalled-answer"
    case cutAnswer = "cut-answer"
    case noAnswer = "no-answer"
    case rateLimit = "rate-limit"
    case badToken = "bad-token"
    case serverError = "server-error"
    case webPage = "web-page"
    case hugeAnswer = "huge-answer"
    case movedUser = "moved-user"
    case brokenPicture = "broken-picture"
    case cutPicture = "cut-picture"
    case slowPicture = "slow-picture"
    case noPicture = "no-picture"
}
