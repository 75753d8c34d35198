import CursesUITesting
import Testing

private struct DepthKey: EnvironmentKey {
    static let defaultValue = 0
}

private struct TitleKey: EnvironmentKey {
    static let defaultValue = "none"
}

extension EnvironmentValues {
    fileprivate var depth: Int {
        get { self[DepthKey.self] }
        set { self[DepthKey.self] = newValue }
    }

    fileprivate var title: String {
        get { self[TitleKey.self] }
        set { self[TitleKey.self] = newValue }
    }
}

@MainActor
@Suite("The environment")
struct EnvironmentTests {
    @MainActor @Observable
    final class Model {
        var depth = 1
        var title = "one"
        var other = 0
    }

    struct DepthReader: View {
        @Environment(\.depth) private var depth
        var body: some View { Text(verbatim: "depth \(depth)") }
    }

    struct TitleReader: View {
        @Environment(\.title) private var title
        var body: some View { Text(verbatim: "title \(title)") }
    }

    struct Between: View {
        var body: some View {
            DepthReader()
            TitleReader()
        }
    }

    struct Root: View {
        let model: Model

        var body: some View {
            Between()
                .environment(\.depth, model.depth)
                .environment(\.title, model.title)
            Text(verbatim: "other \(model.other)")
        }
    }

    @Test("only the views that read the changed key are evaluated again")
    func onlyReaders() {
        let model = Model()
        let app = TestApp(Root(model: model), size: CellSize(width: 20, height: 3))
        model.depth = 2
        app.settle()
        #expect(app.screen.position(of: "depth 2") != nil)
        #expect(app.bodyCount(of: DepthReader.self) == 2)
        #expect(app.bodyCount(of: TitleReader.self) == 1)
        #expect(app.bodyCount(of: Between.self) == 1)
        model.title = "two"
        app.settle()
        #expect(app.screen.position(of: "title two") != nil)
        #expect(app.bodyCount(of: DepthReader.self) == 2)
        #expect(app.bodyCount(of: TitleReader.self) == 2)
        model.other = 1
        app.settle()
        #expect(app.bodyCount(of: DepthReader.self) == 2)
        #expect(app.bodyCount(of: TitleReader.self) == 2)
    }

    struct Nested: View {
        let model: Model

        var body: some View {
            VStack(alignment: .leading) {
                DepthReader()
                DepthReader().environment(\.depth, 9)
                DepthReader().transformEnvironment(\.depth) { $0 += 10 }
            }
            .environment(\.depth, model.depth)
        }
    }

    @Test("a nested value hides the outer one; a transformation follows it")
    func nested() {
        let model = Model()
        let app = TestApp(Nested(model: model), size: CellSize(width: 8, height: 3))
        #expect(app.screen == "depth 1\ndepth 9\ndepth 11")
        model.depth = 3
        app.settle()
        #expect(app.screen == "depth 3\ndepth 9\ndepth 13")
        #expect(app.bodyCount(of: DepthReader.self) == 5)
    }

    struct Rows: View {
        @Environment(\.depth) private var depth

        var body: some View {
            ForEach(0..<2) { Text(verbatim: "row \($0) at \(depth)") }
                .environment(\.depth, 100)
        }
    }

    struct Measured: View {
        @Environment(\.depth) private var depth

        var body: some View {
            GeometryReader { _ in Text(verbatim: "at \(depth)") }
                .environment(\.depth, 100)
        }
    }

    struct AroundRows: View {
        let model: Model

        var body: some View {
            VStack {
                Rows()
                Measured()
            }
            .environment(\.depth, model.depth)
        }
    }

    @Test("content closures read the environment of the view that they are written in")
    func contentClosures() {
        let model = Model()
        let app = TestApp(AroundRows(model: model), size: CellSize(width: 10, height: 3))
        #expect(app.screen == "row 0 at 1\nrow 1 at 1\nat 1")
        model.depth = 2
        app.settle()
        #expect(app.screen == "row 0 at 2\nrow 1 at 2\nat 2")
    }

    @MainActor @Observable
    final class Settings {
        var size = 1
        var unrelated = 1
    }

    struct SettingsReader: View {
        @Environment(Settings.self) private var settings
        var body: some View { Button("size \(settings.size)") { settings.size += 1 } }
    }

    struct OptionalReader: View {
        @Environment(Settings.self) private var settings: Settings?
        var body: some View { Text(verbatim: settings.map { "has \($0.size)" } ?? "has none") }
    }

    struct Provider: View {
        let model: Model
        let all = [Settings(), Settings()]

        var body: some View {
            VStack {
                SettingsReader()
                OptionalReader()
            }
            .environment(all[model.other])
        }
    }

    @Test("an @Observable object of the environment is read and tracked, also when it is replaced")
    func object() {
        let model = Model()
        let provider = Provider(model: model)
        let app = TestApp(provider, size: CellSize(width: 20, height: 2))
        app.press(.return)
        #expect(app.screen.position(of: "size 2") != nil)
        #expect(app.screen.position(of: "has 2") != nil)
        #expect(app.bodyCount(of: SettingsReader.self) == 2)
        provider.all[0].unrelated = 2
        app.settle()
        #expect(app.bodyCount(of: SettingsReader.self) == 2)
        model.other = 1
        app.settle()
        #expect(app.screen.position(of: "size 1") != nil)
        provider.all[1].size = 8
        app.settle()
        #expect(app.screen.position(of: "has 8") != nil)
        let before = app.bodyCount(of: SettingsReader.self)
        provider.all[0].size = 100
        app.settle()
        #expect(app.bodyCount(of: SettingsReader.self) == before)
    }

    @Test("an optional object of the environment is nil where nobody provides it")
    func noObject() {
        #expect(render(OptionalReader(), size: CellSize(width: 8, height: 1)) == "has none")
    }

    struct Bound: View {
        @Environment(Settings.self) private var settings

        var body: some View {
            @Bindable var settings = settings
            BindingTests.AgeField(age: $settings.size)
        }
    }

    @Test("@Bindable may be declared inside of body")
    func localBindable() {
        let settings = Settings()
        let app = TestApp(Bound().environment(settings), size: CellSize(width: 10, height: 1))
        app.press(.return)
        #expect(settings.size == 2)
        #expect(app.screen.position(of: "age 2") != nil)
    }

    struct Sheltered: View {
        let model: Model
        var body: some View {
            DepthReader()
                .environment(\.depth, 5)
                .environment(\.depth, model.depth)
        }
    }

    @Test("a change that a nested value hides evaluates nobody")
    func hidden() {
        let model = Model()
        let app = TestApp(Sheltered(model: model), size: CellSize(width: 10, height: 1))
        model.depth = 7
        app.settle()
        #expect(app.screen.position(of: "depth 5") != nil)
        #expect(app.bodyCount(of: DepthReader.self) == 1)
    }

    struct Late: View {
        let model: Model
        var body: some View {
            if model.other > 0 { DepthReader() }
        }
    }

    @Test("a view that is made later is born into the environment as it is then")
    func late() {
        let model = Model()
        struct Outer: View {
            let model: Model
            var body: some View { Late(model: model).environment(\.depth, model.depth) }
        }
        let app = TestApp(Outer(model: model), size: CellSize(width: 10, height: 1))
        model.depth = 4
        app.settle()
        model.other = 1
        app.settle()
        #expect(app.screen.position(of: "depth 4") != nil)
    }

    /// Passes its whole environment to a closure that a different node evaluates.
    private struct Passing: View {
        @Environment(\.self) private var environment

        var body: some View {
            let environment = environment
            GeometryReader { _ in Text(verbatim: "depth \(environment.depth)") }
        }
    }

    @Test("A view that reads the whole environment depends on each value, wherever it is used")
    func whole() {
        struct Changing: View {
            @State private var depth = 1
            var body: some View {
                Passing().environment(\.depth, depth).focusable().onKeyPress("x") {
                    depth = 2
                    return .handled
                }
            }
        }
        let app = TestApp(Changing(), size: CellSize(width: 20, height: 3))
        #expect(app.screen.position(of: "depth 1") != nil)
        app.press("x")
        #expect(app.screen.position(of: "depth 2") != nil, "\(app.screen)")
    }
}
