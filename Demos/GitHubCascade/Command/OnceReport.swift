import CursesUI

/// Looks up one name and prints the result, without a screen.
@MainActor
struct OnceReport {
    let arguments: CascadeArguments

    /// - Returns: the exit status.
    func run(name: String) -> Int32 {
        let model = CascadeModel(api: arguments.api, username: name, patience: arguments.timeout)
        var status: Int32?
        let subscription = model.lookup.sink { answer in
            status = report(answer) ?? status
        }
        defer { subscription.cancel() }
        if arguments.offline {
            Task {
                do {
                    try await model.workOffline()
                } catch {
                    Self.complain("The embedded server does not start: \(error.localizedDescription)")
                    status = EX_SOFTWARE
                }
            }
        }
        while true {
            if let status { return status }
            _ = RunLoop.main.run(mode: .default, before: .distantFuture)
        }
    }

    /// - Returns: the exit status; `nil` until there is a result.
    private func report(_ answer: Lookup) -> Int32? {
        switch answer {
        case .tooShort:
            return nil
        case .found(let user):
            Swift.print(user.card)
            return EX_OK
        case .failed(let trouble, let name):
            Self.complain(trouble.line(name: name, seconds: arguments.timeout))
            return trouble.exitStatus
        }
    }

    private static func complain(_ line: String) {
        FileHandle.standardError.write(Data("\(line.withoutControls)\n".utf8))
    }
}

extension GitHubUser {
    /// The card as plain text.
    var card: String {
        var lines = [name.map { "\($0) (\(login))" } ?? login]
        if let bio { lines.append(bio) }
        lines.append("Followers: \(followers)")
        lines.append("Repositories: \(publicRepositories)")
        return lines.map(\.withoutControls).joined(separator: "\n")
    }
}

extension Trouble {
    /// The corresponding exit status (sysexits.h).
    fileprivate var exitStatus: Int32 {
        switch self {
        case .notFound: 1
        case .noNetwork: EX_UNAVAILABLE
        case .rateLimited, .timedOut: EX_TEMPFAIL
        case .badAnswer: EX_PROTOCOL
        case .unauthorized: EX_NOPERM
        }
    }
}

extension String {
    /// The text without control characters: these become spaces, and formatting characters, such as
    /// bidirectional controls, are removed.
    var withoutControls: String {
        String(
            String.UnicodeScalarView(
                unicodeScalars.compactMap { scalar in
                    switch scalar.properties.generalCategory {
                    case .control, .lineSeparator, .paragraphSeparator: " "
                    case .format where scalar != "\u{200D}": nil
                    default: scalar
                    }
                }))
    }
}
