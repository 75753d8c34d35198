import ArgumentParser
import CursesUI

/// The arguments of the command line.
struct CascadeArguments: ParsableArguments {
    @Option(help: ArgumentHelp("Start with this user.", valueName: "name"))
    var user: String?

    @Option(
        help: ArgumentHelp(
            "Print what is known about one user, and end: with 0, or 1 for nobody, 69 without a network, 75 to try "
                + "again later, 76 for a response that is not usable, 77 for a token that is not accepted.",
            valueName: "name"
        ))
    var once: String?

    @Flag(help: "Use a server inside this program, which knows a few invented users.")
    var offline = false

    @Option(help: ArgumentHelp("Use a different server.", valueName: "url"), transform: CascadeArguments.serverURL)
    var baseURL = GitHubAPI.publicURL

    @Option(help: ArgumentHelp("The maximum time to wait for a response.", valueName: "seconds"))
    var timeout = 10.0

    @Flag(help: "Log the values of the name pipeline; the log is shown when the app has ended.")
    var log = false

    func validate() throws {
        guard timeout > 0 else { throw ValidationError("A time-out is more than 0 seconds.") }
        guard !offline || baseURL == GitHubAPI.publicURL else {
            throw ValidationError("Use either --offline or --base-url: both choose the server.")
        }
        if let once, once.count < GitHubAPI.shortestName {
            throw ValidationError("A user name has at least \(GitHubAPI.shortestName) characters.")
        }
    }

    private static func serverURL(_ text: String) throws -> URL {
        guard let url = URL(string: text), ["http", "https"].contains(url.scheme), url.host() != nil else {
            throw ValidationError("Not the URL of a server: \(text)")
        }
        return url
    }
}

extension CascadeArguments {
    /// The API to use; `nil` to use the server in this program.
    var api: GitHubAPI? {
        offline ? nil : api(at: baseURL)
    }

    func api(at url: URL) -> GitHubAPI {
        let token = ProcessInfo.processInfo.environment["GITHUB_TOKEN"].flatMap { $0.isEmpty ? nil : $0 }
        return GitHubAPI(baseURL: url, token: token, patience: timeout)
    }
}
