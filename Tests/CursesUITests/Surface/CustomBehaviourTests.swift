import CursesUITesting
import Foundation
import Testing

@testable import CursesUI

/// Types of SwiftUI with which an app changes how views behave.
@MainActor
@Suite("Behaviour of the app's own")
struct CustomBehaviourTests {
    private func screen(_ view: some View, width: Int = 30, height: Int = 6) -> String {
        TestApp(view, size: CellSize(width: width, height: height)).screen.text
    }

    private struct Leap: ScrollTargetBehavior {
        var isLimited: Bool

        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { target.rect.origin.y += 6 }

        func properties(context: PropertiesContext) -> Properties {
            var properties = Properties()
            properties.limitsScrolls = isLimited
            return properties
        }
    }

    private func firstRow(_ behavior: some ScrollTargetBehavior) -> String {
        let app = TestApp(
            ScrollView {
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(0..<20, id: \.self) { Text(verbatim: "row \($0)") }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            .scrollTargetBehavior(behavior), size: CellSize(width: 10, height: 4))
        app.press(.downArrow)
        return app.screen.rows[0].trimmingCharacters(in: .whitespaces)
    }

    @Test("A behaviour that limits scrolling leads a step at most one page further")
    func limits() {
        #expect(firstRow(Leap(isLimited: false)).hasPrefix("row 7"))
        #expect(firstRow(Leap(isLimited: true)).hasPrefix("row 4"))
        #expect(firstRow(AnyScrollTargetBehavior(Leap(isLimited: true))).hasPrefix("row 4"))
        #expect(firstRow(AnyScrollTargetBehavior(.paging)).hasPrefix("row 4"))
    }

    private struct Pile: Layout {
        static var layoutProperties: LayoutProperties {
            var properties = LayoutProperties()
            properties.stackOrientation = .horizontal
            return properties
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) {
            for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
        }
    }

    @Test("A divider stands across the axis of a layout that says it is a stack")
    func orientation() {
        #expect(screen(Pile { Divider() }, height: 3).contains("│"))
        #expect(HStackLayout.layoutProperties.stackOrientation == .horizontal)
        #expect(VStackLayout.layoutProperties.stackOrientation == .vertical)
        #expect(ZStackLayout.layoutProperties.stackOrientation == nil)
    }

    private struct Praise: EnvironmentalModifier {
        struct Suffix: ViewModifier {
            let text: String

            func body(content: Content) -> some View {
                HStack(spacing: 0) {
                    content
                    Text(verbatim: text)
                }
            }
        }

        func resolve(in environment: EnvironmentValues) -> Suffix { Suffix(text: environment.isEnabled ? "!" : "?") }
    }

    @Test("An environmental modifier follows the environment")
    func environmental() {
        struct Changing: View {
            @State private var isOff = false

            var body: some View {
                Text(verbatim: "good").modifier(Praise()).disabled(isOff)
                Button("switch") { isOff = true }
            }
        }
        let app = TestApp(Changing(), size: CellSize(width: 20, height: 4))
        #expect(app.screen.text.contains("good!"))
        app.click(text: "switch")
        #expect(app.screen.text.contains("good?"))
    }

    @Test("A subscription runs its action for each value")
    func subscription() {
        let subject = PassthroughSubject<Int, Never>()
        var received: [Int] = []
        let app = TestApp(
            SubscriptionView(content: Text(verbatim: "shown"), publisher: subject) { received.append($0) },
            size: CellSize(width: 10, height: 1))
        #expect(app.screen.text.contains("shown"))
        subject.send(1)
        subject.send(2)
        app.settle()
        #expect(received == [1, 2])
    }

    @Test("The palette names the category of an action")
    func category() {
        let app = TestApp(
            Button("Message") {}.accessibilityActions(category: .edit) { Button("Rename") {} },
            size: CellSize(width: 40, height: 14))
        app.press("p", modifiers: .control)
        let row = app.screen.rows.first { $0.contains("Rename") } ?? ""
        #expect(row.contains("Edit"))
        #expect(AccessibilityActionCategory("Sort") == AccessibilityActionCategory(Text("Sort")))
        #expect(AccessibilityActionCategory.default != .edit)
    }

    private struct Raised: CustomHoverEffect {
        var isOn = true

        func body(content: Content) -> some CustomHoverEffect { LiftHoverEffect().hoverEffectDisabled(!isOn) }
    }

    @Test("An effect of the mouse consists of others")
    func hover() {
        #expect(Raised().resolved == .lift)
        #expect(Raised(isOn: false).resolved == nil)
        #expect(EmptyHoverEffect().resolved == nil)
        #expect(HoverEffect(Raised()) == .lift)
        #expect(HighlightHoverEffect().resolved == .highlight)
        func isBold(_ view: some View) -> Bool {
            let app = TestApp(view, size: CellSize(width: 2, height: 1))
            app.move(column: 0, row: 0)
            return app.screen.cell(0, 0).style.attributes.contains(.bold)
        }
        #expect(isBold(Text(verbatim: "ab").hoverEffect(Raised())))
        #expect(!isBold(Text(verbatim: "ab").hoverEffect(Raised(isOn: false))))
        #expect(!isBold(Text(verbatim: "ab").hoverEffect(Raised(), isEnabled: false)))
        #expect(isBold(Text(verbatim: "ab").hoverEffect().defaultHoverEffect(Raised())))
    }

    @Test("A view of a shape can be stroked above its fill")
    func shapes() {
        func framed(_ view: some ShapeView) -> some View { view.stroke(.blue, lineWidth: 1) }
        let app = TestApp(framed(Rectangle().fill(.red)), size: CellSize(width: 6, height: 3))
        #expect(app.screen.text.contains("┌────┐"))
        #expect(app.screen.cell(2, 1).style.background != app.screen.cell(2, 1).style.foreground)
        let view = FillShapeView(
            shape: Rectangle(), style: Color.red, fillStyle: FillStyle(), background: Text(verbatim: "x"))
        #expect(!screen(view, width: 4, height: 1).contains("x"))
    }

    private func mouse(
        _ action: TerminalEvent.MouseEvent.Action, _ column: Int, _ row: Int
    ) -> TerminalEvent {
        .mouse(TerminalEvent.MouseEvent(action, button: .left, at: CellPoint(column: column, row: row)))
    }

    @Test("Spatial events tell of each step of the mouse, with one identity from press to release")
    func spatial() {
        var steps: [String] = []
        var ids: Set<SpatialEventCollection.Event.ID> = []
        func note(_ events: SpatialEventCollection) {
            for event in events {
                steps.append("\(event.phase) \(Int(event.location.x)),\(Int(event.location.y))")
                ids.insert(event.id)
                #expect(events[event.id] == event)
                #expect(event.kind == .pointer)
            }
        }
        let app = TestApp(
            Color.red.gesture(SpatialEventGesture().onChanged(note).onEnded(note)),
            size: CellSize(width: 8, height: 4))
        app.send(mouse(.press, 1, 1))
        app.send(mouse(.drag, 3, 2))
        app.send(mouse(.release, 3, 2))
        #expect(steps == ["active 1,1", "active 3,2", "ended 3,2"])
        #expect(ids.count == 1)
        app.send(mouse(.press, 0, 0))
        #expect(ids.count == 2)
    }

    @Test("A modifier of previews is applied to a view")
    func preview() async throws {
        struct Sample: PreviewModifier {
            static func makeSharedContext() async throws -> String { "shared" }

            func body(content: Content, context: String) -> some View {
                HStack(columns: 1) {
                    Text(verbatim: context)
                    content
                }
            }
        }
        let context = try await Sample.makeSharedContext()
        let view = Sample().body(content: PreviewModifierContent(Text(verbatim: "view")), context: context)
        #expect(screen(view).contains("shared view"))
        let trait: PreviewTrait<Preview.ViewTraits> = .modifier(Sample())
        _ = trait
    }

    @Test("Suggestions can be hidden from the menu below the field")
    func suggestions() {
        struct Searching: View {
            let visibility: Visibility
            @State private var text = ""
            @FocusState private var isFocused: Bool

            var body: some View {
                Text(verbatim: "content").frame(maxWidth: .infinity, maxHeight: .infinity)
                    .searchable(text: $text)
                    .searchFocused($isFocused)
                    .searchSuggestions { Text(verbatim: "idea").searchCompletion("idea") }
                    .searchSuggestions(visibility, for: .menu)
                    .onAppear { isFocused = true }
            }
        }
        #expect(screen(Searching(visibility: .automatic)).contains("idea"))
        #expect(!screen(Searching(visibility: .hidden)).contains("idea"))
        #expect(EnvironmentValues().searchSuggestionsPlacement == .menu)
        #expect(SearchSuggestionsPlacement.menu != .content)
    }

    @Test("A shader keeps its function and its arguments, and changes nothing")
    func shaders() {
        let shader = ShaderLibrary.wave(.float(2), .color(.red), .boundingRect)
        #expect(shader.function == ShaderFunction(library: .default, name: "wave"))
        #expect(shader.arguments == [.float(2.0), .color(.red), .boundingRect])
        let plain = TestApp(Text(verbatim: "same"), size: CellSize(width: 6, height: 1)).screen
        let view = Text(verbatim: "same").colorEffect(shader).layerEffect(shader, maxSampleOffset: .zero)
            .distortionEffect(shader, maxSampleOffset: .zero)
        #expect(TestApp(view, size: CellSize(width: 6, height: 1)).screen == plain)
    }

    @Test("The symbols of a transition fade, and nothing moves")
    func symbols() {
        let transition: SymbolEffectTransition = .symbolEffect
        #expect(!SymbolEffectTransition.properties.hasMotion)
        #expect(transition.step(in: .willAppear) == OpacityTransition().step(in: .willAppear))
    }

    @Test("Views know the document around them")
    func document() {
        struct Note: FileDocument {
            static let readableContentTypes: [UTType] = [.plainText]
            init() {}
            init(configuration: ReadConfiguration) throws {}
            func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
                FileWrapper(regularFileWithContents: Data())
            }
        }
        struct Editor: View {
            @Environment(\.documentConfiguration) private var document

            var body: some View {
                Text(verbatim: document.map { "\($0.isEditable) \($0.fileURL == nil)" } ?? "no document")
            }
        }
        #expect(screen(Editor()).contains("no document"))
        let scene = DocumentGroup(newDocument: Note()) { _ in Editor() }
        #expect(
            TestApp(scene.window(opening: nil), size: CellSize(width: 40, height: 8)).screen.text.contains("true true"))
    }
}
