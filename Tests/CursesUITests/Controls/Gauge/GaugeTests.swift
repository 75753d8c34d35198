import CursesUITesting
import Testing

@MainActor
@Suite("Gauges")
struct GaugeTests {
    @Test("a bar stands between the labels of its ends")
    func linear() {
        let app = TestApp(
            Gauge(value: 50, in: 0...100) {
                Text("Level")
            } currentValueLabel: {
                Text("half")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("100")
            },
            size: CellSize(width: 16, height: 3)
        )
        #expect(app.screen.position(of: "Level")?.row == 0 && app.screen.position(of: "half")?.row == 2)
        #expect(app.screen.position(of: "0 ")?.row == 1 && app.screen.position(of: "100")?.column == 13)
    }

    @Test("a small one takes a row; what lies outside of its bounds is at their ends")
    func compact() {
        let app = TestApp(
            Gauge(value: 3.0) { Text("full") }.gaugeStyle(.accessoryCircular),
            size: CellSize(width: 16, height: 1)
        )
        #expect(app.screen.position(of: "full") != nil)
        #expect(app.element(named: "full") != nil)
    }

    private struct WordStyle: GaugeStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label
                Text("\(Int(configuration.value * 100)) %")
            }
        }
    }

    @Test("a style of an app's own sees the value as a part of the whole")
    func style() {
        let app = TestApp(
            Gauge(value: 30, in: 20...40) { Text("it") }.gaugeStyle(WordStyle()),
            size: CellSize(width: 16, height: 1)
        )
        #expect(app.screen.position(of: "it 50 %") != nil)
    }
}
