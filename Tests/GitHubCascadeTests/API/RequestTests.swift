import CursesUI
import CursesUINetwork
import Testing

@testable import GitHubCascade

@Suite("Requests")
struct RequestTests {
    @Test(
        "A name is one segment of the path, whatever it holds",
        arguments: [
            "a b c", "../../secret", "a/b/c", "abc?d=e", "abc#d", "100%", "%2e%2e%2f", "👨‍👩‍👧 🤖", "...", "a:b@c",
            "line\nfeed\r\nHost: elsewhere", "nul\u{0}\u{7F}\u{1B}[31m", "Ünïcödé", "\u{202E}abc",
        ]
    )
    func encoding(name: String) async throws {
        try await withServer { server in
            #expect(await server.api().lookUp(name).all() == [.failed(.notFound, name: name)])
            let target = try #require(server.targets.first)
            #expect(server.targets.count == 1)
            let parts = target.split(separator: "/", omittingEmptySubsequences: false)
            #expect(parts.count == 3 && parts[1] == "users")
            #expect(parts[2].removingPercentEncoding == name)
            #expect(!target.contains("?") && !target.contains("#"))
        }
    }

    @Test("A name may be as long as it likes")
    func long() async throws {
        try await withServer { server in
            // The length is limited, because the embedded server takes quadratic time to read a line.
            let name = String(repeating: "/é", count: 150)
            #expect(await server.api().lookUp(name).all() == [.failed(.notFound, name: name)])
            #expect(server.targets.map { $0.split(separator: "/").count } == [2])
        }
    }

    @Test("A request names the program, and what it wants")
    func fields() async throws {
        try await withServer { server in
            _ = await server.api().lookUp("marble-fox").all()
            let fields = try #require(server.stage.requests.first?.headers)
            #expect(fields["User-Agent"] == "CursesUI-GitHubCascade")
            #expect(fields["Accept"] == "application/vnd.github+json")
            #expect(fields["Authorization"] == nil)
        }
    }

    @Test("The token goes to the API alone, and never in the clear")
    func token() async throws {
        let secure = GitHubAPI(token: "secret").userRequest(named: "marble-fox")
        #expect(secure.url?.absoluteString == "https://api.github.com/users/marble-fox")
        #expect(secure.value(forHTTPHeaderField: "Authorization") == "Bearer secret")
        try await withServer { server in
            let api = GitHubAPI(baseURL: server.baseURL, token: "secret")
            let user = try #require(await api.lookUp("marble-fox").all().first?.users.first)
            _ = await api.avatar(of: user, pixels: 64).all()
            #expect(server.stage.requests.count == 2)
            #expect(server.stage.requests.allSatisfy { $0.headers["Authorization"] == nil })
        }
    }

    @Test("A base may have a path")
    func base() {
        let api = GitHubAPI(baseURL: URL(string: "https://host.example/api/v3/")!)
        #expect(api.userRequest(named: "a b").url?.absoluteString == "https://host.example/api/v3/users/a%20b")
    }

    @Test("The picture is asked for in the size that is shown")
    func avatar() async throws {
        try await withServer { server in
            let user = try #require(await server.api().lookUp("marble-fox").all().first?.users.first)
            _ = await server.api().avatar(of: user, pixels: 128).all()
            #expect(server.targets.last == "/avatars/marble-fox?v=4&s=128")
        }
    }

    @Test(
        "A picture is fetched by HTTP and from nowhere else",
        arguments: ["file:///etc/hostname", "", "ftp://host.example/a.png", "javascript:1", "no url"]
    )
    func strangeAvatar(url: String) async {
        let user = GitHubUser(
            login: "abc", name: nil, bio: nil, followers: 0, publicRepositories: 0, avatarURL: url
        )
        let pictures = await GitHubAPI().avatar(of: user, pixels: 64).all()
        #expect(pictures.count == 1 && pictures[0] == nil)
    }
}
