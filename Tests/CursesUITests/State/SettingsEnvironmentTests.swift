import CursesUITesting
import Testing

@MainActor
@Suite("Settings in the environment")
struct SettingsEnvironmentTests {
    private struct Reader: View {
        @Environment(\.lineSpacing) private var lineSpacing
        @Environment(\.minimumScaleFactor) private var scale
        @Environment(\.allowsTightening) private var tightens
        @Environment(\.headerProminence) private var prominence
        @Environment(\.menuOrder) private var menuOrder
        @Environment(\.scrollDismissesKeyboardMode) private var dismissal
        @Environment(\.verticalScrollBounceBehavior) private var vertical
        @Environment(\.horizontalScrollBounceBehavior) private var horizontal
        @Environment(\.verticalScrollIndicatorVisibility) private var bars
        @Environment(\.labelsVisibility) private var labels
        @Environment(\.appearsActive) private var isActive

        var body: some View {
            Text(verbatim: "\(lineSpacing) \(scale) \(tightens) \(prominence) \(isActive)")
            Text(verbatim: "\(menuOrder == .fixed) \(dismissal == .never) \(vertical == .always)")
            Text(verbatim: "\(horizontal == .automatic) \(bars == .hidden) \(labels)")
        }
    }

    @Test("what a modifier sets can be read, also if cells cannot show it")
    func values() {
        let view = Reader().lineSpacing(3).minimumScaleFactor(0.5).allowsTightening(true).headerProminence(.increased)
            .menuOrder(.fixed).scrollDismissesKeyboard(.never).scrollBounceBehavior(.always)
            .scrollIndicators(.hidden, axes: .vertical).labelsHidden()
        let screen = render(
            VStack(alignment: .leading, spacing: 0) { view }.frame(maxWidth: .infinity, alignment: .leading),
            size: CellSize(width: 40, height: 3))
        #expect(screen == "3.0 0.5 true increased true\ntrue true true\ntrue true hidden")
    }

    @Test("a badge stands out as its prominence says")
    func badges() {
        func style(_ prominence: BadgeProminence) -> Style {
            let list = List { Text("row").badge("7") }.badgeProminence(prominence)
            let screen = TestApp(list, size: CellSize(width: 20, height: 2)).screen
            return screen.position(of: "7").map { screen.cell($0.column, $0.row).style } ?? .plain
        }
        #expect(style(.increased).attributes.contains(.bold))
        #expect(!style(.standard).attributes.contains(.bold))
        #expect(style(.decreased).attributes.contains(.dim))
    }

    @Test("the speed and the inverse of a curve")
    func curves() {
        #expect(abs(UnitCurve.linear.velocity(at: 0.5) - 1) < 0.01)
        #expect(UnitCurve.circularEaseIn.velocity(at: 0.1) < UnitCurve.circularEaseIn.velocity(at: 0.9))
        let value = UnitCurve.easeIn.value(at: 0.3)
        #expect(abs(UnitCurve.easeIn.inverse.value(at: value) - 0.3) < 0.01)
        #expect(abs(UnitCurve.circularEaseOut.value(at: 0.5) - 0.75.squareRoot()) < 0.01)
    }
}
