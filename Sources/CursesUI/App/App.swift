import CursesUITerminal

/// A complete program, defined by the scenes that it shows in the terminal.
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

    /// The scenes of the app.
    @SceneBuilder @MainActor @preconcurrency
    var body: Body { get }

    @MainActor @preconcurrency
    init()
}

extension App {
    // Disfavored, so that `SwiftUICompat` can measure apps in points with a method of the same name. A protocol of the
    // same name would be ambiguous in a file that imports charts as well, because their module re-exports this one.
    /// Runs the app until it ends: by Control-C, by a signal, or because the terminal has disappeared.
    ///
    /// At the end, the terminal is restored to its previous state. If there is no terminal that can show the app, the
    /// reason is written to standard error and the exit status is 1.
    @_disfavoredOverload
    @MainActor @preconcurrency
    public static func main() {
        run(cellMetrics: .cells)
    }

    /// Runs the app; `cellMetrics` converts its lengths to cells.
    package static func run(cellMetrics: CellMetrics) -> Never {
        NCursesTerminal.prepareProcess()
        ResourceFolders.adopt(Self.self)
        StringTablePlace.becomeSource()
        AppRunner(AppView(app: Self()), cellMetrics: cellMetrics).run()
    }
}

/// The root view of the graph. It stores the app, because an app may own state like a view.
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
