import CursesUI

/// The properties of a user that are shown; the rest of the response is ignored.
struct GitHubUser: Decodable, Equatable, Sendable {
    let login: String
    let name: String?
    let bio: String?
    let followers: Int
    let publicRepositories: Int
    /// A string, so that an invalid URL affects only the picture and not the profile.
    let avatarURL: String?

    private enum CodingKeys: String, CodingKey {
        case login, name, bio, followers
        case publicRepositories = "public_repos"
        case avatarURL = "avatar_url"
    }
}

extension GitHubUser {
    /// Returns the URL of the picture with a size in pixels; `nil` if it is not an HTTP URL.
    func avatarURL(pixels: Int) -> URL? {
        guard let avatarURL, var components = URLComponents(string: avatarURL),
            ["http", "https"].contains(components.scheme?.lowercased())
        else { return nil }
        components.queryItems = (components.queryItems ?? []) + [URLQueryItem(name: "s", value: "\(pixels)")]
        return components.url
    }
}
