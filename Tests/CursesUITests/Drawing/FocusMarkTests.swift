import CursesUI
import CursesUITerminal
import CursesUITesting
import Testing

@MainActor
@Suite("The mark of the focus")
struct FocusMarkTests {
    private func app(margin: CGFloat) -> TestApp {
        let button = Button {
        } label: {
            Text(verbatim: "Edit").frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal, margin)
        }
        .buttonStyle(.plain)
        return TestApp(button.background(Color.blue), size: CellSize(width: 12, height: 1))
    }

    @Test("On a coloured ground, brackets are drawn on both sides or on none")
    func brackets() {
        let between = app(margin: 1)
        #expect(between.screen == "[Edit      ]")
        between.press(.return)
        #expect(between.screen == "[Edit      ]")
        let alone = app(margin: 0)
        #expect(alone.screen == "Edit")
        #expect((0..<4).allSatisfy { alone.screen.cell($0, 0).style.attributes.contains(.underline) })
    }

    @Test("On a picture, brackets are drawn in its corners")
    func picture() {
        let picture = Canvas { context, size in
            for row in 0..<8 {
                let half = CGRect(x: 0, y: CGFloat(row) / 2, width: size.width, height: 0.5)
                context.fill(Path(half), with: .color(row.isMultiple(of: 2) ? .red : .blue))
            }
        }
        let view = VStack(spacing: 0) {
            picture.frame(width: 8, height: 4).onTapGesture {}
            picture.frame(width: 8, height: 4).onTapGesture {}
        }
        let app = TestApp(view, size: CellSize(width: 8, height: 8))
        let rows = app.screen.rows.prefix(4)
        #expect([rows.first?.first, rows.first?.last, rows.last?.first, rows.last?.last] == ["[", "]", "[", "]"])
        #expect(app.screen.cell(0, 0).style.attributes.contains(.reverse))
    }

    @Test("What is around a shape with a text stays as it is")
    func around() {
        let view = VStack(spacing: 0) {
            ForEach(0..<2) { _ in
                Text("-1").frame(width: 10, height: 3).background(Circle().fill(.blue)).onTapGesture {}
            }
        }
        let app = TestApp(view, size: CellSize(width: 10, height: 6))
        app.press(.tab)
        for column in [0, 9] {
            for row in [0, 2, 3, 5] {
                #expect(app.screen.cell(column, row).style == .plain, "\(column), \(row)")
            }
        }
        let marked = (0..<6).flatMap { row in (0..<10).map { app.screen.cell($0, row) } }
            .filter { $0.style.attributes.contains(.underline) }
        #expect(!marked.isEmpty)
    }

    @Test("Of a card with a picture and a caption, the caption is marked", arguments: [false, true])
    func caption(isRedrawn: Bool) {
        struct Card: View {
            @State private var count = 0
            var body: some View {
                Button {
                    count += 1
                } label: {
                    VStack(spacing: 0) {
                        Circle().fill(.blue).frame(width: 8, height: 4)
                        Text("name \(count)")
                    }
                    .padding(.leading, 2)
                }
                .buttonStyle(.plain)
            }
        }
        let view = VStack(spacing: 0) {
            Card()
            Card()
        }
        let app = TestApp(view, size: CellSize(width: 12, height: 10))
        if isRedrawn { app.press(.return) }
        var marked = 0
        for row in 0..<10 {
            for column in 0..<12 where app.screen.cell(column, row).style.attributes.contains(.reverse) {
                marked += 1
                #expect(app.screen.rows[row].contains("name"), "\(column), \(row)")
            }
        }
        #expect(marked > 5)
    }

    @Test("A single character in several rows is between brackets")
    func character() {
        let view = VStack(spacing: 0) {
            ForEach(0..<2) { _ in Text("◉").frame(width: 6, height: 2).foregroundStyle(.red).onTapGesture {} }
        }
        let app = TestApp(view, size: CellSize(width: 6, height: 4))
        app.press(.tab)
        let cells = (0..<4).flatMap { row in (0..<6).map { app.screen.cell($0, row) } }
        #expect(cells.filter { $0.style.attributes.contains(.reverse) }.count == 2)
        #expect(app.screen.text.contains("[") && app.screen.text.contains("]"))
    }

    @Test("A path is marked where it is in its frame")
    func path() {
        let view = ZStack {
            ForEach(0..<3) { index in
                Path { $0.addRect(CGRect(x: index * 10, y: 4, width: 6, height: 5)) }.fill(.red).onTapGesture {}
            }
        }
        let app = TestApp(view, size: CellSize(width: 30, height: 12))
        app.press(.tab)
        let marks = (0..<12).flatMap { row in
            (0..<30).filter { ["[", "]"].contains(app.screen.cell($0, row).glyph.description) }
        }
        #expect(Set(marks).isSubset(of: [0, 5, 10, 15, 20, 25]) && !marks.isEmpty, "\(app.screen)")
    }

    @Test("On a card with an outline, brackets are drawn in its corners")
    func card() {
        let card = ZStack {
            RoundedRectangle(cornerRadius: 2).fill(.white)
            RoundedRectangle(cornerRadius: 2).stroke(lineWidth: 3)
            Text("card")
        }
        let view = VStack(spacing: 0) {
            card.frame(width: 12, height: 4).onTapGesture {}
            card.frame(width: 12, height: 4).onTapGesture {}
        }
        let app = TestApp(view, size: CellSize(width: 12, height: 8))
        let rows = app.screen.rows.prefix(4)
        #expect([rows.first?.first, rows.first?.last, rows.last?.first, rows.last?.last] == ["[", "]", "[", "]"])
    }

    @Test("A gap in a coloured text has its colour, and the space around it has not")
    func gap() {
        let button = Button {
        } label: {
            HStack(spacing: 1) {
                Text("+"); Text("Add")
            }.foregroundStyle(.orange).frame(width: 9)
        }
        let app = TestApp(button.buttonStyle(.plain), size: CellSize(width: 9, height: 1))
        let cells = (0..<9).map { app.screen.cell($0, 0).style }
        #expect(cells.allSatisfy { $0.attributes.contains(.reverse) })
        #expect(
            cells.map { $0.foreground == .default } == [true, true] + [Bool](repeating: false, count: 5) + [true, true])
    }

    @Test("A shape that is a button keeps its colours between brackets")
    func shape() {
        let swatch = Button {
        } label: {
            Circle().fill(.red).frame(width: 4, height: 2)
        }
        .buttonStyle(.plain)
        let screen = TestApp(swatch, size: CellSize(width: 4, height: 2)).screen
        #expect(screen.rows[1].first == "[" && screen.rows[1].last == "]")
        #expect((0..<4).allSatisfy { !screen.cell($0, 0).style.attributes.contains(.reverse) })
    }

    @Test("A shape in the colour of text keeps it, with brackets beside what it contains")
    func ownColor() {
        let button = Button {
        } label: {
            ZStack {
                RoundedRectangle(cornerRadius: 2).fill(.primary).frame(width: 7, height: 3)
                Text("→").foregroundStyle(.black)
            }
        }
        .buttonStyle(.plain)
        let screen = TestApp(button, size: CellSize(width: 7, height: 3)).screen
        #expect(screen.rows[1] == "[  →  ]")
        #expect((1..<6).allSatisfy { screen.cell($0, 0).style.attributes.contains(.reverse) })
        #expect(screen.cell(3, 1).style.attributes.isSuperset(of: [.underline, .reverse]))
        #expect(screen.rows[0].first.map { "▟▗▄▐".contains($0) } == true)
    }

    @Test("The bracket of a control counts as none that shows the focus")
    func stepper() {
        let stepper = Stepper("", value: .constant(3)).frame(width: 12).background(Color.blue)
        #expect(render(stepper, size: CellSize(width: 12, height: 1)) == "       [−|+]")
    }

    @Test("On a light ground, brackets are dark")
    func lightGround() {
        let card = Text("card").frame(width: 10, height: 3).background(Color(white: 0.93)).onTapGesture {}
        let app = TestApp(
            VStack {
                card; card
            }, size: CellSize(width: 12, height: 8), colorLevel: .trueColor)
        guard let place = app.screen.position(of: "[") else {
            Issue.record("there is no bracket")
            return
        }
        let style = app.screen.cell(place.column, place.row).style
        #expect(style.foreground == .rgb(0, 0, 0) && style.background == .rgb(237, 237, 237))
    }

    @Test("On a light card, brackets are light on dark cells")
    func lightCard() {
        let cards = HStack {
            ForEach(0..<2, id: \.self) { _ in
                ZStack {
                    RoundedRectangle(cornerRadius: 10).fill(.white)
                    RoundedRectangle(cornerRadius: 10).stroke(lineWidth: 3)
                    Text("A")
                }
                .foregroundColor(.green).frame(width: 200, height: 97.5).onTapGesture {}
            }
        }
        let app = TestApp(
            cards, size: CellSize(width: 60, height: 8), colorLevel: .trueColor, cellMetrics: .points)
        let place = app.screen.position(of: "[")
        #expect(place != nil)
        guard let place else { return }
        let style = app.screen.cell(place.column, place.row).style
        #expect(style.background == .black && style.foreground == .default)
    }
}
