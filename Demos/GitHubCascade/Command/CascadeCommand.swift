import ArgumentParser
import CursesUI

@main
struct CascadeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "GitHubCascade",
        abstract: "Type the name of a GitHub user; profile, repositories and avatar follow.",
        discussion: """
            A token in the environment variable GITHUB_TOKEN lifts the limit of requests. The made-up users of \
            --offline are \(OfflineUser.all.map(\.login).formatted()); these names meet with trouble: \
            \(OfflineTrouble.allCases.map(\.rawValue).formatted()).
            """
    )

    @OptionGroup var arguments: CascadeArguments

    func run() throws {
        if let name = arguments.once {
            throw ExitCode(MainActor.assumeIsolated { OnceReport(arguments: arguments).run(name: name) })
        }
        guard isatty(STDIN_FILENO) != 0, isatty(STDOUT_FILENO) != 0 else {
            throw ValidationError("This is not a terminal; --once NAME prints a card without one.")
        }
        MainActor.assumeIsolated {
            GitHubCascadeApp.arguments = arguments
            GitHubCascadeApp.main()
        }
    }
}
