import CursesUI

/// A line about the result for the name, or two if space is scarce, and a button with a remedy if there is
/// one.
struct LookupLine: View {
    let lookup: Lookup
    @ObservedObject var model: CascadeModel
    @State private var serverFailure: String?

    var body: some View {
        HStack(spacing: 2) {
            if let serverFailure {
                Text(serverFailure)
                    .foregroundStyle(.red)
            } else if case .failed(let trouble, let name) = lookup, let api = model.api {
                Text(trouble.line(name: name, seconds: api.patience))
                    .foregroundStyle(.red)
                if trouble == .noNetwork, !model.isOffline {
                    Button("Use made-up users") { workOffline() }
                        .fixedSize()
                }
            } else if lookup == .tooShort, model.username.count < GitHubAPI.shortestName {
                Text(hint)
                    .foregroundStyle(.secondary)
            } else {
                Text(" ")
            }
        }
        .lineLimit(2)
        .onChange(of: lookup) { if let announcement { AccessibilityNotification.Announcement(announcement).post() } }
        .task {
            if model.api == nil { workOffline() }
        }
    }

    /// The words about the result in plain mode, in which the card is not seen; `nil` for a name that is too short.
    private var announcement: String? {
        switch lookup {
        case .tooShort: nil
        case .found(let user): "Found \(user.name ?? user.login), \(user.followers) followers."
        case .failed(let trouble, let name): model.api.map { trouble.line(name: name, seconds: $0.patience) }
        }
    }

    private var hint: String {
        model.isOffline
            ? "Try \(OfflineUser.all.prefix(3).map(\.login).formatted(.list(type: .or)))."
            : "Type at least \(GitHubAPI.shortestName) characters of a user name."
    }

    private func workOffline() {
        Task {
            do {
                try await model.workOffline()
            } catch {
                serverFailure = "The embedded server does not start: \(error.localizedDescription)"
            }
        }
    }
}
