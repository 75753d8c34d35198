import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("Lines and areas behind and in front of views")
struct LineTests {
    private let size = CellSize(width: 12, height: 3)

    private func picture(_ view: some View, _ metrics: CellMetrics = .cells) -> Snapshot {
        TestApp(
            view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading),
            size: size,
            cellMetrics: metrics
        ).screen
    }

    private func isUnderlined(_ column: Int, _ row: Int, in screen: Snapshot) -> Bool {
        screen.cell(column, row).style.attributes.contains(.underline)
    }

    @Test("a line behind or in front of a text underlines the row")
    func textLine() {
        let row = Text("a text").frame(maxWidth: .infinity, alignment: .leading)
        for view in [
            AnyView(row.background(Divider(), alignment: .bottom)),
            AnyView(row.overlay(alignment: .bottom) { Divider() }),
            AnyView(
                row.background {
                    VStack {
                        Spacer(); Divider()
                    }
                }),
            AnyView(
                ZStack(alignment: .bottomLeading) {
                    Divider()
                    row
                }),
        ] {
            let screen = picture(view)
            #expect(screen.text == "a text")
            #expect(isUnderlined(0, 0, in: screen) && isUnderlined(11, 0, in: screen))
            #expect(!isUnderlined(0, 1, in: screen))
        }
    }

    @Test("a line in a row without a text is a line")
    func freeLine() {
        let view = Text("a text").padding(.bottom, 1).overlay(alignment: .bottom) { Divider() }
        let screen = picture(view)
        #expect(screen.text == "a text\n──────")
        #expect(!isUnderlined(0, 1, in: screen))
    }

    @Test("a divider with a colour behind it or in front of it is a line in that colour")
    func coloured() {
        for view in [
            AnyView(Divider().background(Color.red)), AnyView(Divider().overlay(Color.red)),
            AnyView(Divider().frame(height: 1).background(.red)),
        ] {
            let screen = picture(view)
            #expect(screen.text == "────────────")
            #expect(screen.cell(3, 0).style.foreground == .red)
            #expect(screen.cell(3, 0).style.background == .default)
        }
    }

    @Test("in points, a thin area is a line in its colour; in cells, it is an area")
    func thin() {
        let rule = Rectangle().fill(.red).frame(height: 1)
        let points = picture(rule, .points)
        #expect(points.text == "────────────")
        #expect(points.cell(0, 0).style.foreground == .red)
        #expect(picture(rule).cell(0, 0).style.background == .red)
        #expect(picture(Color.red.frame(height: 4), .points).text == "────────────")
        #expect(picture(Color.red.frame(height: 5), .points).cell(0, 0).style.background == .red)
        #expect(picture(Capsule().fill(.red).frame(width: 32, height: 2), .points).text == "────")
        let column = picture(Rectangle().fill(.red).frame(width: 1), .points)
        #expect(column.text == "│\n│\n│")
        let dot = picture(Rectangle().fill(.red).frame(width: 2, height: 2), .points)
        #expect(dot.cell(0, 0).style.background == .red)
        let field = Text("a text").overlay(Rectangle().frame(height: 1), alignment: .bottom)
        #expect(picture(field, .points).text == "a text")
        #expect(isUnderlined(0, 0, in: picture(field, .points)))
    }

    @Test("a list or a form covers what is behind it, unless its background is hidden")
    func opaque() {
        for view in [AnyView(List { Text("row") }), AnyView(Form { Text("row") })] {
            let covered = picture(view.background(Color.blue))
            #expect(covered.cell(0, 0).style.background == .default)
            #expect(covered.cell(5, 2).style.background == .default)
            let seen = picture(view.scrollContentBackground(.hidden).background(Color.blue))
            #expect(seen.cell(5, 2).style.background == Color.blue.terminalColor)
        }
        let text = ZStack {
            Text("behind")
            List { Text("row") }
        }
        #expect(picture(text).text == "row")
    }

    @Test("a divider is joined to the outline around it")
    func joined() {
        let card = VStack(spacing: 0) {
            Text("top")
            Divider()
            HStack(spacing: 0) {
                Text("low")
                Divider()
                Text("end")
            }
        }
        .padding(.vertical, 1)
        let outline = RoundedRectangle(cornerRadius: 2)
        for view in [
            AnyView(card.frame(width: 12).overlay(outline.stroke())),
            AnyView(card.frame(width: 12).background(outline.stroke())),
            AnyView(card.frame(width: 12).overlay(Rectangle().strokeBorder(.red))),
        ] {
            let rows = render(view, size: CellSize(width: 12, height: 5)).rows
            #expect(rows.contains("├──────────┤"))
            #expect(!rows.contains("────────────"))
        }
        let heavy = card.frame(width: 12).overlay(outline.stroke(lineWidth: 3))
        #expect(render(heavy, size: CellSize(width: 12, height: 5)).rows.contains("┣──────────┫"))
        let flush = HStack(spacing: 0) {
            Text("a")
            Divider()
            Text("b")
        }
        .frame(width: 5, height: 4).overlay(outline.stroke())
        let rows = render(flush, size: CellSize(width: 5, height: 4)).rows
        #expect(rows.first?.contains("┬") == true)
        #expect(rows.last?.contains("┴") == true)
    }
}
