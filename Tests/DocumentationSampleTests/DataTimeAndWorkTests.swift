import CursesUI
import CursesUITesting
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("Recipes: Data, time and work")
struct DataTimeAndWorkTests {
    @Test("How do I load JSON?")
    func shipFile() async throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(#"[{"id": 1, "name": "Isolde"}]"#, to: "ships.json")
        let app = makeApp(ShipFile(file: file))
        await app.wait { $0.shows("Isolde") }
        let other = makeApp(ShipFile(file: folder.url.appending(path: "none.json")))
        await other.wait { $0.shows("none.json has no ships.") }
    }

    @Test("How do I fetch JSON from a server?")
    func crewDownload() async throws {
        let app = makeApp(CrewDownload(address: try #require(URL(string: "data:application/json,%5B%22Ada%22%5D"))))
        await app.wait { $0.shows("Ada") }
        let other = makeApp(CrewDownload(address: try #require(URL(string: "data:application/json,Ada"))))
        await other.wait { !$0.shows("Ada") && !$0.screen.text.allSatisfy(\.isWhitespace) }
    }

    @Test("How do I show that something is loading?")
    func loadingShips() async {
        let app = makeApp(LoadingShips { ["Isolde"] })
        await app.wait { $0.shows("Isolde") }
        let other = makeApp(LoadingShips { throw CancellationError() })
        await other.wait { $0.shows("No connection") }
    }

    @Test("How do I run long work with progress and cancel?")
    func longWork() async {
        let app = makeApp(LongWork())
        app.press(.return)
        await app.advance(by: .milliseconds(3_500))
        #expect(app.shows("3 of 10"))
        app.click(text: "Cancel")
        await app.wait { $0.shows("Start") }
        await app.advance(by: .seconds(5))
        #expect(app.shows("3 of 10"))
    }

    @Test("How do I run a command and show its output?")
    func commandOutput() async {
        let app = makeApp(CommandOutput(command: "printf 'one\\ntwo\\n'"))
        await app.wait(atMost: .seconds(60)) { $0.shows("one") && $0.shows("two") }
    }

    @Test("How do I show a running command with its exit status and a way to cancel?")
    func commandRun() async {
        let app = makeApp(CommandRun(command: "echo ready; exec sleep 3600"), height: 10)
        app.click(text: "[ Run ]")
        // The limit is long, because tests of other suites share the main actor and may delay the command.
        await app.wait(atMost: .seconds(60)) { $0.shows("ready") }
        app.click(text: "[ Stop ]")
        await app.wait(atMost: .seconds(60)) { $0.shows("exit status 9") }
        #expect(app.shows("[ Run ]"))
    }

    @Test("How do I call $EDITOR?")
    func noteEditing() async throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("draft", to: "note.txt")
        let editor = SuspendAction { _, arguments in
            try Data("edited".utf8).write(to: URL(filePath: arguments.last ?? ""))
            return 0
        }
        let app = makeApp(NoteEditing(file: file).environment(\.suspend, editor))
        app.press(.return)
        await app.wait { $0.shows("edited") }
    }

    @Test("How do I keep a setting between runs?")
    func unitSetting() {
        let defaults = MemoryDefaults()
        let app = makeApp(UnitSetting().defaultAppStorage(defaults))
        app.press(.space)
        #expect(app.shows("depth 21 ft"))
        #expect(makeApp(UnitSetting().defaultAppStorage(defaults)).shows("depth 21 ft"))
    }

    @Test("How do I share a model between views?")
    func sharedFleet() {
        let app = makeApp(SharedFleet())
        app.press(.return)
        #expect(app.shows("2 ships"))
    }

    @Test("How do I show values of a publisher?")
    func depthReading() {
        let depths = PassthroughSubject<Double, Never>()
        let app = makeApp(DepthReading(depths: depths))
        depths.send(6.5)
        app.settle()
        #expect(app.shows("6.5 m"))
    }

    @Test("How do I show the time?")
    func clock() {
        let app = makeApp(Clock(), height: 1)
        #expect(app.screen.text.contains(":00"))
        app.advance(by: .seconds(2))
        #expect(app.screen.text.contains(":02"))
    }

    @Test("How do I test a debounced search?")
    func debouncedSearch() {
        pauseInTyping()
    }
}
