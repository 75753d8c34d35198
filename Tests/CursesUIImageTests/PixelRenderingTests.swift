import CursesUI
import CursesUISupport
import CursesUITerminal
import CursesUITesting
import Foundation
import Testing

@testable import CursesUIImage

@MainActor
@Suite("Pictures that the terminal draws")
struct PixelRenderingTests {
    private let screen = PictureScreen(pixels: CellPixels(width: 10, height: 20))

    private func request(_ width: Int, _ height: Int) -> PictureRequest {
        PictureRequest(size: CellSize(width: width, height: height), interpolation: .none, screen: screen)
    }

    /// Returns the drawing of a picture, if it is available immediately.
    private func drawing(of picture: DecodedPicture, _ request: PictureRequest) -> PictureDrawing? {
        guard case .made(let drawing) = picture.drawing(for: request, whenDone: nil) else { return nil }
        return drawing
    }

    /// Renders a view on a terminal that draws pictures, and returns its cells.
    private func render(_ view: some View, width: Int, height: Int) -> CellBuffer {
        let view = view.environment(\.pictureScreen, screen)
        let app = TestApp(view, size: CellSize(width: width, height: height))
        var buffer = CellBuffer(size: CellSize(width: width, height: height))
        for row in 0..<height {
            for column in 0..<width {
                let cell = app.screen.cell(column, row)
                buffer.put(cell.glyph, style: cell.style, at: CellPoint(column: column, row: row), clip: buffer.bounds)
            }
        }
        withExtendedLifetime(app) {}
        return buffer
    }

    private func places(_ buffer: CellBuffer) -> [[(number: Int, row: Int, column: Int)?]] {
        (0..<buffer.size.height).map { row in
            (0..<buffer.size.width).map { buffer[column: $0, row: row].glyph.picturePlace }
        }
    }

    @Test("As many pixels are sent as the cells have, and they are those of the picture")
    func pixels() throws {
        let bitmap = Bitmap(width: 2, height: 2, pixels: [.red, .green, .blue, .white])
        let drawing = try #require(PixelRendering(of: Mipmap(bitmap), request(4, 2))).drawing
        #expect(drawing.picture.size == CellSize(width: 4, height: 2))
        let sent = try Bitmap(Data(drawing.picture.data), limits: .standard, enoughPixels: 4096)
        #expect(sent.width == 40 && sent.height == 40)
        #expect(sent[0, 0] == .red && sent[39, 0] == .green && sent[0, 39] == .blue && sent[39, 39] == .white)
        #expect(drawing.isVisible == Array(repeating: true, count: 8))
    }

    @Test("Of a large picture fewer pixels are sent, in the same form")
    func large() throws {
        let bitmap = Bitmap(width: 1, height: 1, pixels: [.red])
        let drawing = try #require(PixelRendering(of: Mipmap(bitmap), request(200, 50))).drawing
        let sent = try Bitmap(Data(drawing.picture.data), limits: .standard, enoughPixels: 4096)
        #expect(sent.width * sent.height <= PixelRendering.maximumPixels)
        #expect(abs(Double(sent.width) / Double(sent.height) - 2) < 0.01)
    }

    @Test("A PNG that is made is the bitmap, transparent or not")
    func roundTrip() throws {
        let colors: [Bitmap.Pixel] = [
            .red, .clear, .green, Bitmap.Pixel(red: 100, green: 50, blue: 0, alpha: 128), .white, .black,
        ]
        let bitmap = Bitmap(width: 3, height: 2, pixels: colors)
        let png = Data(try #require(bitmap.png))
        #expect(try Bitmap(png, limits: .standard, enoughPixels: 64).pixels.map(\.alpha) == colors.map(\.alpha))
        let back = try Bitmap(png, limits: .standard, enoughPixels: 64)
        for (old, new) in zip(bitmap.pixels, back.pixels) {
            let difference = old.vector - new.vector
            #expect(difference.max() <= 1 && difference.min() >= -1)
        }
    }

    @Test("Each cell of a picture says which part it shows")
    func cells() throws {
        let image = try Image(data: TestPictures.data("rgb.png")).resizable()
        let found = places(render(image.frame(width: 3, height: 2), width: 5, height: 2))
        for row in 0..<2 {
            #expect(found[row][0] == nil && found[row][4] == nil)
            for column in 0..<3 {
                let place = try #require(found[row][column + 1])
                #expect((place.row, place.column) == (row, column))
                #expect(place.number == found[0][1]?.number)
            }
        }
    }

    @Test("A picture that is cut or covered keeps its parts in their places")
    func clipping() throws {
        let image = try Image(data: TestPictures.data("rgb.png")).resizable().frame(width: 4, height: 2)
        let view = image.offset(x: -1).overlay { Text("x") }
        let found = places(render(view, width: 4, height: 2))
        for (row, places) in found.enumerated() {
            for (column, place) in places.enumerated() {
                #expect(place == nil || place?.row == row && place?.column == column + 1)
            }
        }
        // The cell of the text and the column beyond the shifted picture show no part of the picture.
        #expect(found.joined().filter { $0 == nil }.count == 3)
    }

    @Test("What is transparent for a whole cell, template, half opaque or redacted is not the terminal's to draw")
    func exceptions() throws {
        let half = PNGFile(width: 2, height: 1) { x, _ in [255, 0, 0, x == 0 ? 255 : 0] }.data
        let image = try Image(data: half).resizable().interpolation(.none)
        let found = places(
            render(
                ZStack {
                    Text("ab"); image
                }, width: 2, height: 1))
        #expect(found[0][0] != nil && found[0][1] == nil)
        for view in [
            AnyView(image.renderingMode(.template)), AnyView(image.opacity(0.5)),
            AnyView(image.redacted(reason: .placeholder)),
        ] {
            #expect(places(render(view, width: 2, height: 1)).joined().allSatisfy { $0 == nil })
        }
    }

    @Test("A picture is scaled once for a size, and one of the same size is the same to the terminal")
    func once() throws {
        let data = PNGFile(width: 4, height: 4) { x, y in [UInt8(x * 9), UInt8(y * 9), 77, 255] }.data
        let picture = try DecodedPicture(data).preparedNow()
        let first = try #require(drawing(of: picture, request(2, 1)))
        let second = try #require(drawing(of: picture, request(2, 1)))
        #expect(first.picture === second.picture)
        let other = try #require(drawing(of: picture, request(4, 2)))
        #expect(other.picture !== first.picture)
        #expect(picture.counts.scaled == 2)
    }

    @Test("A picture in a circle is round in its pixels, and transparent around it")
    func circle() throws {
        let red = PNGFile(width: 2, height: 2) { _, _ in [255, 0, 0, 255] }.data
        let image = try Image(data: red).resizable().frame(width: 8, height: 4).clipShape(Circle())
        let buffer = render(image, width: 8, height: 4)
        let number = try #require(buffer[column: 4, row: 2].glyph.picturePlace?.number)
        let picture = try #require(PictureTable.shared.picture(number))
        let sent = try Bitmap(Data(picture.data), limits: .standard, enoughPixels: 4096)
        #expect(sent.width == 80 && sent.height == 80)
        let opaque = sent.pixels.filter { $0.alpha == 255 }.count
        #expect(abs(Double(opaque) / 6400 - .pi / 4) < 0.05)
        #expect(sent[0, 0].alpha == 0 && sent[40, 0].alpha > 200)
        // Cells that the circle touches only slightly are drawn too.
        #expect(buffer[column: 1, row: 0].glyph.picturePlace != nil)
    }

    @Test("A picture that is repeated is one to the terminal, but not within a shape that cuts it")
    func tiles() throws {
        let image = try Image(data: TestPictures.data("rgb.png")).resizable(resizingMode: .tile)
        let whole = places(render(image.frame(width: 8, height: 4), width: 8, height: 4))
        #expect(whole.joined().allSatisfy { $0?.number == whole[0][0]?.number && $0 != nil })
        #expect(whole[0][0]?.column == 0 && whole[0][4]?.column == 0 && whole[2][4]?.row == 0)
        let round = render(image.frame(width: 8, height: 4).clipShape(Circle()), width: 8, height: 4)
        #expect(places(round).joined().allSatisfy { $0 == nil })
        #expect(round[column: 4, row: 2].style.background != .default)
        #expect(round[column: 0, row: 0].style.background == .default)
    }

    @Test("A terminal that draws no pictures is shown quarters of cells")
    func none() throws {
        let image = try Image(data: TestPictures.data("rgb.png")).resizable()
        let screen = CursesUITesting.render(image, size: CellSize(width: 2, height: 1))
        #expect(screen.cell(0, 0).glyph.picturePlace == nil)
    }

    @Test("A picture is made for the terminal on another thread, and whoever waits is told once")
    func background() async throws {
        let picture = try DecodedPicture(TestPictures.data("rgb.png")).preparedNow()
        let calls = Locked(0)
        await withCheckedContinuation { continuation in
            for _ in 0..<3 {
                guard
                    case .underWay = picture.drawing(
                        for: request(20, 10),
                        whenDone: {
                            let count = calls.withLock { calls in
                                calls += 1
                                return calls
                            }
                            if count == 3 { continuation.resume() }
                        })
                else {
                    Issue.record("not under way")
                    return
                }
            }
        }
        #expect(drawing(of: picture, request(20, 10)) != nil)
        #expect(calls.withLock { $0 } == 3 && picture.counts.scaled == 1)
    }
}
