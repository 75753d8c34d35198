import CursesUITerminal
import CursesUITesting
import Foundation
import Testing

@testable import CursesUI

@MainActor
@Suite("The style of a picture")
struct ImagePaintTests {
    private func text(_ view: some View, _ width: Int, _ height: Int) -> String {
        render(view, size: CellSize(width: width, height: height)).text
    }

    private let image = Image(picture: PaintedPicture(width: 3, height: 4))

    @Test("repeats the picture in the area")
    func tiles() {
        #expect(text(Rectangle().fill(.image(image)), 7, 3) == "abcabca\nabcabca\nabcabca")
    }

    @Test("repeats a part of the picture")
    func part() {
        let part = CGRect(x: 1.0 / 3, y: 0, width: 2.0 / 3, height: 1)
        #expect(text(Rectangle().fill(ImagePaint(image: image, sourceRect: part)), 6, 1) == "bcbcbc")
    }

    @Test("enlarges the picture by its scale")
    func scale() {
        #expect(text(Rectangle().fill(.image(image, scale: 2)), 6, 1) == "aabbcc")
    }

    @Test("is cut to the shape")
    func shape() {
        let rows = render(Circle().fill(.image(image)), size: CellSize(width: 12, height: 6)).rows
        #expect(rows[0].hasPrefix(" ") && rows[3].trimmingCharacters(in: .whitespaces).count == 12)
    }

    @Test("fills backgrounds")
    func background() {
        #expect(text(Text("X").padding(.horizontal, 1).background(.image(image)), 3, 1) == "aXc")
    }

    @Test("appears when the picture has been decoded")
    func decoding() {
        let picture = PaintedPicture(width: 3, height: 2, state: .waiting)
        let app = TestApp(Rectangle().fill(.image(Image(picture: picture))), size: CellSize(width: 3, height: 1))
        #expect(app.screen.text == "")
        picture.finish(.ready)
        app.settle()
        #expect(app.screen.text == "abc")
    }

    @Test("is the primary colour if there is no picture")
    func missing() {
        let picture = PaintedPicture(width: 3, height: 2, state: .failed)
        let screen = render(Rectangle().fill(.image(Image(picture: picture))), size: CellSize(width: 3, height: 1))
        #expect(
            screen.cell(0, 0).style
                == render(Rectangle().fill(.primary), size: CellSize(width: 3, height: 1)).cell(0, 0).style)
    }
}
