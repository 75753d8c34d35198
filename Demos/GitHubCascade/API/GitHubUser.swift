import CursesUI

/// What is shown of a user; the rest of the answer is ignored.
struct GitHubUser: Decodable, Equatable, Sendable {
    let login: String
    let name: String?
    let bio: String?
    let followers: Int
    let publicRepositories: Int
    /// A text, so that a strange one spoils the picture and not the profile.
    let avatarURL: String?

    private enum CodingKeys: String, CodingKey {
        case login, name, bio, followers
        case publicRepositories = "public_repos"
        case avatarURL = "avatar_url"
    }
}

extension GitHubUser {
    /// Where the picture is, of a size in pixels; `nil` where nothing but HTTP leads there.
    func avatarURL(pixels: Int) -> URL? {
        guard let avatarURL, var components = URLComponents(string: avatarURL),
            ["http", "https"].contains(components.scheme?.lowercased())
        else { return nil }
        components.queryItems = (components.queryItems ?? []) + [URLQueryItem(name: "s", value: "\(pixels)")]
        return components.url
    }
}
