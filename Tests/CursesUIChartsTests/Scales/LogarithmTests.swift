import CursesUI
import CursesUICharts
import CursesUITesting
import Testing

@MainActor
@Suite("Values that have no place on a logarithmic scale")
struct LogarithmTests {
    private final class Values: ObservableObject { @Published var all = [100.0, 0, 10, -3] }

    private struct Growing: View {
        @ObservedObject var values: Values
        var body: some View {
            Chart(values.all.indices, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", values.all[$0])) }
                .chartYScale(type: .log)
        }
    }

    @Test("They are reported once, and the other values are drawn")
    func reported() {
        let values = Values()
        let app = TestApp(Growing(values: values))
        #expect(app.diagnostics.count == 1)
        #expect(app.diagnostics.first?.contains("2 values of zero or less on its logarithmic vertical axis") == true)
        #expect(app.screen.text.unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) })
        values.all.append(-1)
        app.settle()
        #expect(app.diagnostics.count == 1)
    }

    @Test("Bars and areas begin at zero without a report, and a symmetric logarithm has a place for all values")
    func notReported() {
        let bars = Chart(1..<5, id: \.self) { BarMark(x: .value("x", "\($0)"), y: .value("y", $0 * 100)) }
            .chartYScale(type: .log)
        #expect(TestApp(bars).diagnostics == [])
        let lines = Chart([-5, 0, 5], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
            .chartYScale(type: .symmetricLog)
        #expect(TestApp(lines).diagnostics == [])
    }
}
