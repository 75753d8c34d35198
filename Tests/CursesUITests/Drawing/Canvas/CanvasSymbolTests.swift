import CursesUITesting
import Testing

@MainActor
@Suite("Symbols of a canvas")
struct CanvasSymbolTests {
    @Test("a view with a tag is drawn wherever it is wanted, and nowhere else")
    func symbols() {
        let screen = render(
            Canvas { context, size in
                guard let star = context.resolveSymbol(id: "star") else { return }
                context.draw(star, at: .zero, anchor: .topLeading)
                context.draw(star, at: CGPoint(x: size.width, y: size.height), anchor: .bottomTrailing)
            } symbols: {
                Text(verbatim: "<*>").tag("star")
                Text(verbatim: "unused").tag("other")
            },
            size: CellSize(width: 10, height: 3)
        )
        #expect(screen == "<*>\n\n       <*>")
    }

    @Test("there is none for another tag; what there is tells its size")
    func sizes() {
        var size: CGSize?
        var hasOther = true
        _ = render(
            Canvas { context, _ in
                size = context.resolveSymbol(id: 0)?.size
                hasOther = context.resolveSymbol(id: 1) != nil
            } symbols: {
                Text(verbatim: "abc").tag(0)
            },
            size: CellSize(width: 10, height: 3)
        )
        #expect(size == CGSize(width: 3, height: 1) && !hasOther)
    }
}
