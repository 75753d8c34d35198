import CursesUITesting
import Testing

@MainActor
@Suite("The colours of texts")
struct TextColorTests {
    @Test("a colour of a text stands in place of a faint one around; what is disabled stays dim")
    func faint() {
        func style(_ view: some View) -> Style {
            render(view, size: CellSize(width: 1, height: 1)).cell(0, 0).style
        }
        let outer = style(Text("x").foregroundColor(.secondary))
        #expect(outer.attributes.contains(.dim))
        let inner = style(VStack { Text("x").foregroundColor(.red) }.foregroundColor(.secondary))
        #expect(inner.foreground == .red)
        #expect(!inner.attributes.contains(.dim))
        let faint = style(VStack { Text("x").foregroundStyle(.secondary) }.foregroundColor(.red))
        #expect(faint.attributes.contains(.dim))
        let disabled = style(
            Button {
            } label: {
                Text("x").foregroundColor(.red)
            }.buttonStyle(.plain).disabled(true)
        )
        #expect(disabled.attributes.contains(.dim))
    }
}
