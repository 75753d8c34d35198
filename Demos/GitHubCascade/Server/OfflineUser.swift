import Foundation

/// A made-up user.
struct OfflineUser: Sendable {
    let login: String
    let name: String?
    let bio: String?
    let followers: Int
    let repositories: Int
    /// The picture, made up as well: a PNG or JPEG file.
    let avatar: [UInt8]

    static let all = [
        OfflineUser(
            login: "marble-fox", name: "Marble Fox", bio: "Collects round stones and square roots.",
            followers: 12, repositories: 138, avatar: PackageResources.marble_fox_png
        ),
        OfflineUser(
            login: "paper-owl", name: "Paper Owl", bio: "Folds one crane a day. Awake when you are not.",
            followers: 2048, repositories: 7, avatar: PackageResources.paper_owl_jpg
        ),
        OfflineUser(
            login: "tin-robot", name: "ブリキのロボット 🤖",
            bio: "油をさして。 Runs on springs, and on springs alone.", followers: 64, repositories: 1,
            avatar: PackageResources.tin_robot_png
        ),
        OfflineUser(
            login: "velvet-whale", name: "Velvet Whale",
            bio: "Sings in a key that few can hear, about a sea that nobody has seen, at a length that leaves most "
                + "listeners far behind; recordings on request.",
            followers: 0, repositories: 31, avatar: PackageResources.velvet_whale_jpg
        ),
        OfflineUser(
            login: "quiet-fern", name: nil, bio: nil, followers: 1, repositories: 0,
            avatar: PackageResources.quiet_fern_png
        ),
    ]

    static func named(_ login: String) -> OfflineUser? {
        all.first { $0.login == login.lowercased() }
    }
}

extension OfflineUser {
    /// Returns the user in the format of the API, including some fields that the app does not use.
    func json(host: String) -> [String: Any] {
        [
            "login": login,
            "id": (Self.all.firstIndex { $0.login == login } ?? 0) + 1,
            "type": "User",
            "site_admin": false,
            "name": name ?? NSNull(),
            "company": NSNull(),
            "bio": bio ?? NSNull(),
            "followers": followers,
            "following": 3,
            "public_repos": repositories,
            "public_gists": 0,
            "avatar_url": "http://\(host)/avatars/\(login)?v=4",
        ]
    }
}
