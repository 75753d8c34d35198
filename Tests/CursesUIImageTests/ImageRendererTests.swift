import CursesUI
import Testing

@testable import CursesUIImage

@MainActor
@Suite("Pictures of views")
struct ImageRendererTests {
    private func bitmap(_ renderer: ImageRenderer<some View>) throws -> Bitmap {
        let data = try #require(renderer.uiImage?.pngData())
        return try Bitmap(data, limits: .standard)
    }

    private let red = Color(red: 1, green: 0, blue: 0)

    @Test("a cell is 8 by 16 pixels, times the scale")
    func size() throws {
        let renderer = ImageRenderer(content: red.frame(width: 3, height: 2))
        #expect(renderer.uiImage?.size == CGSize(width: 24, height: 32))
        renderer.scale = 2
        let image = try #require(renderer.uiImage)
        #expect(image.size == CGSize(width: 24, height: 32))
        #expect(image.scale == 2)
        #expect(try bitmap(renderer).width == 48)
    }

    @Test("colours are pixels; what is not drawn on is transparent, or white")
    func colors() throws {
        let view = HStack(spacing: 0) {
            red
            Color.clear
        }
        let renderer = ImageRenderer(content: view.frame(width: 4, height: 2))
        let clear = try bitmap(renderer)
        #expect(clear[2, 2] == Bitmap.Pixel(red: 255, green: 0, blue: 0, alpha: 255))
        #expect(clear[20, 2].alpha == 0)
        renderer.isOpaque = true
        #expect(try bitmap(renderer)[20, 2] == Bitmap.Pixel(red: 255, green: 255, blue: 255, alpha: 255))
    }

    @Test("a proposed size is the size of what fills it")
    func proposal() throws {
        let renderer = ImageRenderer(content: Circle().fill(red))
        renderer.proposedSize = ProposedViewSize(width: 10, height: 5)
        let picture = try bitmap(renderer)
        #expect(picture.width == 80 && picture.height == 80)
        #expect(picture[0, 0].alpha == 0)
        #expect(picture[40, 40].vector.x == 255)
    }

    @Test("texts are left out, and that is told")
    func texts() throws {
        let renderer = ImageRenderer(
            content: VStack(spacing: 0) {
                Text("hello")
                red.frame(width: 5, height: 1)
            })
        let picture = try bitmap(renderer)
        #expect(renderer.leavesOutText)
        let alone = ImageRenderer(content: Text("text"))
        #expect(alone.uiImage == nil)
        #expect(alone.leavesOutText)
        #expect(picture[4, 8].alpha == 0)
        #expect(picture[4, 24].vector.x == 255)
        renderer.content = VStack(spacing: 0) {
            Text("")
            red.frame(width: 5, height: 1)
        }
        _ = renderer.uiImage
        #expect(!renderer.leavesOutText)
    }

    @Test("a view without a size has no picture")
    func empty() {
        #expect(ImageRenderer(content: EmptyView()).uiImage == nil)
    }

    @Test("blocks, dots and lines are drawn as they look")
    func glyphs() {
        #expect(GlyphParts("▄")?.rects == [CGRect(x: 0, y: 0.5, width: 1, height: 0.5)])
        #expect(GlyphParts("▌")?.rects == [CGRect(x: 0, y: 0, width: 0.5, height: 1)])
        #expect(GlyphParts("▚")?.rects.count == 2)
        #expect(GlyphParts("⠁")?.rects == [CGRect(x: 0, y: 0, width: 0.5, height: 0.25)])
        #expect(GlyphParts("┼")?.rects.count == 4)
        #expect(GlyphParts(" ")?.rects == [])
        #expect(GlyphParts("a") == nil)
    }
}
