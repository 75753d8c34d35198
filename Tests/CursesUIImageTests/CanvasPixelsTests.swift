import CursesUI
import CursesUITerminal
import CursesUITesting
import Foundation
import Testing

@testable import CursesUIImage

@MainActor
@Suite("Canvases in pixels")
struct CanvasPixelsTests {
    private static let screen = PictureScreen(pixels: CellPixels(width: 10, height: 20))

    private func app(_ view: some View, on screen: PictureScreen = screen, _ width: Int = 8, _ height: Int = 4)
        -> TestApp
    {
        TestApp(view.environment(\.pictureScreen, screen), size: CellSize(width: width, height: height))
    }

    /// Returns the picture that a cell shows.
    private func picture(in app: TestApp, _ column: Int = 0, _ row: Int = 0) throws -> TerminalPicture {
        let place = try #require(app.screen.cell(column, row).glyph.picturePlace)
        return try #require(PictureTable.shared.picture(place.number))
    }

    private func bitmap(_ picture: TerminalPicture) throws -> Bitmap {
        try Bitmap(Data(picture.data), limits: .standard, enoughPixels: 1 << 20)
    }

    private func isPicture(_ app: TestApp, _ column: Int = 0, _ row: Int = 0) -> Bool {
        app.screen.cell(column, row).glyph.picturePlace != nil
    }

    private static let orange = Color(red: 1, green: 0.5, blue: 0)

    @Test("areas and lines have the resolution of the screen, and smooth edges")
    func shapes() throws {
        let app = app(
            Canvas { context, size in
                context.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 8, height: 4)), with: .color(Self.orange))
                context.stroke(
                    Path { path in
                        path.move(to: CGPoint(x: 0, y: 2))
                        path.addLine(to: CGPoint(x: 8, y: 2))
                    }, with: .color(.init(red: 0, green: 0, blue: 1)), lineWidth: 0.4)
            }
            .drawingGroup()
        )
        let picture = try picture(in: app, 4, 1)
        #expect(picture.size == CellSize(width: 8, height: 4))
        let bitmap = try bitmap(picture)
        #expect(bitmap.width == 80 && bitmap.height == 80)
        #expect(bitmap[40, 20] == Bitmap.Pixel(red: 255, green: 128, blue: 0, alpha: 255))
        #expect(bitmap[0, 0].alpha == 0 && bitmap[79, 79].alpha == 0)
        // The line is two pixels wide.
        #expect((0..<80).filter { bitmap[40, $0].straight.z > 128 }.count == 2)
        // The edge of a circle has an intermediate opacity somewhere.
        #expect(bitmap.pixels.contains { (32...224).contains($0.alpha) })
        // The radius is the same in all directions.
        let filled = bitmap.pixels.reduce(0) { $0 + Int($1.alpha) } / 255
        #expect(abs(Double(filled) - Double.pi * 40 * 40) < 60)
        withExtendedLifetime(app) {}
    }

    @Test("what is translucent lets through what is beneath")
    func opacity() throws {
        let app = app(
            Canvas { context, size in
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white.opacity(0.5)))
            }
            .drawingGroup()
        )
        let pixel = try bitmap(try picture(in: app))[10, 10]
        #expect(abs(Int(pixel.alpha) - 128) < 3 && abs(Int(pixel.straight.x) - 255) < 3)
        withExtendedLifetime(app) {}
    }

    @Test("characters are in front, on the mean colour of the picture")
    func characters() throws {
        let app = app(
            Canvas { context, size in
                context.draw(Text("ab"), at: CGPoint(x: 4, y: 1), anchor: .topLeading)
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Self.orange))
            }
            .drawingGroup()
        )
        #expect(app.screen.cell(4, 1).glyph == "a" && app.screen.cell(5, 1).glyph == "b")
        #expect(app.screen.cell(4, 1).style.background == .rgb(255, 128, 0))
        #expect(isPicture(app, 3, 1) && isPicture(app, 6, 1))
    }

    @Test("without pictures, without the modifier, or translucent, a canvas is drawn in cells")
    func cells() {
        let canvas = Canvas { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Self.orange))
        }
        #expect(!isPicture(app(canvas)))
        #expect(!isPicture(app(canvas.drawingGroup(), on: PictureScreen())))
        #expect(!isPicture(app(canvas.drawingGroup().opacity(0.5))))
        #expect(isPicture(app(canvas.drawingGroup(opaque: true, colorMode: .linear))))
    }

    @Test("sixels get an index for each pixel")
    func sixels() throws {
        let screen = PictureScreen(pixels: CellPixels(width: 6, height: 12), pixelColors: 16)
        let app = app(
            Canvas { context, size in
                context.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), with: .color(Self.orange))
            }
            .drawingGroup(),
            on: screen
        )
        let pixels = try #require(try picture(in: app).pixels)
        #expect(pixels.width == 48 && pixels.height == 48)
        #expect(isPicture(app, 3, 3) && !isPicture(app, 4, 3))
    }

    @Test("sixels cover a canvas of the usual size")
    func wideSixels() {
        let screen = PictureScreen(pixels: CellPixels(width: 10, height: 20), pixelColors: 16)
        let canvas = Canvas { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Self.orange))
        }
        #expect(isPicture(app(canvas.drawingGroup(), on: screen, 90, 16)))
    }

    private struct Bar: View {
        @State private var length = 1

        var body: some View {
            let length = length
            Canvas { context, size in
                context.fill(Path(CGRect(x: 0, y: 0, width: length, height: 4)), with: .color(CanvasPixelsTests.orange))
            }
            .drawingGroup()
            .focusable()
            .onKeyPress("a") {
                self.length += 1
                return .handled
            }
            .onKeyPress("b") { .handled }
        }
    }

    @Test("a single change is drawn in pixels, many changes in cells until they end")
    func motion() throws {
        let app = app(Bar())
        let first = try picture(in: app)
        app.advance(by: .seconds(2))
        app.press("a")
        #expect(isPicture(app, 1, 0))
        #expect(try picture(in: app) !== first)
        app.advance(by: .milliseconds(100))
        app.press("a")
        #expect(!isPicture(app) && app.screen.cell(2, 0).style.background == .rgb(255, 128, 0))
        app.advance(by: .milliseconds(600))
        #expect(isPicture(app, 2, 0) && !isPicture(app, 3, 0))
    }

    @Test("the same drawing is not made again")
    func sameDrawing() throws {
        struct Counter: View {
            @State private var count = 0

            var body: some View {
                let color = count < 100 ? CanvasPixelsTests.orange : .red
                VStack(spacing: 0) {
                    Text("\(count)")
                    Canvas { context, size in
                        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(color))
                    }
                    .drawingGroup()
                }
                .focusable()
                .onKeyPress("a") {
                    count += 1
                    return .handled
                }
            }
        }
        let app = app(Counter())
        let first = try picture(in: app, 0, 1)
        for _ in 0..<3 { app.press("a") }
        #expect(app.screen.position(of: "3") != nil)
        #expect(try picture(in: app, 0, 1) === first)
    }

    @Test("a canvas that is larger than the limit is drawn with fewer pixels")
    func large() throws {
        let screen = PictureScreen(pixels: CellPixels(width: 20, height: 40))
        let app = app(
            Canvas { context, size in
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Self.orange))
            }
            .drawingGroup(),
            on: screen, 100, 30)
        let bitmap = try bitmap(try picture(in: app))
        #expect(bitmap.width * bitmap.height <= 1 << 18)
        #expect(abs(Double(bitmap.width) / Double(bitmap.height) - 2000.0 / 1200) < 0.01)
        withExtendedLifetime(app) {}
    }
}
