import CursesUI

/// The GitHub cascade: the user types a name; profile, repositories and avatar follow, each through its own
/// pipeline.
struct GitHubCascadeApp: App {
    /// The arguments of the command line.
    static var arguments = CascadeArguments()

    @StateObject private var model = CascadeModel(
        api: arguments.api,
        username: arguments.user ?? "",
        patience: arguments.timeout,
        isLogged: arguments.log
    )
    private let memory = MemoryDefaults()

    var body: some Scene {
        WindowGroup("GitHub Cascade") {
            GitHubCascade(model: model, isLogged: Self.arguments.log)
                .defaultAppStorage(model.isOffline ? memory : .standard)
                .padding(.horizontal)
        }
    }
}
