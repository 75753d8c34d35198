import CursesUITesting
import SwiftUICompat
import Testing

@MainActor
@Suite("Tinted pictures")
struct TintTests {
    private func style(of image: UIImage, foreground: Color = .green) -> String {
        let view = Image(uiImage: image).foregroundStyle(foreground)
        return TestApp(view, size: CellSize(width: 4, height: 1)).screen.styledText
    }

    @Test("A tint is the colour of a symbol, unless the symbol is a template")
    func symbols() throws {
        let star = try #require(UIImage(systemName: "star"))
        let tinted = style(of: star.withTintColor(.systemRed, renderingMode: .alwaysOriginal))
        #expect(tinted == style(of: star, foreground: .red) && tinted != style(of: star))
        #expect(style(of: star.withTintColor(.systemRed)) == tinted)
        #expect(style(of: star.withTintColor(.systemRed, renderingMode: .alwaysTemplate)) == style(of: star))
        #expect(style(of: star.withTintColor(.systemRed).withRenderingMode(.alwaysOriginal)) == tinted)
    }

    @Test("A view can replace a tint by the foreground style")
    func template() throws {
        let star = try #require(UIImage(systemName: "star"))
        let view = Image(uiImage: star.withTintColor(.systemRed)).renderingMode(.template).foregroundStyle(.green)
        let screen = TestApp(view, size: CellSize(width: 4, height: 1)).screen.styledText
        #expect(screen == style(of: star) && star.withTintColor(.systemRed) != star)
    }
}
