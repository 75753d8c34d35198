import CursesUI
import CursesUITerminal
import CursesUITesting
import Foundation
import Testing

@testable import CursesUIImage

@MainActor
@Suite("Images of data")
struct ImageDataTests {
    /// Returns a picture file that no other test uses.
    private func file(_ width: Int = 4, _ height: Int = 4, seed: UInt8) -> Data {
        PNGFile(width: width, height: height) { x, y in
            [UInt8(x * 255 / max(1, width - 1)), UInt8(y * 255 / max(1, height - 1)), seed, 255]
        }.data
    }

    @Test("An image of data shows its pixels")
    func shown() throws {
        let image = try Image(data: TestPictures.data("rgb.png")).interpolation(.none)
        let screen = render(image, size: CellSize(width: 4, height: 2))
        #expect(screen.cell(0, 0).style.background == .rgb(255, 0, 0))
        #expect(screen.cell(2, 0).style.background == .rgb(0, 255, 0))
        #expect(screen.cell(0, 1).style.background == .rgb(0, 0, 255))
        #expect(screen.cell(3, 1).style.background == .rgb(255, 255, 255))
    }

    @Test("A thumbnail fits its size, and a symbol has one size")
    func thumbnail() async throws {
        let picture = try #require(UIImage(data: file(8, 4, seed: 77)))
        let size = CGSize(width: 2, height: 2)
        #expect(picture.preparingThumbnail(of: size)?.size == CGSize(width: 2, height: 1))
        #expect(await picture.byPreparingThumbnail(ofSize: size)?.size == CGSize(width: 2, height: 1))
        #expect(picture.preparingThumbnail(of: .zero) == nil)
        let symbol = try #require(UIImage(systemName: "star"))
        #expect(symbol.preparingThumbnail(of: size)?.size == symbol.size)
    }

    @Test("A picture under UIKit's name is equal to itself, and can be archived")
    func archive() throws {
        let picture = try #require(UIImage(data: file(3, 2, seed: 200), scale: 2))
        let symbol = try #require(UIImage(systemName: "star"))
        #expect(symbol == UIImage(systemName: "star") && symbol != picture)
        #expect(Set([symbol, picture, symbol]).count == 2)
        func copy(_ image: UIImage) throws -> UIImage? {
            let data = try NSKeyedArchiver.archivedData(withRootObject: image, requiringSecureCoding: true)
            return try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: data)
        }
        #expect(try copy(symbol) == symbol)
        #expect(try copy(picture)?.size == CGSize(width: 1.5, height: 1))
        #expect(try copy(picture)?.pngData() == picture.pngData())
    }

    @Test("Data that is no picture is an error that says why")
    func errors() throws {
        #expect(throws: PictureError.unknownFormat) { try Image(data: Data("no picture".utf8)) }
        let data = try TestPictures.data("rgb.png")
        #expect(throws: PictureError.tooManyPixels(width: 4, height: 4)) {
            try Image(data: data, limits: PictureLimits(pixels: 15))
        }
        #expect("\(PictureError.tooManyPixels(width: 4, height: 4))".contains("4 by 4"))
    }

    @Test("A picture is decoded once and scaled once for each size, however often it is drawn")
    func counts() throws {
        struct Album: View {
            @State var count = 0
            let data: Data
            var body: some View {
                VStack(spacing: 0) {
                    Text("\(count)")
                    // The image is created in the body, as apps do, and therefore in each evaluation.
                    if let picture = UIImage(data: data) {
                        Image(uiImage: picture).resizable().frame(width: 6, height: 2)
                        Image(uiImage: picture).resizable().frame(width: 6, height: 2)
                    }
                    Button("more") { count += 1 }
                }
            }
        }
        let data = file(seed: 1)
        let picture = try #require(UIImage(data: data)?.picture)
        let app = TestApp(Album(data: data), size: CellSize(width: 20, height: 8))
        #expect(picture.counts == DecodedPicture.Counts(decoded: 1, scaled: 1))
        let cells = app.terminal.totalChangedCellCount
        app.press(.return)
        #expect(app.screen.position(of: "1") != nil)
        #expect(picture.counts == DecodedPicture.Counts(decoded: 1, scaled: 1))
        // Only the cell of the number changes.
        #expect(app.terminal.totalChangedCellCount == cells + 1)
        app.resize(width: 21, height: 8)
        #expect(picture.counts == DecodedPicture.Counts(decoded: 1, scaled: 1))
    }

    @Test("Outside of tests a picture is decoded on another thread, and shown when it is")
    func otherThread() async throws {
        let picture = try DecodedPicture(file(seed: 2))
        #expect(picture.state == .waiting)
        await withCheckedContinuation { continuation in
            picture.prepare { continuation.resume() }
        }
        #expect(picture.state == .ready)
        #expect(picture.counts == DecodedPicture.Counts(decoded: 1, scaled: 0))
        // Later requests also call their completion handlers, but the picture is not decoded again.
        await withCheckedContinuation { continuation in
            picture.prepare { continuation.resume() }
        }
        #expect(picture.counts.decoded == 1)
    }

    @Test("A picture whose header is whole and whose pixels are not gives way to its label")
    func damaged() throws {
        var png = PNGFile(width: 4, height: 4, rows: [[1, 2, 3]])
        #expect(throws: PictureError.self) { try DecodedPicture(png.data).preparedNow() }
        let image = try Image(data: png.data, label: Text("Avatar"))
        #expect(render(image, size: CellSize(width: 6, height: 1)).text == "Avatar")
        png.rows = []
        #expect(UIImage(data: png.data) != nil)
        #expect(UIImage(data: png.data)?.preparingForDisplay() == nil)
    }

    @Test("UIKit's name tells the size in points, and is nothing for what is no picture")
    func uiImage() async throws {
        let data = try TestPictures.data("baseline.jpg")
        let picture = try #require(UIImage(data: data, scale: 2))
        #expect(picture.size == CGSize(width: 8, height: 8))
        #expect(picture.scale == 2)
        #expect(UIImage(data: data) == UIImage(data: data))
        #expect(UIImage(data: Data()) == nil)
        #expect(UIImage(data: data.prefix(400)) == nil)
        #expect(await picture.byPreparingForDisplay() == picture)
        #expect(picture.preparingForDisplay() == picture)
        #expect(UIImage(contentsOfFile: TestPictures.url("rgb.png").path)?.size.width == 4)
        #expect(UIImage(contentsOfFile: TestPictures.url("none.png").path) == nil)
    }

    @Test("In points, eight pixels are a column, and a scale makes them more")
    func points() throws {
        let data = file(32, 32, seed: 3)
        func size(_ scale: CGFloat) throws -> Int {
            let picture = try #require(UIImage(data: data, scale: scale))
            let app = TestApp(
                Image(uiImage: picture), size: CellSize(width: 10, height: 5), cellMetrics: .points
            )
            return (0..<5).reduce(0) { count, row in
                count + (0..<10).count { app.screen.cell($0, row).style.background != .default }
            }
        }
        #expect(try size(1) == 4 * 2)
        #expect(try size(2) == 2 * 1)
    }

    @Test("A picture lies within a circle")
    func circle() throws {
        let image = try Image(data: file(40, 40, seed: 4)).resizable().clipShape(Circle())
        let screen = render(image, size: CellSize(width: 20, height: 10))
        #expect(screen.cell(0, 0).style.background == .default)
        #expect(screen.cell(19, 9).style.background == .default)
        #expect(screen.cell(10, 5).style.background != .default)
        #expect(screen.cell(10, 0).style.background != .default)
        #expect(screen.cell(0, 5).style.background != .default)
    }
}
