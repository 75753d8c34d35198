@testable import CursesUI
import CursesUITerminal
import CursesUITesting
import Testing

@MainActor
@Suite("Images")
struct ImageTests {
    private func text(_ view: some View, width: Int = 20) -> String {
        render(view, size: CellSize(width: width, height: 1)).text
            .trimmingCharacters(in: .whitespaces)
    }

    @Test("a symbol is a sign in the foreground colour")
    func symbol() {
        let star = Image(systemName: "star.fill").foregroundStyle(.yellow)
        let cell = render(star, size: CellSize(width: 1, height: 1)).cell(0, 0)
        #expect(cell.glyph == "★")
        #expect(cell.style.foreground == .yellow)
    }

    @Test(
        "a name with additions is shown by what it is made from",
        arguments: [
            ("person.crop.circle.badge.xmark", "☺"), ("star.square.on.square.fill", "★"),
            ("plus.viewfinder", "+"), ("chevron.right.circle", "›"),
        ]
    )
    func additions(name: String, sign: String) {
        #expect(text(Image(systemName: name)) == sign)
    }

    @Test("a variant is added to the name")
    func variant() {
        #expect(text(Image(systemName: "heart").symbolVariant(.fill)) == "♥")
        #expect(text(Image(systemName: "heart").symbolVariant(.none)) == "♡")
    }

    @Test("a picture that cannot be loaded is its label, or its name, and nothing where decorative")
    func named() {
        #expect(text(Image("logo")) == "logo")
        #expect(text(Image("logo", label: Text("Our logo"))) == "Our logo")
        #expect(
            text(
                HStack(spacing: 0) {
                    Image(decorative: "logo"); Text("x")
                }) == "x")
        #expect(text(Image("a-very-long-name"), width: 8) == "a-very-…")
    }

    @Test("the name of a picture that should cover a small frame begins with its beginning")
    func namedInFrame() {
        let image = Image("a-very-long-name").resizable()
        #expect(text(image.frame(width: 8, height: 1)) == "a-very-…")
        #expect(text(image.scaledToFill().frame(width: 8, height: 1).clipped()) == "a-very-…")
        let square = image.aspectRatio(1, contentMode: .fill).frame(width: 4, height: 4).clipped()
        #expect(render(square, size: CellSize(width: 4, height: 4)).position(of: "a-v…") != nil)
    }

    @Test(
        "a symbol with a filled form has a sign for it",
        arguments: [
            ("xmark.circle", "⊗"), ("xmark.circle.fill", "✖"), ("plus.circle", "⊕"),
            ("plus.circle.fill", "✚"), ("bed.double", "⊢"), ("bed.double.fill", "⊢"),
        ]
    )
    func filled(name: String, sign: String) {
        #expect(render(Image(systemName: name), size: CellSize(width: 1, height: 1)).text == sign)
    }

    @Test("modifiers of pictures leave a symbol its size, in the middle of its frame")
    func resizable() {
        let view = Image(systemName: "globe").resizable().scaledToFit().frame(width: 5, height: 3)
        #expect(render(view, size: CellSize(width: 5, height: 3)).text == "\n  ⊕")
    }

    @Test("a picture that cannot be decoded is its label, and nothing where it has none")
    func failed() {
        let picture = PaintedPicture(width: 8, height: 4)
        picture.fail()
        #expect(text(Image(picture: picture, label: Text("Our logo"))) == "Our logo")
        #expect(
            text(
                HStack(spacing: 0) {
                    Image(picture: picture); Text("x")
                }) == "x")
    }
}
