import CursesUITesting
import Testing

private struct StarredBox: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
            Text(verbatim: "*")
            GroupBox(configuration)
        }
    }
}

private struct StarredGauge: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
            Text(verbatim: "*")
            Gauge(value: configuration.value) { configuration.label }
        }
    }
}

private struct StarredForm: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
            Text(verbatim: "*")
            Form(configuration)
        }
    }
}

@MainActor
@Suite("Styles that decorate")
struct StyleRecursionTests {
    private func text(_ view: some View) -> String {
        TestApp(view, size: CellSize(width: 24, height: 8)).screen.text
    }

    @Test("a group box of the configuration has the look of one without a style")
    func groupBox() {
        let plain = text(GroupBox("title") { Text("inside") })
        let starred = text(GroupBox("title") { Text("inside") }.groupBoxStyle(StarredBox()))
        #expect(plain.contains("inside") && starred.contains("inside") && starred.contains("title"))
        #expect(starred.filter { $0 == "*" }.count == 1)
    }

    @Test("a group box inside of a styled one has the style too")
    func nested() {
        let starred = text(
            GroupBox("outer") { GroupBox("inner") { Text("inside") } }.groupBoxStyle(StarredBox())
        )
        #expect(starred.contains("inner") && starred.filter { $0 == "*" }.count == 2)
    }

    @Test("a gauge in a gauge's style has the look of one without a style")
    func gauge() {
        let starred = text(Gauge(value: 0.5) { Text("level") }.gaugeStyle(StarredGauge()))
        #expect(starred.contains("level") && starred.filter { $0 == "*" }.count == 1)
    }

    @Test("a form of the configuration has the look of one without a style")
    func form() {
        let starred = text(Form { Section("rows") { Text("row") } }.formStyle(StarredForm()))
        #expect(starred.contains("rows") && starred.filter { $0 == "*" }.count == 1)
    }
}
