/// What became of a name.
enum Lookup: Equatable, Sendable {
    /// Nobody has been asked.
    case tooShort
    case found(GitHubUser)
    case failed(Trouble)

    /// The one user who was found, or nobody.
    var users: [GitHubUser] {
        if case .found(let user) = self { [user] } else { [] }
    }

    var trouble: Trouble? {
        if case .failed(let trouble) = self { trouble } else { nil }
    }
}
