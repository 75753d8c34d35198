import CursesUI

/// The GitHub cascade: a user name is typed; profile, repositories and avatar follow, each by its pipeline.
struct GitHubCascadeApp: App {
    /// What the command line says.
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
