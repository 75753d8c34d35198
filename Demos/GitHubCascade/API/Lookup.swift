/// What became of a name.
enum Lookup: Equatable, Sendable {
    /// Nobody has been asked.
    case tooShort
    case found(GitHubUser)
    /// Who was asked for, which need not stand in the field any more.
    case failed(Trouble, name: String)

    /// The one user who was found, or nobody.
    var users: [GitHubUser] {
        if case .found(let user) = self { [user] } else { [] }
    }
}
