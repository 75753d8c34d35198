import Foundation

struct Repository: Decodable, Identifiable, Hashable {
    let id: Int
    let fullName: String
    let description: String?
    let stars: Int
    let owner: Owner

    struct Owner: Decodable, Hashable {
        let login: String
        let avatar: URL?
    }

    enum CodingKeys: String, CodingKey {
        case id, description, owner
        case fullName = "full_name"
        case stars = "stargazers_count"
    }
}

struct SearchAnswer: Decodable {
    let items: [Repository]
}
