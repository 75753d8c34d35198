import CursesUITesting
import Testing

@MainActor
@Suite("Observable objects")
struct ObservableObjectTests {
    final class Weather: ObservableObject {
        @Published var temperature = 20.0
        @Published var wind = 1
        var note = "none"
    }

    struct Label: View {
        @ObservedObject var weather: Weather
        var body: some View { Text(verbatim: "\(weather.temperature) \(weather.note)") }
    }

    struct Passing: View {
        let weather: Weather
        var body: some View {
            Label(weather: weather)
            Bystander()
        }
    }

    struct Bystander: View {
        var body: some View { Text(verbatim: "by") }
    }

    @Test("one change evaluates exactly the views that hold the object")
    func holders() {
        let weather = Weather()
        let app = TestApp(
            VStack {
                Passing(weather: weather); Label(weather: weather)
            },
            size: CellSize(width: 20, height: 4)
        )
        weather.temperature = 25
        #expect(app.bodyCount(of: Label.self) == 2)
        app.settle()
        #expect(app.bodyCount(of: Label.self) == 4)
        #expect(app.bodyCount(of: Passing.self) == 1)
        #expect(app.bodyCount(of: Bystander.self) == 1)
        #expect(app.screen.position(of: "25.0 none") != nil)
    }

    @Test("A view is marked at the signal and drawn in the next cycle, never synchronously")
    func nextCycle() {
        let weather = Weather()
        let app = TestApp(Label(weather: weather), size: CellSize(width: 20, height: 1))
        weather.temperature = 25
        #expect(app.screen.position(of: "20.0") != nil)
        app.settle()
        #expect(app.screen.position(of: "25.0") != nil)
    }

    @Test("A property that is not published signals nothing; the next signal shows it")
    func unpublished() {
        let weather = Weather()
        let app = TestApp(Label(weather: weather), size: CellSize(width: 20, height: 1))
        weather.note = "rain"
        app.settle()
        #expect(app.bodyCount(of: Label.self) == 1)
        weather.objectWillChange.send()
        app.settle()
        #expect(app.screen.position(of: "20.0 rain") != nil)
    }

    final class Noisy: ObservableObject {
        @Published var value = 0 {
            didSet { objectWillChange.send() }
        }
    }

    struct NoisyView: View {
        @ObservedObject var model: Noisy
        var body: some View { Button("value \(model.value)") { model.value += 1 } }
    }

    @Test("Two signals for one set are one evaluation and one frame")
    func twoSignals() {
        let app = TestApp(NoisyView(model: Noisy()), size: CellSize(width: 20, height: 1))
        app.press(.return)
        #expect(app.screen.position(of: "value 1") != nil)
        #expect(app.bodyCount(of: NoisyView.self) == 2)
        #expect(app.frameCount == 2)
    }

    final class Entry: ObservableObject {
        @Published var text = "a"
        @Published var other = 0
    }

    struct Field: View {
        @Binding var text: String
        var body: some View { Button("text \(text)") { text += "b" } }
    }

    struct Editor: View {
        @ObservedObject var entry: Entry

        var body: some View {
            Field(text: $entry.text)
            Text(verbatim: "other \(entry.other)")
        }
    }

    @Test("$model.text is a binding: writes reach the model, changes reach the field")
    func bindings() {
        let entry = Entry()
        let app = TestApp(Editor(entry: entry), size: CellSize(width: 20, height: 2))
        app.press(.return)
        #expect(entry.text == "ab")
        #expect(app.screen.position(of: "text ab") != nil)
        entry.text = "set"
        app.settle()
        #expect(app.screen.position(of: "text set") != nil)
        let before = app.bodyCount(of: Field.self)
        entry.other = 1
        app.settle()
        #expect(app.screen.position(of: "other 1") != nil)
        #expect(app.bodyCount(of: Field.self) == before)
    }

    final class Counted: ObservableObject {
        @Published var value = 0
        init(_ log: Log) { MainActor.assumeIsolated { log.add("made") } }
    }

    struct Owner: View {
        @StateObject private var object: Counted
        let name: String

        init(name: String, log: Log) {
            self.name = name
            _object = StateObject(wrappedValue: Counted(log))
        }

        var body: some View { Button("\(name) \(object.value)") { object.value += 1 } }
    }

    struct OwnerParent: View {
        @State private var name = "a"
        let log: Log

        var body: some View {
            Button("Rename") { name += "a" }
            Owner(name: name, log: log)
        }
    }

    @Test("a StateObject is made once for its view and kept over evaluations")
    func stateObject() {
        let log = Log()
        let app = TestApp(OwnerParent(log: log), size: CellSize(width: 20, height: 2))
        app.click(text: "a 0")
        app.click(text: "Rename")
        #expect(app.screen.position(of: "aa 1") != nil)
        #expect(log.take() == ["made"])
    }

    struct FromEnvironment: View {
        @EnvironmentObject private var entry: Entry
        var body: some View { Field(text: $entry.text) }
    }

    struct Replacing: View {
        let entries: [Entry]
        @State private var index = 0

        var body: some View {
            Button("Replace") { index += 1 }
            VStack { FromEnvironment() }.environmentObject(entries[index])
        }
    }

    @Test("an EnvironmentObject is observed, also after it has been replaced")
    func environmentObject() {
        let entries = [Entry(), Entry()]
        entries[1].text = "second"
        let app = TestApp(Replacing(entries: entries), size: CellSize(width: 20, height: 2))
        entries[0].text = "first"
        app.settle()
        #expect(app.screen.position(of: "text first") != nil)
        app.click(text: "Replace")
        #expect(app.screen.position(of: "text second") != nil)
        entries[1].text = "changed"
        app.settle()
        #expect(app.screen.position(of: "text changed") != nil)
        let before = app.bodyCount(of: FromEnvironment.self)
        entries[0].text = "old"
        app.settle()
        #expect(app.bodyCount(of: FromEnvironment.self) == before)
    }

    final class Parent: ObservableObject {
        @Published var weather = Weather()
    }

    struct ParentView: View {
        @ObservedObject var parent: Parent
        var body: some View { Text(verbatim: "\(parent.weather.temperature)") }
    }

    @Test("A nested object does not propagate; replacing it does")
    func nested() {
        let parent = Parent()
        let app = TestApp(ParentView(parent: parent), size: CellSize(width: 10, height: 1))
        parent.weather.temperature = 1
        app.settle()
        #expect(app.screen.position(of: "20.0") != nil)
        parent.weather = Weather()
        parent.weather.temperature = 2
        app.settle()
        #expect(app.screen.position(of: "2.0") != nil)
    }

    struct Swapping: View {
        let objects: [Weather]
        @State private var index = 0

        var body: some View {
            Button("Swap") { index = 1 }
            Label(weather: objects[index])
        }
    }

    @Test("another object at the same place replaces the subscription")
    func swapped() {
        let objects = [Weather(), Weather()]
        objects[1].temperature = 7
        let app = TestApp(Swapping(objects: objects), size: CellSize(width: 20, height: 2))
        app.press(.return)
        #expect(app.screen.position(of: "7.0") != nil)
        let before = app.bodyCount(of: Label.self)
        objects[0].wind = 5
        app.settle()
        #expect(app.bodyCount(of: Label.self) == before)
    }

    @Test("A signal from a background thread shows the new value in the end")
    func background() async throws {
        // `nonisolated(unsafe)` is safe because only one thread writes the object, and the test waits for that thread.
        nonisolated(unsafe) let weather = Weather()
        let app = TestApp(Label(weather: weather), size: CellSize(width: 20, height: 1))
        await withCheckedContinuation { done in
            Thread.detachNewThread {
                weather.temperature = 30
                done.resume()
            }
        }
        await app.wait { $0.screen.position(of: "30.0") != nil && !$0.diagnostics.isEmpty }
        #expect(app.diagnostics.contains { $0.contains("Weather") && $0.contains("main actor") })
    }
}
