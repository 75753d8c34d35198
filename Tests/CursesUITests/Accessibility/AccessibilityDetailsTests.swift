import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("Custom content, pairs and rotors")
struct AccessibilityDetailsTests {
    /// Returns the lines that an app writes while an action runs.
    private func lines(_ app: TestApp, during action: () -> Void) -> [String] {
        let before = app.transcript
        action()
        return Array(app.transcript.dropFirst(before.count))
    }

    @Test("Important content is in the line, and all of it in the repeated line")
    func customContent() {
        let key = AccessibilityCustomContentKey("Age")
        let app = TestApp(
            VStack {
                Button("One") {}
                Button("Ada") {}
                    .accessibilityCustomContent("Size", "3 kB", importance: .high)
                    .accessibilityCustomContent(key, "10 days")
                    .accessibilityCustomContent("Owner", "Grace")
                    .accessibilityCustomContent(key, nil)
                    .accessibilityCustomContent(key, "11 days")
            },
            isPlain: true)
        #expect(lines(app) { app.press(.tab) } == ["Ada, button, Size: 3 kB"])
        #expect(
            lines(app) { app.press("g", modifiers: .control) }
                == ["Ada, button, Size: 3 kB, Age: 11 days, Owner: Grace"])
    }

    @Test("A combined element has the content of its parts")
    func combined() {
        let app = TestApp(
            VStack {
                Text(verbatim: "a").accessibilityCustomContent("Size", "3 kB", importance: .high)
                Text(verbatim: "b")
            }
            .accessibilityElement(children: .combine))
        #expect(app.tree.first?.customContent.map(\.line) == ["Size: 3 kB"])
    }

    @Test("A pair names the content by its label")
    func pair() {
        struct Form: View {
            @Namespace private var names
            @State private var text = ""

            var body: some View {
                Text(verbatim: "Harbour").accessibilityLabeledPair(role: .label, id: "harbour", in: names)
                TextField("", text: $text).accessibilityLabeledPair(role: .content, id: "harbour", in: names)
                TextField("Other", text: $text).accessibilityLabeledPair(role: .content, id: "none", in: names)
            }
        }
        let app = TestApp(Form(), size: CellSize(width: 30, height: 4))
        #expect(app.tree.filter(\.isFocusable).map(\.label) == ["Harbour", "Other"])
    }

    private struct Messages: View {
        @Namespace private var names
        let log: Log

        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<40, id: \.self) { number in
                        Button("message \(number)") {}
                    }
                    Button("footer") {}.accessibilityRotorEntry(id: "footer", in: names)
                }
            }
            .accessibilityRotor("Unread") {
                ForEach([10, 30], id: \.self) { number in
                    AccessibilityRotorEntry("entry \(number)", id: number) { log.add("prepare \(number)") }
                }
                AccessibilityRotorEntry("end", "footer", in: names)
            }
        }
    }

    @Test("The palette lists the entries of a rotor, which scroll and move the focus")
    func rotor() {
        let log = Log()
        let app = TestApp(Messages(log: log), size: CellSize(width: 60, height: 20))
        #expect(app.screen.position(of: "message 30") == nil)
        app.press("p", modifiers: .control)
        app.type("Unread: entry 30")
        app.press(.return)
        #expect(log.take() == ["prepare 30"])
        #expect(app.focusedElement?.label == "message 30", "\(app.screen)")
        #expect(app.screen.position(of: "message 30") != nil)
        app.press("p", modifiers: .control)
        app.type("Unread: end")
        app.press(.return)
        #expect(app.focusedElement?.label == "footer")
    }

    @Test("A rotor lists the elements of an array by their names")
    func models() {
        struct City: Identifiable {
            let id: Int
            let name: String
        }
        let cities = [City(id: 1, name: "Oslo"), City(id: 2, name: "Rome")]
        let app = TestApp(
            VStack { ForEach(cities) { city in Button("button \(city.id)") {} } }
                .accessibilityRotor(.headings, entries: cities, entryLabel: \.name),
            size: CellSize(width: 60, height: 20))
        app.press("p", modifiers: .control)
        app.type("Headings: Rome")
        app.press(.return)
        #expect(app.focusedElement?.label == "button 2")
    }

    private struct Stars: View {
        @State private var rating = 3
        var isEnabled = true

        var body: some View {
            VStack {
                Text(verbatim: String(repeating: "*", count: rating))
                    .accessibilityElement()
                    .accessibilityLabel("Rating")
                    .accessibilityValue("\(rating)")
                    .accessibilityAdjustableAction { rating += $0 == .increment ? 1 : -1 }
                    .disabled(!isEnabled)
            }
        }
    }

    @Test("A view with an adjustable action takes the focus and the keys of a stepper")
    func adjustable() {
        let app = TestApp(Stars(), size: CellSize(width: 10, height: 1))
        app.press("+")
        app.press(.rightArrow)
        app.press("-")
        app.press(.rightArrow)
        #expect(app.screen.text.contains("*****"))
        app.press(.leftArrow)
        #expect(!app.screen.text.contains("*****"))
        let disabled = TestApp(Stars(isEnabled: false), size: CellSize(width: 10, height: 1))
        disabled.press("+")
        #expect(!disabled.screen.text.contains("****"))
    }

    @Test("The plain mode tells an adjustable view and its new value")
    func plain() {
        let app = TestApp(Stars(), isPlain: true)
        #expect(app.transcript.last == "Rating, adjustable, 3")
        #expect(lines(app) { app.press("+") } == ["4"])
    }

    @Test("The palette finds a control by its other names")
    func inputLabels() {
        let log = Log()
        let app = TestApp(
            VStack {
                Button("Compose") { log.add("compose") }.accessibilityInputLabels(["Write", "New message"])
                Button("Other") {}
            },
            size: CellSize(width: 60, height: 16))
        app.press("p", modifiers: .control)
        app.type("New mess")
        app.press(.return)
        #expect(log.take() == ["compose"])
    }

    private struct Tides: AXChartDescriptorRepresentable {
        let count: Int

        func makeChartDescriptor() -> AXChartDescriptor {
            AXChartDescriptor(
                title: "Tides", summary: "Two high waters.",
                xAxis: AXNumericDataAxisDescriptor(
                    title: "Hour", range: 0...24, gridlinePositions: []
                ) { "\(Int($0)) h" },
                yAxis: AXNumericDataAxisDescriptor(
                    title: "Level", range: 0...4, gridlinePositions: []
                ) { "\(Int($0)) m" },
                series: [
                    AXDataSeriesDescriptor(
                        name: "Bergen", isContinuous: true,
                        dataPoints: (0..<count).map { AXDataPoint(x: Double($0), y: Double($0 % 4)) })
                ])
        }
    }

    @Test("A chart has its title, its summary and its points")
    func chart() {
        func element(_ count: Int) -> AccessibilityElement? {
            TestApp(Text(verbatim: "~~~").accessibilityChartDescriptor(Tides(count: count))).tree.first
        }
        #expect(element(2)?.label == "Tides")
        #expect(element(2)?.value == "Two high waters.")
        #expect(element(2)?.customContent.map(\.line) == ["Bergen: 0 h 0 m; 1 h 1 m"])
        #expect(element(20)?.customContent.map(\.line) == ["Bergen: 20 points from 0 m to 3 m"])
    }

    @Test("Keys scroll and zoom")
    func scrollAndZoom() {
        let log = Log()
        let app = TestApp(
            Text(verbatim: "map")
                .accessibilityScrollAction { log.add("\($0)") }
                .accessibilityZoomAction { log.add("\($0.direction)") },
            size: CellSize(width: 10, height: 1))
        app.press(.pageDown)
        app.press("+")
        app.press("-")
        #expect(log.take() == ["bottom", "zoomIn", "zoomOut"])
    }
}

extension TestApp {
    /// All accessibility elements.
    fileprivate var tree: [AccessibilityElement] {
        AccessibilityTree.elements(of: host.rootNode).flatMap(\.withDescendants)
    }

    fileprivate var focusedElement: AccessibilityElement? { tree.first(where: \.isFocused) }
}
