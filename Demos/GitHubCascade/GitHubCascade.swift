import CursesUI
import CursesUIImage

struct GitHubCascade: View {
    @ObservedObject var model: CascadeModel
    /// Whether to print each new number of repositories.
    var isLogged = false

    @AppStorage("recentNames") private var recentNames = RecentNames()
    @State private var recall = NameRecall()
    @State private var lookup = Lookup.tooShort
    @State private var repositoryCount = "unknown"
    @State private var avatar: UIImage?
    @State private var isBusy = false
    @FocusState private var isNameFocused: Bool

    var body: some View {
        GeometryReader { geometry in
            let layout = CascadeLayout(geometry.size)
            VStack(alignment: .leading, spacing: 0) {
                TitleLine(isOffline: model.isOffline, isBusy: isBusy)

                TextField("User name", text: $model.username)
                    .textFieldStyle(.roundedBorder)
                    .lineLimit(1)
                    .focused($isNameFocused)
                    .onKeyPress(.upArrow) { recall { $0.older(than: $1, in: $2) } }
                    .onKeyPress(.downArrow) { recall { $0.newer(than: $1, in: $2) } }

                LookupLine(lookup: lookup, model: model)

                HStack(alignment: .top, spacing: 2) {
                    ProfileCard(
                        user: lookup.users.first,
                        repositoryCount: repositoryCount,
                        avatar: avatar,
                        layout: layout
                    )
                    if layout.showsRecentNames {
                        RecentNamesList(names: recentNames.names, choose: choose)
                    }
                }

                Spacer(minLength: 0)

                if layout.isRoomy {
                    Text("↑ ↓ recent names   Tab next control   Control-C end")
                        .foregroundStyle(.secondary)
                        .lineLimit(1)
                }
            }
            .onAppear { model.avatarPixels = layout.avatarPixels }
            .onChange(of: layout) { _, layout in model.avatarPixels = layout.avatarPixels }
        }
        .onReceive(model.lookup) { answer in
            lookup = answer
            if let user = answer.users.first { recentNames.add(user.login) }
        }
        .onReceive(model.repositoryCount) { repositoryCount = $0 }
        .onReceive(model.avatar) { avatar = $0 }
        .onReceive(model.isBusy) { isBusy = $0 }
        .onChange(of: model.isOffline) { isNameFocused = true }
        .onChange(of: repositoryCount) { _, count in
            if isLogged { print("repositories: \(count)") }
        }
    }

    private func choose(_ name: String) {
        model.username = name
        isNameFocused = true
    }

    /// Puts the name that a step returns into the field, if there is one.
    private func recall(_ step: (inout NameRecall, String, RecentNames) -> String?) -> KeyPress.Result {
        if let name = step(&recall, model.username, recentNames) { model.username = name }
        return .handled
    }
}

struct GitHubCascade_Previews: PreviewProvider {
    static var previews: some View {
        GitHubCascade(model: CascadeModel(api: GitHubAPI()))
    }
}
