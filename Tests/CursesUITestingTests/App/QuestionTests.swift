import Testing

@testable import CursesUITesting

@MainActor
@Suite struct QuestionTests {
    private struct Header: View {
        var body: some View { Text("Header") }
    }

    private struct Counter: View {
        @State private var count = 0

        var body: some View {
            VStack {
                Header()
                Button("Count \(count)") { count += 1 }
            }
        }
    }

    private struct Restless: View {
        @State private var number = 0

        var body: some View {
            Text("\(number)").onChange(of: number, initial: true) { number += 1 }
        }
    }

    private let size = CellSize(width: 20, height: 3)

    @Test("The bodies that a key evaluates are reported by the names of their views")
    func bodies() {
        let app = TestApp(Counter(), size: size)
        let bodies = app.bodies { app.press(.return) }
        #expect(bodies["Counter"] == 1)
        #expect(bodies["Header"] == nil)
        #expect(app.bodyCounts["Header"] == 1)
        #expect(app.bodyCount(of: Counter.self) == 2)
        #expect(app.bodies {}.isEmpty)
    }

    @Test("The tree contains the existing views with their frames")
    func tree() throws {
        let app = TestApp(Counter(), size: size)
        let tree = app.tree
        #expect(tree.count == app.nodeCount)
        #expect(tree.all(named: "Header").count == 1)
        let button = try #require(tree.first(named: "Button"))
        #expect(button.frame == CellRect(column: 4, row: 1, width: 11, height: 1))
        #expect(button.fullType == "Button<Text>")
        #expect(tree.first(named: "Toggle") == nil)
        #expect(tree.description.hasPrefix("RootView 0,0 20x3\n  Counter 4,0 11x2\n    VStack 4,0 11x2\n"))
        #expect(tree.description.contains("\n        Header 6,0 6x1\n          Text 6,0 6x1\n"))
    }

    @Test("The output to a terminal contains only changes, as composed by ncurses")
    func output() throws {
        let app = TestApp(Counter(), size: size)
        let bytes = try app.output { app.press(.return) }
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.contains("1"))
        #expect(!text.contains("Header") && !text.contains("Count"))
        #expect(bytes.count < 40)
        #expect(try app.output {}.isEmpty)
        let resized = try app.output { app.resize(width: 30, height: 5) }
        #expect(String(decoding: resized, as: UTF8.self).contains("Header"))
    }

    @Test("No colour is written to a terminal without colours")
    func outputWithoutColors() throws {
        struct Switch: View {
            @State private var isOn = false
            var body: some View {
                Button("Switch") { isOn.toggle() }
                if isOn { Text("red").foregroundColor(.red) }
            }
        }
        func written(_ level: Capabilities.ColorLevel) throws -> String {
            let app = TestApp(Switch(), size: size, colorLevel: level)
            return String(decoding: try app.output { app.press(.return) }, as: UTF8.self)
        }
        #expect(try written(.ansi16).contains("\u{1B}[31m"))
        #expect(!(try written(.none).contains("\u{1B}[31m")))
    }

    @Test("A view that changes itself forever is stopped and reported")
    func restless() {
        let app = TestApp(Restless(), size: size)
        #expect(app.viewsThatNeverSettle == ["Restless"])
        #expect(app.diagnostics.contains { $0.hasPrefix("Restless") && $0.contains("never comes to rest") })
        #expect(TestApp(Counter(), size: size).viewsThatNeverSettle.isEmpty)
    }

    @Test("Mistakes in the first evaluation are reported")
    func firstEvaluation() {
        struct Rows: View {
            var body: some View {
                ForEach([1, 1], id: \.self) { Text("\($0)") }
            }
        }
        let app = TestApp(Rows(), size: size)
        #expect(app.diagnostics.count == 1)
        #expect(app.diagnostics.first?.contains("more than one element with the id 1") == true)
    }

    @Test("Rows of a list with the same id are reported")
    func duplicateRows() {
        struct Rows: View {
            @State private var numbers = [1, 2, 3]
            var body: some View {
                VStack {
                    Button("double") { numbers.append(3) }
                    List(numbers, id: \.self) { Text("\($0)") }
                }
            }
        }
        let app = TestApp(Rows(), size: CellSize(width: 20, height: 6))
        #expect(app.diagnostics.isEmpty)
        app.press(.return)
        #expect(app.diagnostics.contains { $0.contains("more than one element with the id 3") }, "\(app.screen)")
    }
}
