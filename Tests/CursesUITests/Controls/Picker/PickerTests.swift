import CursesUITesting
import Foundation
import Testing

@MainActor
@Suite("Pickers")
struct PickerTests {
    enum Flavour: String, CaseIterable, Identifiable {
        case chocolate, vanilla, mint
        var id: Self { self }
    }

    @MainActor @Observable
    final class Model {
        var flavour = Flavour.vanilla
        var number: Int?
    }

    struct Fixture<S: PickerStyle>: View {
        @Bindable var model: Model
        let style: S
        var body: some View {
            VStack(spacing: 0) {
                Picker("Flavour", selection: $model.flavour) {
                    ForEach(Flavour.allCases) { Text($0.rawValue) }
                }
                .pickerStyle(style)
                Button("End") {}
            }
        }
    }

    private let model = Model()

    private func makeApp(_ style: some PickerStyle, width: Int = 36, height: Int = 8) -> TestApp {
        TestApp(Fixture(model: model, style: style), size: CellSize(width: width, height: height))
    }

    private func isReversed(_ text: String, in app: TestApp) -> Bool {
        let point = app.screen.position(of: text)!
        return app.screen.cell(point.column, point.row).style.attributes.contains(.reverse)
    }

    @Test("a menu shows the choice, opens below it, and begins at the choice")
    func menu() {
        let app = makeApp(.menu, width: 24, height: 14)
        #expect(app.screen.position(of: "Flavour    [ vanilla ▾ ]") != nil)
        app.press(.return)
        #expect(app.screen.position(of: "✓ vanilla") != nil)
        #expect(app.screen.position(of: "  chocolate") != nil)
        #expect(isReversed("✓ vanilla", in: app))
        app.press(.downArrow)
        app.press(.return)
        #expect(model.flavour == .mint)
        #expect(app.screen.position(of: "Flavour       [ mint ▾ ]") != nil)
        #expect(app.screen.position(of: "chocolate") == nil)
        #expect(isReversed("[ mint", in: app))
    }

    @Test("Escape and a click beside it close a menu, and change nothing")
    func dismissal() {
        let app = makeApp(.menu, width: 24, height: 14)
        app.press(.return)
        app.press(.escape)
        #expect(app.screen.position(of: "chocolate") == nil)
        app.click(text: "vanilla")
        #expect(app.screen.position(of: "chocolate") != nil)
        app.click(column: 0, row: 0)
        #expect(app.screen.position(of: "chocolate") == nil)
        #expect(model.flavour == .vanilla)
    }

    @Test("a click on a row of a menu chooses it")
    func clickInMenu() {
        let app = makeApp(.menu, width: 24, height: 14)
        app.press(.return)
        app.click(text: "chocolate")
        #expect(model.flavour == .chocolate)
        #expect(app.screen.position(of: "mint") == nil)
    }

    @Test("segments: left and right choose, and so does a click")
    func segmented() {
        let app = makeApp(.segmented)
        #expect(app.screen.position(of: "  chocolate  [ vanilla ]  mint") != nil)
        #expect(isReversed("[ vanilla ]", in: app))
        app.press(.rightArrow)
        app.press(.rightArrow)
        #expect(app.screen.position(of: "  chocolate    vanilla  [ mint ]") != nil)
        app.press(.home)
        #expect(model.flavour == .chocolate)
        app.press(.tab)
        #expect(!isReversed("[ chocolate ]", in: app))
        app.click(text: "vanilla")
        #expect(app.screen.position(of: "[ vanilla ]") != nil)
        #expect(isReversed("[ vanilla ]", in: app))
    }

    @Test("segments: where there is room for one alone, keys and the signs beside it lead on")
    func oneSegment() {
        let app = makeApp(.segmented, width: 18)
        #expect(app.screen.position(of: "‹ [ vanilla ] ›") != nil)
        app.click(text: "›")
        #expect(model.flavour == .mint)
        #expect(app.screen.position(of: "›") == nil)
        app.press(.leftArrow)
        app.click(text: "‹")
        #expect(model.flavour == .chocolate)
        #expect(app.screen.position(of: "‹") == nil)
    }

    @Test("inline: each choice has a mark and can have the focus")
    func inline() {
        let app = makeApp(.inline, width: 13, height: 5)
        #expect(
            app.screen == """
                Flavour
                ( ) chocolate
                (•) vanilla
                ( ) mint
                   [ End ]
                """)
        // The focus begins at the selected choice.
        app.press(.downArrow)
        app.press(.space)
        #expect(model.flavour == .mint)
        #expect(app.screen.position(of: "(•) mint") != nil)
        app.click(text: "chocolate")
        #expect(model.flavour == .chocolate)
    }

    @Test("what a terminal does not have is shown by the nearest that it has")
    func degraded() {
        #expect(makeApp(.wheel).screen == makeApp(.menu).screen)
        #expect(makeApp(.automatic).screen == makeApp(.menu).screen)
        #expect(makeApp(.navigationLink).screen == makeApp(.menu).screen)
        #expect(makeApp(.palette).screen == makeApp(.segmented).screen)
        #expect(makeApp(.radioGroup).screen == makeApp(.inline).screen)
    }

    @Test("tags are found in groups, conditions and behind modifiers; a selection may be absent")
    func tags() {
        struct Numbers: View {
            @Bindable var model: Model
            var body: some View {
                Picker(selection: $model.number, label: Text("Number")) {
                    Text("None").tag(nil as Int?)
                    Group {
                        Text("One").bold().tag(1)
                        if model.number != 7 { Text("Two").tag(2).foregroundColor(.red) }
                    }
                    ForEach(3..<5) { Text(verbatim: "No. \($0)") }
                    AnyView(Text("Optional").tag(Int?.some(9)))
                    Text("Untagged")
                }
                .pickerStyle(.inline)
                .labelsHidden()
            }
        }
        let app = TestApp(Numbers(model: model), size: CellSize(width: 12, height: 7))
        #expect(
            app.screen == """
                (•) None
                ( ) One
                ( ) Two
                ( ) No. 3
                ( ) No. 4
                ( ) Optional
                Untagged
                """)
        app.click(text: "Two")
        #expect(model.number == 2)
        app.click(text: "No. 4")
        #expect(model.number == 4)
        app.click(text: "Optional")
        #expect(model.number == 9)
        app.click(text: "None")
        #expect(model.number == nil)
    }

    @Test("a tag of a different type hides neither the id of an element nor a tag within")
    func foreignTags() {
        struct Rows: View {
            @State private var choice = 0
            var body: some View {
                Picker("Row", selection: $choice) {
                    ForEach(0..<3) { Text("row \($0)").tag([$0]) }
                    Text("last").tag(7).tag("seven")
                }
                .pickerStyle(.inline)
                Text("choice \(choice)")
            }
        }
        let app = TestApp(Rows(), size: CellSize(width: 30, height: 10))
        app.click(text: "row 2")
        #expect(app.screen.position(of: "choice 2") != nil)
        app.click(text: "last")
        #expect(app.screen.position(of: "choice 7") != nil)
    }

    @Test("a disabled picker is dim and opens nothing", arguments: [true, false])
    func disabled(isMenu: Bool) {
        let picker = Picker("Flavour", selection: .constant(1)) {
            Text("One").tag(1)
            Text("Two").tag(2)
        }
        let app: TestApp
        if isMenu {
            app = TestApp(picker.disabled(true), size: CellSize(width: 20, height: 5))
        } else {
            app = TestApp(
                picker.pickerStyle(.segmented).disabled(true), size: CellSize(width: 20, height: 5))
        }
        let before = app.screen
        app.press(.return)
        app.press(.rightArrow)
        app.click(text: "One")
        #expect(app.screen == before)
        let point = app.screen.position(of: "One")!
        #expect(app.screen.cell(point.column, point.row).style.attributes.contains(.dim))
    }

    @Test("a menu that is higher than the screen scrolls")
    func scrolls() {
        struct Many: View {
            @State var number = 3
            var body: some View {
                Picker("Number", selection: $number) {
                    ForEach(0..<30, id: \.self) { Text(verbatim: "No. \($0)") }
                }
            }
        }
        let app = TestApp(Many(), size: CellSize(width: 24, height: 9))
        app.press(.return)
        #expect(app.screen.position(of: "✓ No. 3") != nil)
        for _ in 0..<9 { app.press(.downArrow) }
        #expect(app.screen.position(of: "No. 12") != nil)
        app.press(.return)
        #expect(app.screen.position(of: "[ No. 12 ▾ ]") != nil)
    }

    @Test("A palette marks the selection as it is told; a segmented picker does not change")
    func paletteSelection() {
        struct Palette<S: PickerStyle>: View {
            let effect: PaletteSelectionEffect
            let style: S
            @State private var choice = "star"

            var body: some View {
                VStack(spacing: 0) {
                    Button("First") {}
                    Picker("Symbol", selection: $choice) {
                        ForEach(["star", "heart"], id: \.self) { Image(systemName: $0) }
                    }
                    .pickerStyle(style)
                    .paletteSelectionEffect(effect)
                }
            }
        }
        func row(_ effect: PaletteSelectionEffect, _ style: some PickerStyle = .palette) -> String {
            TestApp(Palette(effect: effect, style: style), size: CellSize(width: 14, height: 2)).screen.row(1)
                .trimmingCharacters(in: .whitespaces)
        }
        #expect(row(.automatic) == "[ ☆ ]  ♡")
        #expect(row(.symbolVariant(.fill)) == "[ ★ ]  ♡")
        #expect(row(.custom) == "☆    ♡")
        #expect(row(.custom, .segmented) == "[ ☆ ]  ♡")
    }
}
