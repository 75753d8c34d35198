import CursesUITesting
import Foundation
import Testing

@testable import CursesUI

/// Members of SwiftUI's types that apps use less often.
@MainActor
@Suite("Less frequent members")
struct MoreMembersTests {
    private func screen(_ view: some View, width: Int = 20, height: Int = 4) -> String {
        TestApp(view, size: CellSize(width: width, height: height)).screen.text
    }

    private struct Folder {
        let name: String
        var folders: [Folder]?
    }

    @Test("A tree may have ids of its own, and a single root")
    func trees() {
        let root = Folder(name: "root", folders: [Folder(name: "leaf")])
        let list = TestApp(List([root], id: \.name, children: \.folders) { Text(verbatim: $0.name) })
        #expect(!list.screen.text.contains("leaf"))
        list.press(.rightArrow)
        #expect(list.screen.text.contains("leaf"))
        let group = OutlineGroup(root, id: \.name, children: \.folders) { Text(verbatim: $0.name) }
        let app = TestApp(List { group })
        app.press(.rightArrow)
        #expect(app.screen.text.contains("leaf"))
    }

    private func text(_ style: SystemFormatStyle.DateOffset, _ date: Date) -> String {
        String(style.format(date).characters)
    }

    @Test("The time between two dates has the largest units, and a sign")
    func offset() {
        let date = Date(timeIntervalSinceReferenceDate: 0)
        #expect(text(.offset(to: date), date + 7500) == "2 hours, 5 minutes")
        #expect(text(.offset(to: date), date - 3601) == "-1 hour, 1 second")
        #expect(text(.offset(to: date, maxFieldCount: 1, sign: .always()), date + 90) == "+1 minute")
        #expect(text(.offset(to: date, allowedFields: [.minute]), date + 59) == "0 minutes")
        #expect(
            text(.offset(to: date, allowedFields: [.minute], sign: .always(includingZero: false)), date) == "0 minutes")
    }

    @Test("A date that is near is told from the current one, and a far one is written out")
    func reference() {
        let date = Date(timeIntervalSinceReferenceDate: 0)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        let style = SystemFormatStyle.DateReference.reference(to: date).locale(Locale(identifier: "en_US"))
            .calendar(calendar)
        func text(_ date: Date) -> String { String(style.format(date).characters) }
        #expect(text(date - 7200) == "in 2 hours")
        #expect(text(date + 7200) == "2 hours ago")
        #expect(text(date + 90_000) == "Jan 1, 2001")
    }

    @Test("A shape with a size stands at its anchor")
    func anchoredShape() {
        let shape = Rectangle().size(width: 2, height: 1, anchor: .bottomTrailing)
        #expect(
            shape.path(in: CGRect(x: 0, y: 0, width: 6, height: 3)).boundingRect
                == CGRect(x: 4, y: 2, width: 2, height: 1))
        let plain = Rectangle().size(width: 2, height: 1)
        #expect(
            plain.path(in: CGRect(x: 0, y: 0, width: 6, height: 3)).boundingRect
                == CGRect(x: 0, y: 0, width: 2, height: 1))
    }

    @Test("A symbol has the variants that it was given")
    func variants() {
        #expect(SymbolVariants.fill.circle.contains(.circle))
        #expect(!SymbolVariants.fill.contains(.circle))
        #expect(SymbolVariants.fill.contains(.none))
    }

    @Test("Texts with a label can be joined")
    func joined() {
        let text = Text(verbatim: "a").accessibilityLabel(Text(verbatim: "b")) + Text(verbatim: "c")
        #expect(screen(text, height: 1).contains("ac"))
    }

    private struct Moved: ViewModifier {
        let distance: CGFloat

        func body(content: Content) -> some View { content.offset(x: distance) }
    }

    private struct Mover: View {
        let modifierIsAnimated: Bool
        @State private var distance: CGFloat = 0

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Text(verbatim: "x").modifier(
                    Moved(distance: distance).animation(modifierIsAnimated ? .linear(duration: 1) : nil))
                Button("Go") { distance = 10 }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
    }

    @Test("A modifier is animated by itself")
    func animatedModifier() {
        func column(_ isAnimated: Bool) -> Int? {
            let app = TestApp(Mover(modifierIsAnimated: isAnimated), size: CellSize(width: 20, height: 4))
            app.click(text: "Go")
            app.advance(by: .milliseconds(500))
            return app.screen.position(of: "x")?.column
        }
        #expect(column(false) == 10)
        #expect(column(true) == 5)
    }

    @Test("Gestures are combined by their types")
    func gestures() {
        let log = Log()
        let gesture = ExclusiveGesture(TapGesture(count: 2), TapGesture()).onEnded {
            switch $0 {
            case .first: log.add("double")
            case .second: log.add("single")
            }
        }
        let app = TestApp(Text(verbatim: "here").gesture(gesture), size: CellSize(width: 10, height: 1))
        app.click(text: "here")
        app.advance(by: .seconds(1))
        #expect(log.take() == ["single"])
        _ = SimultaneousGesture(TapGesture(), TapGesture())
        _ = SequenceGesture(TapGesture(), TapGesture())
    }

    @Test("A gradient has stops in each form")
    func stops() {
        let stops = [Gradient.Stop(color: .red, location: 0), Gradient.Stop(color: .blue, location: 1)]
        func drawn(_ style: some ShapeStyle) -> Snapshot {
            TestApp(Rectangle().fill(style), size: CellSize(width: 20, height: 4)).screen
        }
        let gradient = Gradient(stops: stops)
        let red = drawn(.red)
        #expect(drawn(.ellipticalGradient(stops: stops)) == drawn(.ellipticalGradient(gradient)))
        #expect(drawn(.ellipticalGradient(stops: stops).in(.zero)) != red)
        #expect(drawn(.conicGradient(stops: stops, center: .center)) == drawn(.conicGradient(gradient)))
        #expect(drawn(.conicGradient(stops: stops, center: .center).blendMode(.multiply)) != red)
        let turned = drawn(.angularGradient(stops: stops, center: .center, startAngle: .zero, endAngle: .degrees(90)))
        #expect(turned == drawn(.angularGradient(gradient, startAngle: .zero, endAngle: .degrees(90))))
        #expect(turned != red)
    }

    private struct Settings: View {
        @AppStorage("more.members") private var word = "none"
        @Environment(\.lineLimit) private var limit

        var body: some View { Text(verbatim: "\(word) \(limit ?? 0)") }
    }

    @Test("A scene sets the defaults and the environment of its views")
    func scenes() throws {
        let name = "MoreMembersTests"
        let defaults = try #require(UserDefaults(suiteName: name))
        defer { defaults.removePersistentDomain(forName: name) }
        defaults.set("stored", forKey: "more.members")
        let scene = WindowGroup { Settings() }
            .defaultAppStorage(defaults)
            .transformEnvironment(\.lineLimit) { $0 = 3 }
            .backgroundTask(.appRefresh("refresh")) {}
        #expect(screen(scene.rootView).contains("stored 3"))
    }
}
