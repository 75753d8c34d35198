import CursesUITerminal
import CursesUITesting
import Foundation
import Testing

@testable import CursesUI

/// Tests the inspector inside an app.
@MainActor
@Suite("The inspector")
struct InspectorTests {
    final class Model: ObservableObject {
        @Published var title = "Harbour"
    }

    struct Counter: View {
        @State private var count = 0
        @ObservedObject var model: Model
        @Environment(\.locale) private var locale

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Text("Count \(count)")
                Button("More") { count += 1 }
                Row(model: model)
            }
            .environment(\.lineLimit, 3)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
    }

    struct Row: View {
        @ObservedObject var model: Model

        var body: some View { Text(model.title) }
    }

    private let model = Model()
    private let app: TestApp
    private let inspector: Inspector

    init() {
        app = TestApp(Counter(model: model), size: CellSize(width: 60, height: 24))
        inspector = Inspector(of: app.host, app: "Counter")
    }

    /// Waits for the next inspection.
    private func wait() { app.advance(by: .milliseconds(200)) }

    private func open() {
        inspector.open()
        wait()
    }

    @Test("While it is closed, nothing is recorded, and nothing of the host refers to it")
    func closed() {
        #expect(app.host.graph.watcher == nil)
        #expect(app.host.cover == nil)
        open()
        #expect(app.host.graph.watcher != nil)
        app.press(.function(12))
        wait()
        #expect(inspector.recorder == nil)
        #expect(app.host.graph.watcher == nil)
        #expect(app.host.cover == nil)
        let frames = app.terminal.frameCount
        app.press(.return)
        #expect(app.terminal.frameCount == frames + 1)
        #expect(inspector.inspection.bodies.isEmpty && inspector.inspection.frames.isEmpty)
        #expect(app.screen.row(0).contains("Count 1"))
    }

    @Test("It covers the lower half of a narrow screen and the right half of a wide one, and leaves them as they were")
    func place() {
        let before = app.screen
        open()
        #expect(app.screen.row(12).contains("Views"))
        #expect(app.screen.row(0).contains("Count 0"))
        app.press("d")
        wait()
        #expect(app.screen.row(0).contains("Views"))
        app.press("d")
        app.press("d")
        app.resize(width: 120, height: 20)
        wait()
        #expect(app.screen.row(0).contains("Count 0") && app.screen.row(0).contains("Views"))
        app.resize(width: 60, height: 24)
        wait()
        app.press(.escape)
        wait()
        #expect(app.screen == before)
    }

    @Test("The app goes on below it; Shift-F12 and F11 give the keys to the app and back")
    func keys() {
        open()
        app.press(.return)
        #expect(app.screen.row(0).contains("Count 0"))
        app.press(.function(12), modifiers: .shift)
        app.press(.return)
        #expect(app.screen.row(0).contains("Count 1"))
        #expect(app.screen.row(23).contains("App"))
        app.press(.function(11))
        app.press(.return)
        #expect(app.screen.row(0).contains("Count 1"))
    }

    @Test("A click in the app goes to the app, and takes the keys there")
    func mouse() throws {
        open()
        let button = try #require(app.screen.position(of: "More"))
        app.send(.mouse(.init(.press, button: .left, at: button)))
        app.send(.mouse(.init(.release, button: .left, at: button)))
        #expect(app.screen.row(0).contains("Count 1"))
        app.press(.return)
        #expect(app.screen.row(0).contains("Count 2"))
    }

    @Test("The tree lists the views that a program names, with frames")
    func tree() {
        let tree = InspectedTree(of: app.host.rootNode, listsAll: false)
        let label = ["Text", "Text", "Label", "Text"]
        #expect(tree.views.map(\.name) == ["Counter", "VStack", "Text", "Button"] + label + ["Row", "Text"])
        #expect(tree.views.map(\.depth) == [0, 1, 2, 2, 3, 3, 3, 4, 2, 3])
        #expect(tree.views.filter(\.isOfApp).map(\.name) == ["Counter", "Row"])
        #expect(tree.views[2].text == "Count 0")
        #expect(tree.views[2].area == InspectedArea(CellRect(column: 0, row: 0, width: 7, height: 1)))
        #expect(tree.views[0].area.sizeText == "60×24")
        let all = InspectedTree(of: app.host.rootNode, listsAll: true)
        #expect(all.views.count > 2 * tree.views.count)
    }

    @Test("Bodies are counted with the reason why each ran")
    func bodies() {
        open()
        app.press(.function(11))
        app.press(.return)
        app.press(.return)
        model.title = "Haven"
        app.settle()
        let bodies = inspector.inspection.bodies
        let counter = bodies.first { $0.name == "Counter" }
        #expect(counter?.count == 3)
        #expect(counter?.reasons == [.init(name: "_count", count: 2), .init(name: "_model", count: 1)])
        let row = bodies.first { $0.name == "Row" }
        #expect(row?.count == 1)
        #expect(row?.latest == "_model")
    }

    @Test("The log has keys, the focus, and the signals of objects; passwords are not in it")
    func log() {
        open()
        app.press(.function(11))
        app.press(.return)
        model.title = "Haven"
        app.settle()
        let texts = inspector.inspection.log.map { "\($0.kind.rawValue) \($0.text)" }
        #expect(texts.contains("key ⏎"))
        #expect(texts.contains("object Model will change, read by Row"))
        let secret = TestApp(SecureField("Password", text: .constant("")))
        let other = Inspector(of: secret.host, app: "Secret")
        other.open()
        secret.press(.function(11))
        secret.type("x")
        #expect(other.inspection.log.contains { $0.text == "a character of a password" })
        #expect(!other.inspection.log.contains { $0.text == "x" })
    }

    @Test("Frames have times of stages, and what the inspector draws is no frame")
    func frames() {
        open()
        wait()
        #expect(inspector.inspection.frames.isEmpty)
        app.press(.downArrow)
        wait()
        #expect(inspector.inspection.frames.isEmpty)
        app.press(.function(11))
        app.press(.return)
        let frames = inspector.inspection.frames
        #expect(frames.count >= 1)
        #expect(frames.first.map { $0.bodies > 0 && $0.cells > 0 } == true)
        #expect(Set(frames.first?.times.keys.map { $0 } ?? []) == Set(FrameStage.allCases))
    }

    @Test("The chosen view has a box, its state, the environment it uses, and its layout")
    func details() throws {
        open()
        app.press(.home)
        wait()
        let details = try #require(inspector.inspection.details)
        #expect(details.name == "Counter")
        let values = details.properties.map { "\($0.kind) \($0.name) \($0.text)" }
        #expect(values.contains("@State count 0"))
        #expect(values.contains("@ObservedObject model Model"))
        #expect(values.contains("@Published title \"Harbour\""))
        let modifier = InspectedTree(of: app.host.rootNode, listsAll: true).nodes
            .first { ListedType.type(of: $0).name == "EnvironmentModifier" }
        let environment = DetailsReader(try #require(modifier)).details.environment
        #expect(environment.contains { $0.kind == "sets" && $0.name == "lineLimit" && $0.text == "3" })
        app.press(.downArrow)
        app.press(.downArrow)
        wait()
        #expect(app.screen.row(1).contains("━"))
        // The top edge of the box is off the screen, and its side edges cover no text of the view.
        #expect(app.screen.row(0).contains("Count 0┃"))
        #expect(app.screen.row(1).contains("7×1"))
        let layout = try #require(inspector.inspection.details?.layout.first)
        #expect(layout.size == "7×1")
        #expect(!layout.answers.isEmpty)
        app.press(.escape)
        wait()
        #expect(!app.screen.row(1).contains("━"))
    }

    @Test("A view is picked with the arrows, or with the mouse, and the app gets none of it")
    func picking() {
        open()
        app.press("p")
        wait()
        #expect(app.terminal.mouse == .motion)
        #expect(app.screen.position(of: "choose") != nil)
        app.send(.mouse(.init(.move, at: CellPoint(column: 3, row: 0))))
        wait()
        #expect(inspector.inspection.details?.name == "Text")
        app.press(.downArrow)
        app.press(.downArrow)
        wait()
        #expect(inspector.inspection.details?.properties.isEmpty == false)
        #expect(inspector.inspection.details?.area.row == 2)
        app.press(.return)
        wait()
        #expect(app.terminal.mouse == .drags)
        app.press("p")
        let button = CellPoint(column: 2, row: 1)
        app.send(.mouse(.init(.press, button: .left, at: button)))
        app.send(.mouse(.init(.release, button: .left, at: button)))
        wait()
        #expect(inspector.inspection.views.contains { $0.text == "Count 0" })
        #expect(inspector.inspection.isPicking == false)
    }

    @Test("A view is picked from a second terminal, whose keys move the pointer")
    func remotePicking() {
        open()
        inspector.send(.pick(true))
        inspector.send(.movePointer(columns: -500, rows: -500))
        inspector.send(.movePointer(columns: 2, rows: 0))
        wait()
        #expect(inspector.inspection.details?.name == "Text")
        inspector.send(.movePointer(columns: Int.max, rows: Int.max))
        inspector.send(.pick(false))
        wait()
        #expect(inspector.inspection.isPicking == false)
    }

    @Test("Paused, it shows no news until it goes on")
    func paused() {
        open()
        app.press("5")
        app.press(.space)
        app.press(.function(11))
        app.press(.return)
        wait()
        #expect(app.screen.position(of: "key ") == nil)
        app.press(.function(11))
        app.press(.space)
        wait()
        #expect(app.screen.position(of: "key ") != nil)
    }

    @Test("Objects that the environment lacks are named, and reading them does not trap")
    func missingObjects() {
        struct Lacking: View {
            @EnvironmentObject var model: Model
            @Environment(Observed.self) var observed
            var body: some View { Text("fine") }
        }
        let app = TestApp(Lacking())
        let inspector = Inspector(of: app.host, app: "Lacking")
        inspector.open()
        app.advance(by: .seconds(1))
        app.press(.home)
        app.advance(by: .seconds(1))
        let texts = inspector.inspection.details?.properties.map(\.text) ?? []
        #expect(texts == ["no Model in the environment", "Observed"])
    }

    @Test("A value of any size is one short line")
    func values() {
        #expect(ValueText.text("a\nb") == "\"a\\nb\"")
        #expect(ValueText.text(Array(0..<1_000_000)) == "[0, 1, 2, 3, 4, 5, 999994 more]")
        #expect(ValueText.text(["a": [1]]) == "[\"a\": [1]]")
        #expect(ValueText.text(Int?.none as Any) == "nil")
        #expect(ValueText.text(model) == "Model")
        #expect(ValueText.text(InspectedBody.Reason(name: "x", count: 2)) == "Reason(name: \"x\", count: 2)")
        #expect(ValueText.text(String(repeating: "a", count: 5000)).count <= ValueText.limit)
        #expect(ValueText.text(InspectionRequest.pick(true)) == ".pick(true)")
        #expect(ValueText.text("\u{1B}[2J") == "\"\\u{1B}[2J\"")
    }

    @Test("The names of views cover the pages of the documentation")
    func names() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let pages = try FileManager.default.contentsOfDirectory(
            atPath: root.appending(path: "Sources/CursesUI/CursesUI.docc/Views").path)
        let names = Set(pages.filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) })
        #expect(names.subtracting(ListedType.names).sorted() == [])
    }
}

@Observable
private final class Observed {}
