/// A whole program: its scenes, shown in the terminal.
///
///     @main
///     struct Hello: App {
///         var body: some Scene {
///             WindowGroup { Text("Hello, terminal!") }
///         }
///     }
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene

    /// What the app shows.
    @SceneBuilder @MainActor @preconcurrency
    var body: Body { get }

    @MainActor @preconcurrency
    init()
}

extension App {
    /// Runs the app until it is ended: by Control-C, by a signal, or because the terminal is gone.
    ///
    /// Then the terminal is given back as it was found. Where there is no terminal that can show
    /// the app, the reason goes to standard error, and the exit status is 1.
    @MainActor @preconcurrency
    public static func main() {
        run(cellMetrics: .cells)
    }

    /// Runs the app, whose lengths are read by `cellMetrics`.
    package static func run(cellMetrics: CellMetrics) -> Never {
        AppRunner(AppView(app: Self()), cellMetrics: cellMetrics).run()
    }
}

/// The app as the graph's topmost view: an app may own state like a view.
struct AppView<A: App>: View {
    private let host: AppHost<A>

    init(app: A) {
        host = AppHost(app: app)
    }

    var body: some View { host.app.body.rootView }
}

private struct AppHost<A>: DynamicPropertyHost {
    let app: A
}
