import CursesUITerminal
import CursesUITesting
import Foundation
import Testing

@testable import CursesUI

@MainActor
@Suite("Pictures")
struct PictureTests {
    private func text(_ view: some View, _ width: Int, _ height: Int) -> String {
        render(view, size: CellSize(width: width, height: height)).text
    }

    @Test("a picture takes a column for each pixel, and a row for two")
    func ownSize() {
        let screen = render(
            Image(picture: PaintedPicture(width: 4, height: 4)), size: CellSize(width: 4, height: 2)
        )
        #expect(screen.text == "abcd\nabcd")
        #expect(screen.cell(0, 1).style == Style(foreground: .palette(1), background: .black))
    }

    @Test("a picture of several pixels a unit takes so much less")
    func scale() {
        let image = Image(picture: PaintedPicture(width: 8, height: 8), scale: 2)
        #expect(text(image, 8, 4) == "\n  bdfh\n  bdfh")
    }

    @Test("where lengths are points, eight pixels are a column")
    func points() {
        let app = TestApp(
            Image(picture: PaintedPicture(width: 24, height: 32)),
            size: CellSize(width: 3, height: 2), cellMetrics: .points
        )
        #expect(app.screen.text == "emu\nemu")
    }

    @Test("a resizable picture fills its room, in its own form if asked")
    func resizable() {
        let image = Image(picture: PaintedPicture(width: 4, height: 4)).resizable()
        #expect(text(image, 8, 1) == "aabbccdd")
        #expect(text(image.scaledToFit(), 8, 2) == "  abcd\n  abcd")
        #expect(text(image.scaledToFill().frame(width: 4, height: 1), 4, 1) == "abcd")
        #expect(text(image.scaledToFill().frame(width: 8, height: 1).clipped(), 8, 1) == "aabbccdd")
    }

    @Test("the form is that of the pixels, not of the cells that they take")
    func exactForm() {
        // A picture with a height of one pixel takes a whole row. If the row counted as its height, it would be two
        // pixels high.
        let image = Image(picture: PaintedPicture(width: 8, height: 1)).resizable().scaledToFit()
        let app = TestApp(image.frame(width: 32, height: 8), size: CellSize(width: 32, height: 8))
        #expect(app.screen.rows.filter { !$0.isEmpty }.count == 2)
    }

    @Test("edges keep their size where they are to, and the rest is stretched")
    func capInsets() {
        let insets = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
        let image = Image(picture: PaintedPicture(width: 3, height: 6)).resizable(capInsets: insets)
        let screen = render(image, size: CellSize(width: 6, height: 5))
        #expect(screen.text == Array(repeating: "abbbbc", count: 5).joined(separator: "\n"))
        let rows = (0..<5).map { screen.cell(0, $0).style.foreground }
        #expect(rows == [.palette(0), .palette(1), .palette(1), .palette(1), .palette(2)])
    }

    @Test("a picture may be repeated at its own size, between edges or without")
    func tiles() {
        let picture = PaintedPicture(width: 3, height: 2)
        #expect(text(Image(picture: picture).resizable(resizingMode: .tile), 8, 1) == "abcabcab")
        let insets = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 1)
        let framed = Image(picture: picture).resizable(capInsets: insets, resizingMode: .tile)
        #expect(text(framed, 6, 1) == "ababac")
        #expect(text(framed, 1, 1) == "c")
    }

    @Test("a template has the picture's form, in the foreground style")
    func template() {
        let image = Image(picture: PaintedPicture(width: 2, height: 2)).renderingMode(.template)
            .foregroundStyle(.red)
        let cell = render(image, size: CellSize(width: 2, height: 1)).cell(0, 0)
        #expect(cell.glyph == "a")
        #expect(cell.style == Style(foreground: .red))
    }

    @Test("a picture stands as a block where it is redacted")
    func redacted() {
        let image = Image(picture: PaintedPicture(width: 2, height: 2)).redacted(reason: .placeholder)
        #expect(text(image, 2, 1) == "██")
    }

    @Test("of a picture that is larger than any screen, only what is visible is scaled")
    func enormous() throws {
        let picture = PaintedPicture(width: 4000, height: 4000)
        let image = Image(picture: picture).resizable().frame(width: 40_000, height: 40_000)
        _ = render(HStack { image }, size: CellSize(width: 20, height: 10))
        let request = try #require(picture.requests.last)
        #expect(request.size == CellSize(width: 20, height: 10))
        #expect(request.part.width < 0.001)
    }

    @Test("of a tile that is larger than any screen, only what is visible is scaled, to the tile's end")
    func enormousTiles() throws {
        let picture = PaintedPicture(width: 4000, height: 4000)
        let image = Image(picture: picture).resizable(resizingMode: .tile)
            .frame(width: 8000, height: 2000)
        let screen = render(
            image.frame(width: 2, height: 1).clipped(), size: CellSize(width: 2, height: 1)
        )
        // The column in the middle is where one tile ends and the next begins.
        let ends = Array("abcdefghijklmnopqrstuvwxyz")[3999 % 26]
        #expect(screen.text == "\(ends)a")
        #expect(picture.requests.allSatisfy { $0.size == CellSize(width: 1, height: 1) })
    }

    @Test("what the screen can show is asked of the terminal, and when it is known better asked again")
    func screen() {
        let picture = PaintedPicture(width: 2, height: 2)
        let app = TestApp(
            Image(picture: picture), size: CellSize(width: 2, height: 1), colorLevel: .ansi16,
            colorScheme: .light
        )
        #expect(picture.requests.map(\.screen) == [PictureScreen(colorLevel: .ansi16, isLight: true)])
        app.terminal.capabilities.appearance = .dark
        app.settle()
        #expect(picture.requests.last?.screen.isLight == false)
        app.terminal.capabilities.hasLineDrawing = false
        app.settle()
        #expect(picture.requests.last?.screen.blocks == BlockCharacters.none)
    }

    @Test("a picture is drawn when it is decoded, and only then")
    func decodedLater() {
        let picture = PaintedPicture(width: 2, height: 2, state: .waiting)
        let app = TestApp(
            Image(picture: picture, label: Text("logo")), size: CellSize(width: 6, height: 1)
        )
        #expect(app.screen.text == "")
        #expect(picture.waitingCount == 1)
        #expect(picture.requests.isEmpty)
        let frames = app.frameCount
        picture.finish(.ready)
        app.settle()
        #expect(app.screen.text == "  ab")
        #expect(app.frameCount == frames + 1)
    }

    @Test("a picture that turns out to be damaged gives way to its label")
    func damagedLater() {
        let picture = PaintedPicture(width: 2, height: 2, state: .waiting)
        let app = TestApp(
            Image(picture: picture, label: Text("logo")), size: CellSize(width: 4, height: 1)
        )
        picture.finish(.failed)
        app.settle()
        #expect(app.screen.text == "logo")
    }

    @Test("a picture whose view is gone when it is decoded is of no account")
    func goneLater() {
        @MainActor final class Model: ObservableObject { @Published var isShown = true }
        struct Album: View {
            @ObservedObject var model: Model
            let picture: PaintedPicture
            var body: some View {
                if model.isShown { Image(picture: picture) } else { Text("gone") }
            }
        }
        let model = Model()
        let picture = PaintedPicture(width: 2, height: 2, state: .waiting)
        let app = TestApp(Album(model: model, picture: picture), size: CellSize(width: 4, height: 1))
        model.isShown = false
        app.settle()
        picture.finish(.ready)
        app.settle()
        #expect(app.screen.text == "gone")
    }

    @Test("a picture that has not changed is not drawn again")
    func unchanged() {
        @MainActor final class Model: ObservableObject { @Published var count = 0 }
        struct Album: View {
            @ObservedObject var model: Model
            let picture: PaintedPicture
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    Text("\(model.count)")
                    Image(picture: picture)
                }
            }
        }
        let model = Model()
        let picture = PaintedPicture(width: 2, height: 2)
        let app = TestApp(Album(model: model, picture: picture), size: CellSize(width: 2, height: 2))
        let requests = picture.requests.count
        model.count = 1
        app.settle()
        #expect(app.screen.text == "1\nab")
        #expect(picture.requests.count == requests)
    }
}
