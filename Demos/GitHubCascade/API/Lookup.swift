/// The result of looking up a name.
enum Lookup: Equatable, Sendable {
    /// The name is too short to be looked up.
    case tooShort
    case found(GitHubUser)
    /// The lookup has failed. The name may differ from the one in the field by now.
    case failed(Trouble, name: String)

    /// The user who was found, as an array of at most one element.
    var users: [GitHubUser] {
        if case .found(let user) = self { [user] } else { [] }
    }
}
